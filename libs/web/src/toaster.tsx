import * as Toast from '@radix-ui/react-toast';
import { useLanguage } from '@tiraz/locale';
import { createContext, use, useCallback, useState, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import look from './toaster.module.css';

const SHOWN_FOR_MS = 5000;

export interface Message {
  title: string;
  description: string;
  /** In which direction the description runs, where that is not the page's. */
  dir?: 'auto';
  /** Why, where that is known. */
  reason?: string;
  isError?: boolean;
  action?: { label: string; run: () => void };
}

interface ToasterProps {
  labels: { notification: string; notifications: string; dismiss: string };
  /** The classes `viewport`, `toast`, `action` and `close`: what differs from `toaster.module.css`. */
  styles: Readonly<Record<string, string>>;
  viewport: RefObject<HTMLOListElement | null>;
  /** Where the toasts appear; undefined while the page is hydrated. */
  place: HTMLElement | undefined;
  /** Where screen readers find what is announced; the page when left out. */
  announcerContainer?: HTMLElement | undefined;
  children: ReactNode;
}

const ToastContext = createContext<((message: Message) => void) | undefined>(undefined);

/** One toast at a time, for five seconds, paused while hovered or focused; F8 moves to it. */
export function Toaster({ labels, styles, viewport, place, announcerContainer, children }: ToasterProps) {
  const { direction } = useLanguage();
  const [message, setMessage] = useState<Message & { id: number }>();
  const [open, setOpen] = useState(false);

  const toast = useCallback(
    (next: Message) => {
      // A focus on what goes would be lost with it.
      if (viewport.current?.contains(document.activeElement)) viewport.current.focus();
      setMessage((previous) => ({ ...next, id: (previous?.id ?? 0) + 1 }));
      setOpen(true);
    },
    [viewport],
  );

  return (
    <ToastContext value={toast}>
      <Toast.Provider
        duration={SHOWN_FOR_MS}
        label={labels.notification}
        swipeDirection={direction === 'rtl' ? 'left' : 'right'}
        announcerContainer={announcerContainer}
      >
        {children}
        {message && (
          <Toast.Root
            key={message.id}
            open={open}
            onOpenChange={setOpen}
            type="foreground"
            className={`${look.toast} ${styles.toast}`}
            data-error={message.isError || undefined}
          >
            <div>
              <Toast.Title className={look.title}>{message.title}</Toast.Title>
              <Toast.Description dir={message.dir}>{message.description}</Toast.Description>
              {message.reason && <p>{message.reason}</p>}
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
            <Toast.Close className={styles.close}>{labels.dismiss}</Toast.Close>
          </Toast.Root>
        )}
        {place &&
          createPortal(
            <Toast.Viewport
              ref={viewport}
              label={labels.notifications}
              className={`${look.viewport} ${styles.viewport}`}
              // Radix lets nobody press a toast before a render after the one that shows it.
              style={{ pointerEvents: 'auto' }}
            />,
            place,
          )}
      </Toast.Provider>
    </ToastContext>
  );
}

/** Shows a toast; it takes the place of the one that is showing. */
export function useToast(): (message: Message) => void {
  const toast = use(ToastContext);
  if (!toast) throw new Error('toasts need a Toaster above them');
  return toast;
}
