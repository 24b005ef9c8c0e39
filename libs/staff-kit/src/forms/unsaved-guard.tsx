import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/staff-kit/ui';
import { useLocation, useNavigate } from '@tiraz/router';
import { App } from 'antd';
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { isPlainPress } from '../page/plain-press';
import { LAYERS } from './layers';

interface Guard {
  setDirty: (form: string, isDirty: boolean) => void;
  /** Asks when something is unsaved, in one form or in any. @returns whether to go on */
  confirmLeaving: (form?: string) => Promise<boolean>;
  /** What one agreed to leave is unsaved again: the move was not made. */
  stay: () => void;
  /** Moves at once where nothing is unsaved, otherwise when one agrees. */
  leave: (move: () => void) => void;
  isUnsaved: () => boolean;
  /** Hears whenever that may have changed. */
  subscribe: (notify: () => void) => () => void;
}

const GuardContext = createContext<Guard | undefined>(undefined);

/** Sees to it that no link, no way back and no reload throws away unsaved work without a question. */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const { modal } = App.useApp();
  const t = useTexts(texts);
  const navigate = useNavigate();
  const location = useLocation();
  const entry = useRef(0);
  const [dirty] = useState(() => new Set<string>());
  /** What one agreed to leave: until the move is made it is in no way. */
  const [left] = useState(() => new Set<string>());
  const [listeners] = useState(() => new Set<() => void>());
  const tell = useCallback(() => {
    for (const notify of listeners) notify();
  }, [listeners]);

  const stay = useCallback(() => {
    for (const form of left) dirty.add(form);
    left.clear();
    tell();
  }, [dirty, left, tell]);

  useEffect(() => {
    entry.current = currentEntry();
    // Forms that are gone have signed off; the others are there still, with what was typed.
    stay();
  }, [location, stay]);

  const confirmLeaving = useCallback(
    async (form?: string) => {
      if (form === undefined ? dirty.size === 0 : !dirty.has(form)) return true;
      const leaves = await modal.confirm({
        title: t.leaveTitle,
        content: t.leaveHint,
        // What loses nothing stands out, and has the focus.
        okText: t.leave,
        okType: 'default',
        okButtonProps: { danger: true },
        cancelText: t.stay,
        cancelButtonProps: { type: 'primary' },
        zIndex: LAYERS.leaving,
        focusable: { autoFocusButton: 'cancel' },
      });
      if (leaves && form === undefined) {
        for (const each of dirty) left.add(each);
        dirty.clear();
        tell();
      }
      return leaves;
    },
    [dirty, left, modal, t, tell],
  );
  const leave = useCallback(
    (move: () => void) => {
      if (dirty.size === 0) move();
      else void confirmLeaving().then((leaves) => leaves && move());
    },
    [confirmLeaving, dirty],
  );

  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (dirty.size > 0) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      const path = dirty.size > 0 ? pathOfLink(event) : undefined;
      if (path === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      leave(() => void navigate(path));
    };
    let isAsking = false;
    // A way back that is called off before it is gone.
    const onNavigate = (event: NavigateEvent) => {
      if (event.navigationType !== 'traverse' || dirty.size === 0 || !event.cancelable) return;
      event.preventDefault();
      if (isAsking) return;
      isAsking = true;
      const { key } = event.destination;
      void confirmLeaving().then((leaves) => {
        isAsking = false;
        if (leaves) navigation.traverseTo(key);
      });
    };
    let isReturning = false;
    // Where that cannot be, the browser has moved already and is sent back while one decides. Chromium, which can, tells
    // its listeners in the order in which they came: the router would hear of it first, and have left the page.
    const onPopState = (event: PopStateEvent) => {
      const distance = currentEntry() - entry.current;
      if (isReturning) event.stopImmediatePropagation();
      isReturning = !isReturning && dirty.size > 0 && distance !== 0;
      if (!isReturning) return;
      event.stopImmediatePropagation();
      history.go(-distance);
      void confirmLeaving().then((leaves) => leaves && history.go(distance));
    };
    const waysBack = 'navigation' in window ? window.navigation : undefined;
    window.addEventListener('beforeunload', onUnload);
    window.addEventListener('click', onClick, true);
    if (waysBack) waysBack.addEventListener('navigate', onNavigate);
    else window.addEventListener('popstate', onPopState, true);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      window.removeEventListener('click', onClick, true);
      window.removeEventListener('popstate', onPopState, true);
      waysBack?.removeEventListener('navigate', onNavigate);
    };
  }, [confirmLeaving, dirty, leave, navigate]);

  const [guard] = useState(() => ({
    setDirty: (form: string, isDirty: boolean) => {
      left.delete(form);
      if (isDirty) dirty.add(form);
      else dirty.delete(form);
      tell();
    },
    isUnsaved: () => dirty.size > 0,
    subscribe: (notify: () => void) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
  }));
  return <GuardContext value={{ ...guard, confirmLeaving, stay, leave }}>{children}</GuardContext>;
}

/** The number that the router gives each entry of the history. */
function currentEntry(): number {
  return (history.state as { idx?: number } | null)?.idx ?? 0;
}

/** Where a plain click on a link to another page of the site leads; undefined for any other click. */
function pathOfLink(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (
    !isPlainPress(event) ||
    !link ||
    link.target ||
    link.hasAttribute('download') ||
    link.origin !== window.location.origin
  ) {
    return undefined;
  }
  const isSamePage = link.pathname === window.location.pathname && link.search === window.location.search;
  return isSamePage ? undefined : link.pathname + link.search + link.hash;
}

function useGuard(): Guard {
  const guard = use(GuardContext);
  if (!guard) throw new Error('needs an UnsavedGuard above it');
  return guard;
}

/**
 * Says that what calls it holds unsaved work, for as long as it is shown.
 *
 * @returns asks whether this work, whatever else is unsaved, may be thrown away
 */
export function useUnsavedGuard(isDirty: boolean): () => Promise<boolean> {
  const form = useId();
  const { setDirty, confirmLeaving } = useGuard();
  useEffect(() => {
    setDirty(form, isDirty);
    return () => setDirty(form, false);
  }, [form, isDirty, setDirty]);
  return useCallback(() => confirmLeaving(form), [confirmLeaving, form]);
}

/** For what moves without a link: asks first when something is unsaved. */
export function useLeave(): (move: () => void) => void {
  return useGuard().leave;
}

/** For what leaves and is no move: asks when something is unsaved, and says whether to go on. */
export function useConfirmLeaving(): () => Promise<boolean> {
  const { confirmLeaving } = useGuard();
  return useCallback(() => confirmLeaving(), [confirmLeaving]);
}

/** For what was to leave and could not. */
export function useStay(): () => void {
  return useGuard().stay;
}

/**
 * Whether something is shown: to whoever may, and to who no longer may for as long as something is unsaved, so that what
 * was typed does not go out of sight.
 *
 * @param isWanted whether it is to be shown at all
 */
export function useKeptInSight(may: boolean, isWanted = true): boolean {
  const { isUnsaved, subscribe } = useGuard();
  const isKept = useSyncExternalStore(subscribe, () => !may && isUnsaved());
  const [wasShown, setWasShown] = useState(false);
  const isShown = isWanted && (may || (wasShown && isKept));
  if (isShown !== wasShown) setWasShown(isShown);
  return isShown;
}
