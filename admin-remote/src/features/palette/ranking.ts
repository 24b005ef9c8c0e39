import { folded } from '../../ui/folded';
import type { Entry } from './entry';

type Found = Pick<Entry, 'label' | 'words'>;

/** Before what begins a word; الطلبات is looked for as طلبات as well. */
const BEFORE_A_WORD = /(?:^|[^\p{L}\p{N}])(?:ال)?$/u;

/** How well one text holds a folded one: 0 it is it, 1 begins with it, 2 a word of it does, 3 within; none: nowhere. */
function place(text: string, wanted: string): number | undefined {
  let at = text.indexOf(wanted);
  if (at < 0) return undefined;
  if (at === 0) return text === wanted ? 0 : 1;
  for (; at >= 0; at = text.indexOf(wanted, at + 1)) {
    if (BEFORE_A_WORD.test(text.slice(0, at))) return 2;
  }
  return 3;
}

/**
 * How well an entry answers what was typed, in whichever language it was: 0 is best; undefined where a word of it
 * stands nowhere in the entry.
 */
export function rankOf({ label, words }: Found, typed: string): number | undefined {
  const whole = folded(typed);
  const texts = [label, ...words].map(folded);
  const best = Math.min(...texts.map((text) => place(text, whole) ?? Infinity));
  if (best < Infinity) return best;
  const each = whole
    .split(/\s+/)
    .map((word) => Math.min(...texts.map((text) => place(text, word) ?? Infinity)));
  const worst = Math.max(...each);
  // Words that stand in it apart come after any that stands there as it was typed.
  return worst < Infinity ? 4 + worst : undefined;
}

/** Those that hold what was typed, the best first; in their order among equals. */
export function ranked<One extends Found>(entries: readonly One[], typed: string): One[] {
  if (folded(typed) === '') return [...entries];
  return entries
    .flatMap((entry) => {
      const rank = rankOf(entry, typed);
      return rank === undefined ? [] : [{ entry, rank }];
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry);
}

/** What the server found, in its order, but what bears the typed words in its name before what only mentions them. */
export function foundFirst<One extends Found>(entries: readonly One[], typed: string): One[] {
  return [...entries]
    .map((entry) => ({ entry, rank: rankOf(entry, typed) ?? Infinity }))
    .sort((one, other) => (one.rank === other.rank ? 0 : one.rank - other.rank))
    .map(({ entry }) => entry);
}
