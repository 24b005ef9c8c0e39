import { useEffect, type RefObject } from 'react';
import { useRounds } from '../../ui/use-rounds';
import { failureOf, isOutdated } from './answer-failures';
import { sendAnswer } from './use-answer';

/** How long it has to be in sight before it counts as seen, in milliseconds: a mail scanner does not stay. */
const SEEN_AFTER_MS = 2_000;

/** Tells the server once that the revision has been looked at; again only where that did not arrive. */
export function useSeen(element: RefObject<HTMLElement | null>, token: string, revision: number): void {
  const [round, failed] = useRounds();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isInView = false;
    let isTold = false;
    const tell = () => {
      isTold = true;
      void sendAnswer(token, 'seen', { revision }).then(({ refusal }) => {
        if (refusal !== undefined && !isOutdated(failureOf(refusal))) failed();
      });
    };
    const look = () => {
      clearTimeout(timer);
      if (isInView && !isTold && document.visibilityState === 'visible')
        timer = setTimeout(tell, SEEN_AFTER_MS);
    };
    const observer = new IntersectionObserver(([entry]) => {
      isInView = entry?.isIntersecting ?? false;
      look();
    });
    if (element.current) observer.observe(element.current);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
  }, [element, token, revision, round, failed]);
}
