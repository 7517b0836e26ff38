import type { AnswerView, BookView, CallAnswer, Edit, PageEvent } from '../messages';
import { texts } from './texts';

/** The page's line to the server. */
export class Connection {
  readonly page = crypto.randomUUID();
  private boot: string | undefined;

  constructor(
    private readonly hear: (event: PageEvent) => void,
    private readonly lost: (isLost: boolean) => void,
  ) {}

  listen(): void {
    const events = new EventSource(`/events?page=${this.page}`);
    events.onmessage = ({ data }: MessageEvent<string>) => {
      const event = JSON.parse(data) as PageEvent;
      if (event.kind === 'hello') {
        // Another server, another workbook: what this page holds of it is of no use.
        if (this.boot !== undefined && this.boot !== event.boot) return location.reload();
        this.boot = event.boot;
        this.lost(false);
      }
      this.hear(event);
    };
    events.onerror = () => this.lost(true);
  }

  async book(): Promise<BookView> {
    const response = await fetch('/book').catch(() => {
      throw new Error(texts().failed);
    });
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error((answer as { error: string }).error);
    return answer as BookView;
  }

  type(edits: readonly Edit[]): Promise<{ error?: string }> {
    return this.post('/type', { edits });
  }

  run(name: string, sheet: number): Promise<{ error?: string; active?: number }> {
    return this.post('/run', { name, sheet });
  }

  async call(name: string, args: unknown, sheet: number): Promise<CallAnswer & { active?: number }> {
    return (await this.post('/call', { name, args, sheet })) as CallAnswer;
  }

  answer(question: number, answer: AnswerView): Promise<{ error?: string }> {
    return this.post('/answer', { question, ...answer });
  }

  private async post(path: string, body: object): Promise<{ error?: string }> {
    try {
      const response = await fetch(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...body, page: this.page }),
      });
      return (await response.json()) as { error?: string };
    } catch {
      return { error: texts().failed };
    }
  }
}
