/** What single keys do on the pages of staff. */
export type Shortcut =
  | 'search'
  | 'next'
  | 'previous'
  | 'extendNext'
  | 'extendPrevious'
  | 'select'
  | 'status'
  | 'clear'
  | 'accept'
  | 'reject'
  | 'notes'
  | 'list'
  | 'help';

const SIGNS: Readonly<Record<string, Shortcut>> = {
  '/': 'search',
  '?': 'help',
  '؟': 'help',
  Escape: 'clear',
};

const LETTERS: Readonly<Record<string, readonly [plain: Shortcut, shifted?: Shortcut]>> = {
  j: ['next', 'extendNext'],
  k: ['previous', 'extendPrevious'],
  x: ['select'],
  a: ['accept'],
  r: ['reject'],
  s: ['status'],
  n: ['notes'],
  u: ['list'],
};

type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'isComposing'
>;

/**
 * What a pressed key asks for; nothing with Ctrl, Alt or Meta, which belong to the browser. On a keyboard that writes
 * Arabic a key is known by its place: what writes ت there is J.
 */
export function shortcutOf(pressed: PressedKey): Shortcut | undefined {
  const { key, code, shiftKey } = pressed;
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey || pressed.isComposing) return undefined;
  const isLatin = /^[\x20-\x7e]$/.test(key);
  const isOtherScript = !isLatin && [...key].length === 1;
  const letter = isLatin ? key.toLowerCase() : isOtherScript ? code.replace('Key', '').toLowerCase() : '';
  const sign = isOtherScript && code === 'Slash' ? (shiftKey ? '?' : '/') : key;
  return SIGNS[sign] ?? LETTERS[letter]?.[shiftKey ? 1 : 0];
}

const WRITES =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="combobox"]';
const LIES_ABOVE = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Whether a key that is pressed here is being typed, or belongs to something that lies above the page. */
export function isTaken(target: EventTarget | null): boolean {
  if (target instanceof Element && target.closest(`${WRITES}, ${LIES_ABOVE}`)) return true;
  // A dialog has the page to itself, wherever the focus has got to.
  return (
    document.querySelector(
      '.ant-modal-wrap:not([style*="display: none"]) > .ant-modal:not(.ant-zoom-leave)',
    ) !== null
  );
}
