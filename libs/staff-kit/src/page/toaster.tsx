import { problemOf, type ApiError } from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/staff-kit/ui';
import { ShownToast } from '@tiraz/web/shown-toast';
import { Toaster as OneToast, useToast } from '@tiraz/web/toaster';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { offerUndo } from '../keys/last-undo';
import styles from './toaster.module.css';
import { useChangeWords } from './use-change-words';
import { useToastPlace } from './use-toast-place';

interface Notify {
  /** @param options.undo what a button in the toast, and the key for it, take back */
  success: (description: string, options?: { undo?: () => void }) => void;
  /** @param cause tells whether the server was reached at all, whether the account may do that, and who was quicker */
  error: (description: string, cause?: ApiError) => void;
  /** Nothing was done, and this is why. */
  tell: (title: string, description: string) => void;
}

/** Toasts, which lie above every dialog and hide nothing that is needed next. */
export function Toaster({ children }: { children: ReactNode }) {
  const labels = useTexts(texts);
  const [place] = useState(() => document.createElement('div'));
  const viewport = useRef<HTMLOListElement>(null);

  useEffect(() => {
    document.body.append(place);
    // An open modal pulls every focus back into itself that it hears of. It is not to hear of a toast's.
    const keepToOneself = (event: Event) => event.stopPropagation();
    place.addEventListener('focusin', keepToOneself);
    return () => {
      place.removeEventListener('focusin', keepToOneself);
      place.remove();
    };
  }, [place]);

  useToastPlace(viewport);

  return (
    <OneToast Shown={ShownToast} labels={labels} styles={styles} viewport={viewport} place={place}>
      {children}
    </OneToast>
  );
}

/** Shows a toast, titled Success or Error; it takes the place of the one that is showing. */
export function useNotify(): Notify {
  const toast = useToast();
  const t = useTexts(texts);
  const wordsOf = useChangeWords();
  return useMemo<Notify>(
    () => ({
      success: (description, { undo } = {}) =>
        toast({
          title: t.success,
          description,
          dir: 'auto',
          ...(undo && { action: { label: t.undo, run: offerUndo(undo) } }),
        }),
      tell: (title, description) => toast({ title, description, dir: 'auto' }),
      error: (description, cause) => {
        const isOffline = cause !== undefined && cause.status === undefined;
        const quicker = cause && wordsOf(cause);
        const isMissing = cause !== undefined && problemOf(cause)?.code === 'permission.missing';
        toast({
          title: t.error,
          description,
          dir: 'auto',
          isError: true,
          ...(isOffline && { reason: t.unreachable }),
          ...(quicker && { reason: quicker.words }),
          ...(isMissing && { reason: t.notPermitted }),
        });
      },
    }),
    [toast, t, wordsOf],
  );
}
