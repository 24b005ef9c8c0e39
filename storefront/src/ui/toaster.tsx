import * as Toast from '@radix-ui/react-toast';
import { useLanguage, useTexts } from '@tiraz/locale';
import { createContext, use, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './toaster.module.css';
import { uiTexts } from './ui-texts';
import { useHydrated } from './use-hydrated';

const SHOWN_FOR_MS = 5000;

export interface Message {
  title: string;
  description: string;
  variant?: 'default' | 'destructive';
  action?: { label: string; run: () => void };
}

interface Announcer {
  toast: (message: Message) => void;
  /** Tells where toasts must appear to be above an open modal dialog; null when it has closed. */
  setModal: (dialog: HTMLElement | null) => void;
}

const AnnouncerContext = createContext<Announcer | undefined>(undefined);

/** One toast at a time, for five seconds, paused while hovered or focused; F8 moves to it. */
export function Toaster({ children }: { children: ReactNode }) {
  const { direction } = useLanguage();
  const t = useTexts(uiTexts);
  const [modal, setModal] = useState<HTMLElement | null>(null);
  const [message, setMessage] = useState<Message & { id: number }>();
  const [open, setOpen] = useState(false);
  const viewport = useRef<HTMLOListElement>(null);

  const toast = useCallback((next: Message) => {
    // A focus on what goes would be lost with it.
    if (viewport.current?.contains(document.activeElement)) viewport.current.focus();
    setMessage((previous) => ({ ...next, id: (previous?.id ?? 0) + 1 }));
    setOpen(true);
  }, []);

  const announcer = useMemo(() => ({ toast, setModal }), [toast]);
  const hydrated = useHydrated();
  const top = modal ?? (hydrated ? document.body : undefined);

  return (
    <AnnouncerContext value={announcer}>
      <Toast.Provider
        duration={SHOWN_FOR_MS}
        label={t.notification}
        swipeDirection={direction === 'rtl' ? 'left' : 'right'}
        announcerContainer={top}
      >
        {children}
        {message && (
          <Toast.Root
            key={message.id}
            open={open}
            onOpenChange={setOpen}
            type="foreground"
            className={styles.toast}
            data-variant={message.variant ?? 'default'}
          >
            <div>
              <Toast.Title className={styles.title}>{message.title}</Toast.Title>
              <Toast.Description>{message.description}</Toast.Description>
            </div>
            {message.action && (
              <Toast.Action
                altText={message.action.label}
                className={styles.action}
                onClick={message.action.run}
              >
                {message.action.label}
              </Toast.Action>
            )}
            <Toast.Close className={styles.close}>{t.dismiss}</Toast.Close>
          </Toast.Root>
        )}
        {top &&
          createPortal(
            <Toast.Viewport ref={viewport} label={t.notifications} className={styles.viewport} />,
            top,
          )}
      </Toast.Provider>
    </AnnouncerContext>
  );
}

function useAnnouncer(): Announcer {
  const announcer = use(AnnouncerContext);
  if (!announcer) throw new Error('toasts need a Toaster above them');
  return announcer;
}

/** Shows a toast; it takes the place of the one that is showing. */
export function useToast(): Announcer['toast'] {
  return useAnnouncer().toast;
}

/** See Announcer.setModal. */
export function useModalForToasts(): Announcer['setModal'] {
  return useAnnouncer().setModal;
}
