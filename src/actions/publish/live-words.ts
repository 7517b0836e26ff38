import { LIVE_PARTS, type LiveOptions, type LivePart } from '../../ui/live-contract';

/** How «En vivo» says in a language what is public. */
interface LiveWords {
  readonly published: string;
  readonly parts: Readonly<Record<LivePart, string>>;
  readonly initials: string;
  readonly fullNames: string;
  /** That nothing is any more. */
  readonly over: string;
}

/**
 * In Spanish, English, Greek and Russian: a sheet published in one language is kept up to date in another. What the texts
 * write is among them; a test holds that.
 */
const LIVE_WORDS: readonly LiveWords[] = [
  {
    published: 'Se publica',
    parts: { groups: 'grupos', matches: 'partidos', draw: 'draw', ranking: 'ranking' },
    initials: 'iniciales en lugar de nombres',
    fullNames: 'nombres completos',
    over: 'Ya no se publica',
  },
  {
    published: 'Published',
    parts: { groups: 'groups', matches: 'matches', draw: 'draw', ranking: 'ranking' },
    initials: 'initials instead of names',
    fullNames: 'full names',
    over: 'Not published any more',
  },
  {
    published: 'Δημοσιεύονται',
    parts: { groups: 'όμιλοι', matches: 'αγώνες', draw: 'νοκ άουτ', ranking: 'ρέιτινγκ' },
    initials: 'αρχικά αντί για ονόματα',
    fullNames: 'πλήρη ονόματα',
    over: 'Δεν δημοσιεύεται πια',
  },
  {
    published: 'Опубликовано',
    parts: { groups: 'группы', matches: 'матчи', draw: 'сетка', ranking: 'рейтинг' },
    initials: 'инициалы вместо имён',
    fullNames: 'полные имена',
    over: 'Больше не публикуется',
  },
];

/** What a sentence says is public, in whichever language; `null` where it is no such sentence. */
export function readIsPublic(sentence: string): LiveOptions | null {
  for (const words of LIVE_WORDS) {
    const [, parts, names] = /^([^:]*: [^;]*); (.*)$/.exec(sentence) ?? [];
    if (parts === undefined || (names !== words.initials && names !== words.fullNames)) continue;
    const chosen = LIVE_PARTS.filter((part) => parts.includes(words.parts[part]));
    if (chosen.length === 0 || parts !== headOf(words, chosen)) continue;
    return { parts: chosen, initials: names === words.initials };
  }
  return null;
}

export function saysItIsOver(text: string): boolean {
  return LIVE_WORDS.some(({ over }) => over === text);
}

function headOf(words: LiveWords, chosen: readonly LivePart[]): string {
  return `${words.published}: ${chosen.map((part) => words.parts[part]).join(', ')}`;
}
