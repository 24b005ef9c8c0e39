import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/shell';
import { useConfirmLeaving } from '@tiraz/staff-kit/forms';
import { isAbovePage } from '@tiraz/staff-kit/keys';
import { useNotify } from '@tiraz/staff-kit/page';
import { bringAgain } from '@tiraz/web/bring-again';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { PaletteProps } from '../features/palette/palette';

/** What a key writes, in any script: F8 writes nothing. */
const WRITTEN = /^(?:.|[^\0-\x7f]{2})$/u;

let Palette: ComponentType<PaletteProps> | undefined;

/** @returns whether it is here */
async function bring(): Promise<boolean> {
  try {
    Palette ??= (await import('../features/palette/palette')).default;
    return true;
  } catch {
    return false;
  }
}

/** Opens the palette, whose code comes when it is first asked for. What is typed meanwhile is kept, and acts on nothing. */
export function usePalette() {
  const { findFailed } = useTexts(texts);
  const notify = useNotify();
  const confirmLeaving = useConfirmLeaving();
  const [stage, setStage] = useState<'closed' | 'coming' | 'open'>('closed');
  const [typedAhead, setTypedAhead] = useState('');
  const before = useRef<Element | null>(null);
  const isWanted = useRef(false);
  const hasFailed = useRef(false);

  useEffect(() => {
    if (stage !== 'coming') return undefined;
    const keep = (event: KeyboardEvent) => {
      const isText = WRITTEN.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (event.key === 'Escape') {
        isWanted.current = false;
        setStage('closed');
      } else if (event.key === 'Backspace') setTypedAhead((text) => text.slice(0, -1));
      else if (isText) setTypedAhead((text) => text + event.key);
      else if (event.key !== 'Enter') return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', keep, true);
    return () => window.removeEventListener('keydown', keep, true);
  }, [stage]);

  const open = async () => {
    if (stage !== 'closed' || isAbovePage(null)) return;
    before.current = document.activeElement;
    setTypedAhead('');
    isWanted.current = true;
    setStage('coming');
    if (hasFailed.current) await bringAgain(async () => (await bring()) || !isWanted.current, mayReload);
    else await bring();
    hasFailed.current = !Palette;
    if (Palette) {
      setStage((now) => (now === 'coming' ? 'open' : now));
    } else {
      setStage('closed');
      notify.error(findFailed);
    }
  };
  const mayReload = () => {
    // The keyboard is for the question.
    setStage('closed');
    return confirmLeaving();
  };
  const close = () => {
    setStage('closed');
    const back =
      before.current?.isConnected && before.current !== document.body
        ? before.current
        : document.getElementById('main');
    if (back instanceof HTMLElement) back.focus({ preventScroll: true });
  };

  return {
    /** The palette, while it is open. */
    Shown: stage === 'open' ? Palette : undefined,
    isComing: stage === 'coming',
    typedAhead,
    open: () => void open(),
    /** The focus returns to where it was. */
    close,
  };
}
