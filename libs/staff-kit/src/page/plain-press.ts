type Press = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether a press on a link leads there from this page; with any other the page stays, and a tab or a window opens. */
export function isPlainPress({ button, ctrlKey, metaKey, shiftKey, altKey }: Press): boolean {
  return button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);
}
