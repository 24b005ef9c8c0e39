import { useEffect, useMemo, useRef, type RefObject } from 'react';

const CARD = '[data-card]';

/** Which card of the board has the focus, and where it goes by keys; it follows a card that is moved. */
export function useBoardFocus(board: RefObject<HTMLElement | null>) {
  const followed = useRef<{ id: string; from: string }>(undefined);

  useEffect(() => {
    const root = board.current;
    if (!root) return undefined;
    const forget = ({ target }: FocusEvent) => {
      const card = target instanceof Element ? target.closest<HTMLElement>(CARD) : null;
      if (card && card.dataset['card'] !== followed.current?.id) followed.current = undefined;
    };
    const follow = () => {
      const { id, from } = followed.current ?? {};
      const { activeElement } = document;
      // Who went on elsewhere stays there.
      if (id === undefined || !(activeElement === document.body || root.contains(activeElement))) return;
      const copies = [...root.querySelectorAll<HTMLElement>(`[data-card="${id}"]`)];
      const arrived = copies.find((card) => columnOf(card) !== from);
      if (arrived) {
        followed.current = undefined;
        focusCard(arrived);
      } else if (copies.length === 0 && activeElement === document.body)
        root.querySelector<HTMLElement>(`[data-column="${from}"] h2`)?.focus({ preventScroll: true });
    };
    const watcher = new MutationObserver(follow);
    root.addEventListener('focusin', forget);
    watcher.observe(root, { childList: true, subtree: true });
    return () => {
      root.removeEventListener('focusin', forget);
      watcher.disconnect();
    };
  }, [board]);

  return useMemo(() => {
    const focused = () => document.activeElement?.closest<HTMLElement>(CARD) ?? undefined;
    const cards = (within: ParentNode | null | undefined) => [
      ...(within?.querySelectorAll<HTMLElement>(CARD) ?? []),
    ];
    return {
      /** The id of the card with the focus. */
      current: () => focused()?.dataset['card'],
      isOnCard: () => focused() !== undefined,
      /** Goes along with a card that is moved, when it has arrived. */
      follow(id: string): void {
        const card = board.current?.querySelector(`[data-card="${id}"]`);
        followed.current = card ? { id, from: columnOf(card) } : undefined;
      },
      /** To the next card of the column, or the one before; to the first of the board from elsewhere. */
      step(by: 1 | -1): boolean {
        const card = focused();
        const moves = document.activeElement?.closest('[data-moves]');
        if (moves) {
          const buttons = [...moves.querySelectorAll('button')];
          buttons[buttons.indexOf(document.activeElement as HTMLButtonElement) + by]?.focus();
          return true;
        }
        const all = cards(card ? card.closest('[data-column]') : board.current);
        return focusCard(card ? all[all.indexOf(card) + by] : all[0]);
      },
      /** To the nearest column on that side that has cards, as high up as this one. */
      turn(side: 'left' | 'right'): boolean {
        const card = focused();
        const own = card?.closest<HTMLElement>('[data-column]');
        const columns = [...(board.current?.querySelectorAll<HTMLElement>('[data-column]') ?? [])];
        if (!card || !own) return false;
        const isForward = (side === 'right') === (getComputedStyle(own).direction !== 'rtl');
        const place = columns.indexOf(own);
        const there = isForward ? columns.slice(place + 1) : columns.slice(0, place).reverse();
        const found = there.map((column) => cards(column)).find(({ length }) => length > 0);
        return focusCard(found?.[Math.min(cards(own).indexOf(card), found.length - 1)]);
      },
    };
  }, [board]);
}

function columnOf(card: Element): string {
  return card.closest<HTMLElement>('[data-column]')?.dataset['column'] ?? '';
}

/** @returns true: the key has done what it can, though there may be no such card */
function focusCard(card: HTMLElement | undefined): boolean {
  const link = card?.querySelector<HTMLElement>('a');
  link?.focus({ preventScroll: true });
  card?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return true;
}
