import * as Toast from '@radix-ui/react-toast';
import type { ApiError } from '@tiraz/api-client/staff';
import { useLanguage, useTexts } from '@tiraz/locale';
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { texts } from './texts';
import styles from './toaster.module.css';
import { useToastPlace } from './use-toast-place';

const SHOWN_FOR_MS = 5000;

interface Message {
  id: number;
  kind: 'success' | 'error';
  description: string;
  /** Why, where that is known. */
  reason?: string;
  undo?: () => void;
}

interface Notify {
  /** @param options.undo what a button in the toast takes back */
  success: (description: string, options?: { undo?: () => void }) => void;
  /** @param cause tells whether the server was reached at all */
  error: (description: string, cause?: ApiError) => void;
}

const NotifyContext = createContext<Notify | undefined>(undefined);

/** One toast at a time, for five seconds, paused while hovered or focused; F8 moves to it. */
export function Toaster({ children }: { children: ReactNode }) {
  const { direction } = useLanguage();
  const t = useTexts(texts);
  const [message, setMessage] = useState<Message>();
  const [open, setOpen] = useState(false);
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

  const show = useCallback((next: Omit<Message, 'id'>) => {
    // A focus on what goes would be lost with it.
    if (viewport.current?.contains(document.activeElement)) viewport.current.focus();
    setMessage((previous) => ({ ...next, id: (previous?.id ?? 0) + 1 }));
    setOpen(true);
  }, []);
  const notify = useMemo<Notify>(
    () => ({
      success: (description, options) => show({ kind: 'success', description, ...options }),
      error: (description, cause) => {
        const isOffline = cause !== undefined && cause.status === undefined;
        show({ kind: 'error', description, ...(isOffline && { reason: t.unreachable }) });
      },
    }),
    [show, t],
  );

  return (
    <NotifyContext value={notify}>
      <Toast.Provider
        duration={SHOWN_FOR_MS}
        label={t.notification}
        swipeDirection={direction === 'rtl' ? 'left' : 'right'}
      >
        {children}
        {message && (
          <Toast.Root
            key={message.id}
            open={open}
            onOpenChange={setOpen}
            type="foreground"
            className={styles.toast}
            data-kind={message.kind}
          >
            <div>
              <Toast.Title className={styles.title}>{t[message.kind]}</Toast.Title>
              <Toast.Description dir="auto">{message.description}</Toast.Description>
              {message.reason && <p>{message.reason}</p>}
            </div>
            {message.undo && (
              <Toast.Action altText={t.undo} className={styles.button} onClick={message.undo}>
                {t.undo}
              </Toast.Action>
            )}
            <Toast.Close className={styles.button}>{t.dismiss}</Toast.Close>
          </Toast.Root>
        )}
        {createPortal(
          <Toast.Viewport
            ref={viewport}
            label={t.notifications}
            className={styles.viewport}
            // Radix lets nobody press a toast before a render after the one that shows it.
            style={{ pointerEvents: 'auto' }}
          />,
          place,
        )}
      </Toast.Provider>
    </NotifyContext>
  );
}

/** Shows a toast, titled Success or Error; it takes the place of the one that is showing. */
export function useNotify(): Notify {
  const notify = use(NotifyContext);
  if (!notify) throw new Error('useNotify needs a Toaster above it');
  return notify;
}
