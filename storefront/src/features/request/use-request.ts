import type { CustomerRequest } from '@tiraz/api-client';
import { useEffect, useState } from 'react';
import { useAgainOnReturn } from '../../ui/use-again-on-return';
import { useRounds } from '../../ui/use-rounds';
import { askByLink } from './ask-by-link';

export type RequestState =
  | { stage: 'loading' | 'missing' | 'failed' }
  | { stage: 'ready'; request: CustomerRequest };

const LOADING: RequestState = { stage: 'loading' };

interface Found {
  status: number;
  body?: unknown;
}

/**
 * The request that a link opens; `refresh` reads it anew while it is shown. What did not come is read again, and so is
 * what was shown before the reader went elsewhere.
 *
 * @param found what the web server has read already, if it has
 */
export function useRequest(token: string, found: Found | undefined) {
  const [state, setState] = useState<RequestState>(found ? stateOf(found) : LOADING);
  const [attempt, setAttempt] = useState(0);
  const [round, failed] = useRounds();
  const isHere = found !== undefined && attempt === 0;

  useEffect(() => {
    if (isHere) return undefined;
    const aborting = new AbortController();
    void read(token, aborting.signal).then((answer) => {
      if (aborting.signal.aborted) return;
      setState((shown) => stateOf(answer, shown));
      if (answer.status !== 200 && answer.status !== 404) failed();
    });
    return () => aborting.abort();
  }, [token, attempt, round, failed, isHere]);

  const refresh = () => setAttempt((last) => last + 1);
  useAgainOnReturn(refresh);
  const retry = () => {
    setState(LOADING);
    refresh();
  };
  return { state, retry, refresh };
}

/** @returns the status 0 where no answer came */
async function read(token: string, signal: AbortSignal): Promise<Found> {
  try {
    const answer = await askByLink(token, '', { signal });
    return { status: answer.status, body: answer.ok ? await answer.json() : undefined };
  } catch {
    return { status: 0 };
  }
}

/** @param shown stays when no answer came */
function stateOf({ status, body }: Found, shown: RequestState = LOADING): RequestState {
  if (status === 200) return { stage: 'ready', request: body as CustomerRequest };
  if (shown.stage === 'ready' && status !== 404) return shown;
  return { stage: status === 404 ? 'missing' : 'failed' };
}
