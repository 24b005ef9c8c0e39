import { useEffect, useState } from 'react';
import { ShortcutsDialog, type ShortcutKeys } from './shortcuts-dialog';
import { useShortcuts } from './use-shortcuts';

const KEYS: ShortcutKeys = [
  ['search', '/'],
  ['help', '?'],
];

/** The search was asked for on a page that has none; the one that it leads to begins there. */
let isSearchWanted = false;

function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
  field?.focus();
  field?.select();
  return field !== null;
}

/** The keys of a page with a list: to its search, and to the list of keys, which a button opens too. */
export function ListKeys({
  onMissing,
}: {
  /** Leads to the page that has the search. */ onMissing?: () => void;
}) {
  const [showsKeys, setShowsKeys] = useState(false);
  useShortcuts({
    search: () => {
      if (focusSearch() || !onMissing) return;
      isSearchWanted = true;
      onMissing();
    },
    help: () => setShowsKeys(true),
  });
  useEffect(() => {
    if (!isSearchWanted) return;
    // After the shell, which begins every page at its top.
    requestAnimationFrame(() => {
      if (focusSearch()) isSearchWanted = false;
    });
  }, []);

  return <ShortcutsDialog keys={KEYS} open={showsKeys} onOpenChange={setShowsKeys} />;
}
