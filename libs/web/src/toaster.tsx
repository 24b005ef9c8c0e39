import {
  createContext,
  use,
  useCallback,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';

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

interface Look {
  labels: { notification: string; notifications: string; dismiss: string };
  /** The classes `viewport`, `toast`, `action` and `close`: what differs from `toaster.module.css`. */
  styles: Readonly<Record<string, string>>;
  viewport: RefObject<HTMLOListElement | null>;
  /** Where the toasts appear; undefined while the page is hydrated. */
  place: HTMLElement | undefined;
  /** Where screen readers find what is announced; the page when left out. */
  announcerContainer?: HTMLElement | undefined;
}

export interface ShownToastProps extends Look {
  /** Another id is another toast. */
  message: (Message & { id: number }) | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

interface ToasterProps extends Look {
  /** What shows a toast, `ShownToast`; undefined until its code is here: what was said meanwhile is shown then. */
  Shown: ComponentType<ShownToastProps> | undefined;
  /** Something has been said. */
  onToast?: () => void;
  children: ReactNode;
}

const ToastContext = createContext<((message: Message) => void) | undefined>(undefined);

/** One toast at a time, for five seconds, paused while hovered or focused; F8 moves to it. */
export function Toaster({
  Shown,
  onToast,
  labels,
  styles,
  viewport: viewportRef,
  place,
  announcerContainer,
  children,
}: ToasterProps) {
  const [message, setMessage] = useState<Message & { id: number }>();
  const [open, setOpen] = useState(false);

  const toast = useCallback(
    (next: Message) => {
      // A focus on what goes would be lost with it.
      if (viewportRef.current?.contains(document.activeElement)) viewportRef.current.focus();
      setMessage((previous) => ({ ...next, id: (previous?.id ?? 0) + 1 }));
      setOpen(true);
    },
    [viewportRef],
  );
  useEffect(() => {
    if (message) onToast?.();
  }, [message, onToast]);

  return (
    <ToastContext value={toast}>
      {children}
      {Shown && (
        <Shown
          {...{ labels, styles, viewport: viewportRef, place, announcerContainer }}
          message={message}
          open={open}
          onOpenChange={setOpen}
        />
      )}
    </ToastContext>
  );
}

/** Shows a toast; it takes the place of the one that is showing. */
export function useToast(): (message: Message) => void {
  const toast = use(ToastContext);
  if (!toast) throw new Error('toasts need a Toaster above them');
  return toast;
}
