import { useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/catalogue';
import { useStableCallback } from '@tiraz/staff-kit/list';
import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';

interface Move {
  id: string;
  ids: string[];
  by: 'keyboard' | 'pointer';
}

/** What each button takes by which an item is moved. The same for all of them, whatever moves. */
export interface Handle {
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
}

/**
 * Lets a list be put in another order by its handles: dragged, or picked up, moved and put down by the keyboard,
 * which is told to a screen reader. Elements that carry `data-item={id}` are the places, each with its handle within.
 *
 * @param nameOf what an item is called
 * @param onOrder gets all ids when they have changed
 */
export function useReorder(ids: string[], nameOf: (id: string) => string, onOrder: (ids: string[]) => void) {
  const { reorder: t } = useTexts(texts);
  const { direction } = useLanguage();
  const [move, setMove] = useState<Move>();
  const [said, setSaid] = useState('');
  const held = useRef<HTMLElement>(null);
  const shown = move ? move.ids : ids;

  const placeOf = (list: string[], id: string) => ({
    name: nameOf(id),
    place: list.indexOf(id) + 1,
    of: list.length,
  });

  function finish(current: Move) {
    setMove(undefined);
    setSaid(t.dropped(placeOf(current.ids, current.id)));
    if (current.ids.join() !== ids.join()) onOrder(current.ids);
  }
  function cancel(current: Move) {
    setMove(undefined);
    setSaid(t.cancelled(nameOf(current.id)));
  }

  // Moving an element takes the focus off its handle.
  useLayoutEffect(() => {
    if (move?.by === 'keyboard') held.current?.focus();
  }, [move]);

  useDrag(move?.by === 'pointer' ? move : undefined, setMove, finish, cancel);

  const onKeyDown = useStableCallback((event: KeyboardEvent<HTMLElement>) => {
    const id = itemAt(event.currentTarget);
    if (id === undefined) return;
    const isPickKey = event.key === ' ' || event.key === 'Enter';
    const isMoving = move?.id === id && move.by === 'keyboard';
    if (!isPickKey && !isMoving) return;
    if (isPickKey && !isMoving) {
      held.current = event.currentTarget;
      setMove({ id, ids, by: 'keyboard' });
      setSaid(t.picked(placeOf(ids, id)));
    } else if (isPickKey && move) {
      finish(move);
    } else if (event.key === 'Escape' && move) {
      cancel(move);
    } else if (event.key === 'Tab' && move) {
      finish(move);
      return;
    } else {
      const step = stepOf(event.key, direction);
      if (step === 0 || !move) return;
      const moved = movedTo(move.ids, id, move.ids.indexOf(id) + step);
      setMove({ ...move, ids: moved });
      setSaid(t.moved(placeOf(moved, id)));
    }
    event.preventDefault();
    event.stopPropagation();
  });
  const onPointerDown = useStableCallback((event: PointerEvent<HTMLElement>) => {
    const id = itemAt(event.currentTarget);
    if (event.button !== 0 || id === undefined) return;
    event.preventDefault();
    setMove({ id, ids, by: 'pointer' });
  });
  const handle: Handle = useMemo(() => ({ onKeyDown, onPointerDown }), [onKeyDown, onPointerDown]);

  return { shown, movingId: move?.id, said, handle };
}

function itemAt(element: Element | null): string | undefined {
  return element?.closest<HTMLElement>('[data-item]')?.dataset['item'];
}

/** So near to an edge of the window a pointer has the page move on, in pixels; a finger on a handle cannot. */
const EDGE = 72;
/** By so much in each frame, at most. */
const FASTEST = 14;

/** How far the page moves in a frame while something is carried at this height, in pixels. */
function stepAt(y: number): number {
  const beyond = Math.max(EDGE - y, 0) - Math.max(y - (window.innerHeight - EDGE), 0);
  return -Math.round((Math.min(Math.max(beyond, -EDGE), EDGE) / EDGE) * FASTEST);
}

/** Follows the pointer from place to place until it is let go. */
function useDrag(
  move: Move | undefined,
  setMove: (move: Move) => void,
  finish: (move: Move) => void,
  cancel: (move: Move) => void,
) {
  const calls = useRef({ move, finish, cancel });
  useEffect(() => {
    calls.current = { move, finish, cancel };
  });
  const isDragging = move !== undefined;

  useEffect(() => {
    if (!isDragging) return undefined;
    const current = () => calls.current;
    let at: { clientX: number; clientY: number } | undefined;
    const place = () => {
      const { move } = current();
      const over = at && itemAt(document.elementFromPoint(at.clientX, at.clientY));
      const index = move && over ? move.ids.indexOf(over) : -1;
      if (move && index >= 0 && over !== move.id)
        setMove({ ...move, ids: movedTo(move.ids, move.id, index) });
    };
    const onMove = ({ clientX, clientY }: globalThis.PointerEvent) => {
      at = { clientX, clientY };
      place();
    };
    let frame = 0;
    const goOn = () => {
      frame = requestAnimationFrame(goOn);
      const step = at ? stepAt(at.clientY) : 0;
      if (step === 0) return;
      window.scrollBy(0, step);
      place();
    };
    goOn();
    const onUp = () => {
      const { move, finish } = current();
      if (move) finish(move);
    };
    const onCancel = () => {
      const { move, cancel } = current();
      if (move) cancel(move);
    };
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') onCancel();
    };
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', onCancel);
    window.addEventListener('keydown', onKey);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', onCancel);
      window.removeEventListener('keydown', onKey);
    };
  }, [isDragging, setMove]);
}

/** Forwards or backwards in the list, as the arrow points on the screen. */
function stepOf(key: string, direction: 'ltr' | 'rtl'): number {
  const forwards = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backwards = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  if (key === 'ArrowDown' || key === forwards) return 1;
  return key === 'ArrowUp' || key === backwards ? -1 : 0;
}

/** @param index kept within the list */
export function movedTo(ids: readonly string[], id: string, index: number): string[] {
  const rest = ids.filter((each) => each !== id);
  const at = Math.min(Math.max(index, 0), rest.length);
  return [...rest.slice(0, at), id, ...rest.slice(at)];
}
