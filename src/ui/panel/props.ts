import type { PanelMatch } from '../contract';
import type { Listing } from './listing';
import type { Event, Model, Request } from './model';

export interface ListProps {
  readonly listing: Listing;
  readonly model: Model;
  readonly now: number;
  readonly dispatch: (event: Event) => void;
  readonly ask: (request: Request) => void;
  /** Where the focus goes when a match leaves its place. */
  readonly afterSaving: (key: string) => void;
}

export interface ItemProps extends ListProps {
  readonly match: PanelMatch;
  readonly isOpen: boolean;
  readonly isSaving: boolean;
}
