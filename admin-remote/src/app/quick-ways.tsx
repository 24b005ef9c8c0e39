import type { Me } from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/shell';
import { texts as keyTexts } from '@tiraz/messages/staff-kit/shortcuts';
import { useConfirmLeaving } from '@tiraz/staff-kit/forms';
import {
  focusSearch,
  GoHint,
  KeyNames,
  ShortcutsDialog,
  undoLast,
  useShortcuts,
} from '@tiraz/staff-kit/keys';
import { useGo, useMayOpen, useNotify, useStaffPath } from '@tiraz/staff-kit/page';
import { useEffect } from 'react';
import type { Entry } from '../features/palette/entry';
import { rememberPage } from '../ui/recent-things';
import { usePlaces } from './places';
import headButton from './head-button.module.css';
import styles from './quick-ways.module.css';
import { usePalette } from './use-palette';
import { useSignOut } from '../ui/use-sign-out';

/** The keys that work on every page, and the buttons for those who do not know them: the palette, the list of keys. */
export function QuickWays({ me }: { me: Me }) {
  const t = useTexts(texts);
  const { nothingToUndo, nothingToUndoHint } = useTexts(keyTexts);
  const path = useStaffPath();
  const go = useGo();
  const mayOpen = useMayOpen();
  const notify = useNotify();
  const confirmLeaving = useConfirmLeaving();
  const pages = usePlaces();
  const palette = usePalette();
  const { signOut } = useSignOut();

  useEffect(() => rememberPage(me.id, path), [me.id, path]);

  const visit = async (to: string) => {
    if (!(await confirmLeaving())) return;
    // Where the page stays the same, nothing else moves the keyboard to it.
    document.getElementById('main')?.focus({ preventScroll: true });
    go(to);
  };
  const places = pages
    .filter((page) => mayOpen(page.path))
    .map(({ path: to, letter, label }) => ({ letter, name: label, go: () => void visit(to) }));
  useShortcuts(
    {
      search: () => focusSearch() || palette.open(),
      undo: () => {
        if (!undoLast()) notify.tell(nothingToUndo, nothingToUndoHint);
      },
      palette: palette.open,
    },
    { isAroundPage: true, places },
  );

  const choose = async ({ to, run }: Entry) => {
    palette.close();
    if (to) await visit(to);
    else await run?.();
  };

  return (
    <>
      <button
        type="button"
        className={`${headButton.button} ${styles.opener}`}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        aria-busy={palette.isComing}
        onClick={palette.open}
      >
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
          <path
            d="M9 3a6 6 0 1 1 0 12a6 6 0 0 1 0-12ZM13.5 13.5 18 18"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
          />
        </svg>
        <span>{t.find}</span>
        <span aria-hidden="true">
          <KeyNames press="mod+k" />
        </span>
      </button>
      <ShortcutsDialog />
      <GoHint places={places} />
      {palette.Shown && (
        <palette.Shown
          account={me.id}
          pages={pages}
          typedAhead={palette.typedAhead}
          onSignOut={signOut}
          onChoose={(entry) => void choose(entry)}
          onClose={() => palette.close()}
        />
      )}
    </>
  );
}
