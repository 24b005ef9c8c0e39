/** What keys do on the pages of staff, and which key; in the order in which they are listed. */
export const SHORTCUTS = {
  search: '/',
  next: 'j',
  previous: 'k',
  cardBelow: 'arrowdown',
  cardAbove: 'arrowup',
  columnRight: 'arrowright',
  columnLeft: 'arrowleft',
  open: 'enter',
  select: 'x',
  extendNext: 'shift+j',
  extendPrevious: 'shift+k',
  bar: 'b',
  clear: 'escape',
  status: 's',
  statusOfAll: 's',
  moveCard: 's',
  ownerOfAll: 'o',
  accept: 'a',
  acceptAll: 'a',
  reject: 'r',
  rejectAll: 'r',
  notes: 'n',
  leave: 'escape',
  list: 'u',
  palette: 'mod+k',
  undo: 'z',
  help: '?',
} as const;

export type Shortcut = keyof typeof SHORTCUTS;

/**
 * What each key does here. `itself`: what has the focus hears the key by itself, as a link hears Enter. What answers
 * with false has nothing to do at the moment, and leaves the key alone.
 */
export type ShortcutActions = Partial<Record<Shortcut, (() => unknown) | 'itself'>>;

/** A page that is reached by G and then a letter. */
export interface KeyPlace {
  /** A small Latin letter. */
  letter: string;
  /** As the page is called on the screen. */
  name: string;
  go: () => void;
}

/** What a key does again while it is held down; nothing is answered twice by a slow finger. */
export const REPEATABLE: ReadonlySet<Shortcut> = new Set([
  'next',
  'previous',
  'cardBelow',
  'cardAbove',
  'columnRight',
  'columnLeft',
  'extendNext',
  'extendPrevious',
]);

export const SHORTCUT_NAMES = Object.keys(SHORTCUTS) as Shortcut[];
