import { useEffect, type RefObject } from 'react';

/** Between toasts and the edge of the window, in pixels: --space-4. */
const GAP = 16;

const PLACE = new EventTarget();

/** Has the toasts stand where they hide nothing, once what is `data-keep-clear` has come or changed. */
export function placeToasts(): void {
  PLACE.dispatchEvent(new Event('change'));
}

interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/**
 * Puts the toasts where they hide nothing that is needed next. They stand at the end of the window, where open
 * dialogs leave them room (antd-theme.css); at its beginning, where they would lie on what has the focus or on what
 * is marked `data-keep-clear`.
 */
export function useToastPlace(viewport: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const list = viewport.current;
    if (!list) return;
    const page = document.documentElement;

    const place = () => {
      const { height, left, right } = list.getBoundingClientRect();
      page.style.setProperty('--toasts', height ? `calc(${height}px + 2 * var(--space-4))` : '0px');
      const end = { top: window.innerHeight - height - 2 * GAP, bottom: window.innerHeight, left, right };
      list.dataset['at'] = height > 0 && neededNext(list).some((box) => overlap(box, end)) ? 'start' : 'end';
    };
    // A focus first moves, and then brings what it is on into view.
    const placeSoon = () => requestAnimationFrame(place);

    const observer = new ResizeObserver(place);
    observer.observe(list);
    document.addEventListener('focusin', placeSoon);
    PLACE.addEventListener('change', placeSoon);
    window.addEventListener('resize', placeSoon);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', placeSoon);
      PLACE.removeEventListener('change', placeSoon);
      window.removeEventListener('resize', placeSoon);
      page.style.removeProperty('--toasts');
    };
  }, [viewport]);
}

function neededNext(list: HTMLElement): Box[] {
  if (document.querySelector('.ant-modal-wrap:not([style*="display: none"])')) return [];
  const focused = document.activeElement;
  const isOnPage = focused && focused !== document.body && !list.contains(focused) && focused.id !== 'main';
  const kept = document.querySelectorAll('[data-keep-clear]');
  return [...(isOnPage ? [focused] : []), ...kept].map((element) => element.getBoundingClientRect());
}

function overlap(one: Box, other: Box): boolean {
  return one.top < other.bottom && one.bottom > other.top && one.left < other.right && one.right > other.left;
}
