type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'isComposing'
>;

/** Where the keys of commands are held with ⌘, and not with Ctrl. */
export const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** What a keyboard of another script writes with one key: لا is two letters. */
const OTHER_SCRIPT = /^[^\0-\x7f]{1,2}$/u;

/**
 * What a pressed key is called in the tables of keys: `j`, `shift+j`, `/`, `?`, `escape`, `arrowup`, `mod+k`; undefined for what
 * belongs to the browser. On a keyboard that writes Arabic a key is known by its place: what writes ت there is J.
 */
export function pressOf(pressed: PressedKey): string | undefined {
  const { key, code, shiftKey, ctrlKey, metaKey } = pressed;
  if (pressed.altKey || pressed.isComposing) return undefined;
  const isOtherScript = OTHER_SCRIPT.test(key);
  const letter = isOtherScript ? (/^Key([A-Z])$/.exec(code)?.[1] ?? '') : /^[a-z]$/i.test(key) ? key : '';
  if (ctrlKey || metaKey) {
    const isCommand = (isApple ? metaKey : ctrlKey) && ctrlKey !== metaKey && !shiftKey;
    return isCommand && letter ? `mod+${letter.toLowerCase()}` : undefined;
  }
  if (key === 'Escape') return 'escape';
  if (/^arrow(up|down|left|right)$/i.test(key)) return shiftKey ? undefined : key.toLowerCase();
  if (letter) return (shiftKey ? 'shift+' : '') + letter.toLowerCase();
  if (isOtherScript && code === 'Slash') return shiftKey ? '?' : '/';
  return key === '/' || key === '?' ? key : undefined;
}

const WRITES =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="combobox"]';
const LIES_ABOVE = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Whether a key that is pressed here is being typed. */
export function isTyped(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(WRITES) !== null;
}

/** Whether a key that is pressed here belongs to something that lies above the page. */
export function isAbovePage(target: EventTarget | null): boolean {
  if (target instanceof Element && target.closest(LIES_ABOVE)) return true;
  // A dialog has the page to itself, wherever the focus has got to.
  return (
    document.querySelector(
      'dialog[open], .ant-modal-wrap:not([style*="display: none"]) > .ant-modal:not(.ant-zoom-leave)',
    ) !== null
  );
}
