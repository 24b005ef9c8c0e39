export { GoHint } from './go-hint';
export { KeyNames } from './key-names';
export { offerUndo, undoLast, whileChanging } from './last-undo';
export { isAbovePage, pressOf } from './press';
export { ShortcutsDialog } from './shortcuts-dialog';
export { focusSearch, useSearchKey } from './use-search-key';
export { useShortcuts } from './use-shortcuts';
