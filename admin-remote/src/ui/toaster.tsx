import * as Toast from '@radix-ui/react-toast';
import { useLanguage, useTexts } from '@tiraz/locale';
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { texts } from './texts';
import styles from './toaster.module.css';

const SHOWN_FOR_MS = 5000;

interface Message {
  id: number;
  kind: 'success' | 'error';
  description: string;
  undo?: () => void;
}

interface Notify {
  /** @param options.undo what a button in the toast takes back */
  success: (description: string, options?: { undo?: () => void }) => void;
  error: (description: string) => void;
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

  // Dialogs end where the toasts begin (antd-theme.css); what stood at the end of one stays in view.
  useEffect(() => {
    const list = viewport.current;
    if (!list) return;
    const page = document.documentElement;
    const observer = new ResizeObserver(() => {
      const dialogs = [...document.querySelectorAll('.ant-modal-wrap')];
      const ends = dialogs.map(({ scrollTop, clientHeight }) => scrollTop + clientHeight);
      const height = list.getBoundingClientRect().height;
      page.style.setProperty('--toasts', height ? `calc(${height}px + 2 * var(--space-4))` : '0px');
      dialogs.forEach((dialog, index) => {
        const end = ends[index] ?? 0;
        if (end > dialog.scrollTop + dialog.clientHeight) dialog.scrollTop = end - dialog.clientHeight;
      });
    });
    observer.observe(list);
    return () => {
      observer.disconnect();
      page.style.removeProperty('--toasts');
    };
  }, []);

  const show = useCallback((next: Omit<Message, 'id'>) => {
    // A focus on what goes would be lost with it.
    if (viewport.current?.contains(document.activeElement)) viewport.current.focus();
    setMessage((previous) => ({ ...next, id: (previous?.id ?? 0) + 1 }));
    setOpen(true);
  }, []);
  const notify = useMemo<Notify>(
    () => ({
      success: (description, options) => show({ kind: 'success', description, ...options }),
      error: (description) => show({ kind: 'error', description }),
    }),
    [show],
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
          <Toast.Viewport ref={viewport} label={t.notifications} className={styles.viewport} />,
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
