import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/ui';
import { Toaster as OneToast } from '@tiraz/web/toaster';
import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { onFirstTouch } from './first-touch';
import styles from './toaster.module.css';
import { useHydrated } from './use-hydrated';

type SetModal = (dialog: HTMLElement | null) => void;

const ModalContext = createContext<SetModal | undefined>(undefined);

/** Who touches nothing is told little; it is brought before it is needed, so that a lost connection can be told of. */
const loadToast = async () => (await import('@tiraz/web/shown-toast')).ShownToast;

/** Toasts, which lie above an open modal dialog as well. */
export function Toaster({ children }: { children: ReactNode }) {
  const labels = useTexts(texts);
  const [modal, setModal] = useState<HTMLElement | null>(null);
  const viewport = useRef<HTMLOListElement>(null);
  const hydrated = useHydrated();
  const [Shown, setShown] = useState<Awaited<ReturnType<typeof loadToast>>>();
  const bring = useCallback(() => {
    loadToast().then(
      (loaded) => setShown(() => loaded),
      // The next toast asks again.
      () => undefined,
    );
  }, []);
  useEffect(() => onFirstTouch(bring), [bring]);
  const top = modal ?? (hydrated ? document.body : undefined);

  return (
    <ModalContext value={setModal}>
      <OneToast
        Shown={Shown}
        onToast={bring}
        labels={labels}
        styles={styles}
        viewport={viewport}
        place={top}
        announcerContainer={top}
      >
        {children}
      </OneToast>
    </ModalContext>
  );
}

/** Tells where toasts must appear to be above an open modal dialog; null when it has closed. */
export function useModalForToasts(): SetModal {
  const setModal = use(ModalContext);
  if (!setModal) throw new Error('a modal dialog needs a Toaster above it');
  return setModal;
}
