import { useEffect, useState, type RefObject } from 'react';

/** Whether so many rem have room in an element; taken for granted where nobody can measure. */
export function useFits(element: RefObject<HTMLElement | null>, rem: number): boolean {
  const [fits, setFits] = useState(true);
  useEffect(() => {
    if (!element.current || typeof ResizeObserver === 'undefined') return undefined;
    const root = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setFits(entry.contentRect.width >= rem * root);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, rem]);
  return fits;
}
