import { useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/catalogue';
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

interface Move {
  id: string;
  ids: string[];
  by: 'keyboard' | 'pointer';
}

/**
 * Lets a list be put in another order by its handles: dragged, or picked up, moved and put down by the keyboard,
 * which is told to a screen reader. Elements that carry `data-item={id}` are the places.
 *
 * @param nameOf what an item is called
 * @param onOrder gets all ids when they have changed
 */
export function useReorder(ids: string[], nameOf: (id: string) => string, onOrder: (ids: string[]) => void) {
  const { reorder: t } = useTexts(texts);
  const { direction } = useLanguage();
  const [move, setMove] = useState<Move>();
  const [said, setSaid] = useState('');
  const handles = useRef(new Map<string, HTMLElement>());
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
    if (move?.by === 'keyboard') handles.current.get(move.id)?.focus();
  }, [move]);

  useDrag(move?.by === 'pointer' ? move : undefined, setMove, finish, cancel);

  function onKeyDown(event: KeyboardEvent, id: string) {
    const isPickKey = event.key === ' ' || event.key === 'Enter';
    const isMoving = move?.id === id && move.by === 'keyboard';
    if (!isPickKey && !isMoving) return;
    if (isPickKey && !isMoving) {
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
  }

  const handleOf = (id: string) => ({
    ref: (element: HTMLElement | null) => {
      if (element) handles.current.set(id, element);
      else handles.current.delete(id);
    },
    'aria-pressed': move?.id === id,
    onKeyDown: (event: KeyboardEvent) => onKeyDown(event, id),
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.preventDefault();
      setMove({ id, ids, by: 'pointer' });
    },
  });

  return { shown, movingId: move?.id, said, handleOf };
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
    const onMove = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const { move } = current();
      const place = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-item]');
      const over = place?.dataset['item'];
      const index = move && over ? move.ids.indexOf(over) : -1;
      if (move && index >= 0 && over !== move.id)
        setMove({ ...move, ids: movedTo(move.ids, move.id, index) });
    };
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
