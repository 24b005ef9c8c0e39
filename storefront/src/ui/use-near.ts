import { startTransition, useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Whether a place has come near the window, for what is only to be looked at: never while the page is prerendered and
 * hydrated, and for good once it has.
 *
 * @param margin how far beyond the window is near, as IntersectionObserver wants it
 */
export function useNear<Place extends Element>(margin = '50%'): [RefObject<Place | null>, boolean] {
  const place = useRef<Place>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const come = () => startTransition(() => setIsNear(true));
    // Paper has no window.
    window.addEventListener('beforeprint', come, { once: true });
    if (!place.current || !('IntersectionObserver' in window)) {
      come();
      return () => window.removeEventListener('beforeprint', come);
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        come();
      },
      { rootMargin: margin },
    );
    observer.observe(place.current);
    return () => {
      window.removeEventListener('beforeprint', come);
      observer.disconnect();
    };
  }, [margin]);
  return [place, isNear];
}
