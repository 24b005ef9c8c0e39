import { useLayoutEffect, useRef, useState } from 'react';

/** How many times as large as it fits. */
const STEPS = [1, 2, 3] as const;

/** Enlarges what lies on a stage that scrolls; its middle stays in the middle. */
export function useZoom() {
  const [step, setStep] = useState(0);
  const stage = useRef<HTMLDivElement>(null);
  const zoom = STEPS[step] ?? 1;
  const shown = useRef<number>(zoom);

  useLayoutEffect(() => {
    const element = stage.current;
    if (!element || shown.current === zoom) return;
    const times = zoom / shown.current;
    shown.current = zoom;
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = element;
    element.scrollLeft = (scrollLeft + clientWidth / 2) * times - clientWidth / 2;
    element.scrollTop = (scrollTop + clientHeight / 2) * times - clientHeight / 2;
  }, [zoom]);

  return {
    zoom,
    stage,
    isLeast: step === 0,
    isMost: step === STEPS.length - 1,
    zoomIn: () => setStep(step + 1),
    zoomOut: () => setStep(step - 1),
  };
}
