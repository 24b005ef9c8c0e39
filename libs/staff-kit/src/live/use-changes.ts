import {
  askWhoIsThere,
  hasFoundMe,
  isMine,
  showAgain,
  showAgainSince,
  shownOf,
  type Change,
  type StaffDispatch,
} from '@tiraz/api-client/others-changes';
import { use, useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { HappeningsContext, type Happenings } from './happenings';
import { followChanges, type Told } from './stream';

/** What comes within so long is asked for at once; a server that has told all browsers is not asked by all at once. */
const GATHERED_MS = 100;
const SPREAD_MS = 200;
/**
 * How long after a write its own change may still come back by the stream. What the same account did meanwhile in another
 * browser looks alike, and is asked for afterwards.
 */
const ECHO_MS = 2_000;

/**
 * Has what is shown follow what others change, as long as the part is there.
 *
 * @param isTold whether the account is told of anything
 */
export function useChanges(isTold: boolean): void {
  const dispatch = useDispatch<StaffDispatch>();
  const happenings = use(HappeningsContext);
  useEffect(() => {
    // Tests have none.
    if (!isTold || typeof EventSource === 'undefined') return undefined;
    const leaving = new AbortController();
    followChanges(hearIn(dispatch, happenings, leaving.signal), leaving.signal);
    return () => leaving.abort();
  }, [dispatch, happenings, isTold]);
}

/** What is done about what the stream tells. */
export function hearIn(
  dispatch: StaffDispatch,
  happenings: Happenings,
  signal: AbortSignal,
): (told: Told) => void {
  let waiting: Change[] = [];
  let echoes: Change[] = [];
  let hasMissed = false;
  let hasBegun = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let echoTimer: ReturnType<typeof setTimeout> | undefined;
  let wroteAt = -Infinity;
  // What this page writes it asks for again by itself; nobody else would know that it was this one.
  const isEcho = ({ by }: Change) => performance.now() - wroteAt < ECHO_MS && dispatch(isMine(by));

  const ask = () => {
    timer = undefined;
    // Nobody looks: it is asked for when somebody does.
    if (document.hidden) return;
    const changes = waiting.filter((change) => !isEcho(change));
    echoes.push(...waiting.filter((change) => !changes.includes(change)));
    if (echoes.length > 0) echoTimer ??= setTimeout(askForEchoes, ECHO_MS);
    const all = hasMissed;
    [waiting, hasMissed] = [[], false];
    if (all) happenings.tell({ by: 'others' });
    for (const change of changes) happenings.tell({ by: 'others', change });
    if (all) dispatch(showAgain());
    else if (changes.length > 0) dispatch(showAgain(changes.flatMap(shownOf)));
  };
  const askForEchoes = () => {
    echoTimer = undefined;
    dispatch(showAgain(echoes.flatMap(shownOf)));
    echoes = [];
  };
  document.addEventListener('visibilitychange', ask);
  const stopHearing = happenings.subscribe(({ by }) => {
    if (by === 'us') wroteAt = performance.now();
  });
  const stop = () => {
    clearTimeout(timer);
    clearTimeout(echoTimer);
    stopHearing();
    document.removeEventListener('visibilitychange', ask);
  };
  signal.addEventListener('abort', stop, { once: true });

  return (told) => {
    if (signal.aborted) return;
    if ('begunAt' in told) {
      happenings.tell({ by: 'others' });
      // Whoever opens the page has just been asked for; while the stream was lost another may have signed in.
      if (hasBegun) void dispatch(askWhoIsThere());
      hasBegun = true;
      void dispatch(showAgainSince(told.begunAt));
      return;
    }
    if ('ended' in told) {
      // Whoever opens the page signed out is being asked for.
      if (dispatch(hasFoundMe())) void dispatch(askWhoIsThere());
      return;
    }
    if ('look' in told) {
      happenings.tell({ by: 'onlooker', look: told.look });
      return;
    }
    if ('missed' in told) hasMissed = true;
    else waiting.push(told.change);
    timer ??= setTimeout(ask, GATHERED_MS + Math.random() * SPREAD_MS);
  };
}
