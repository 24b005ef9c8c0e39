import type { CustomerRequest } from '@tiraz/api-client';
import { useEffect, useState } from 'react';
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
 * The request that a link opens; `refresh` reads it anew while it is shown.
 *
 * @param found what the web server has read already, if it has
 */
export function useRequest(token: string, found: Found | undefined) {
  const [state, setState] = useState<RequestState>(found ? stateOf(found) : LOADING);
  const [attempt, setAttempt] = useState(0);
  const isHere = found !== undefined && attempt === 0;

  useEffect(() => {
    if (isHere) return undefined;
    const aborting = new AbortController();
    read(token, aborting.signal).then(
      (answer) => setState((shown) => stateOf(answer, shown)),
      () => aborting.signal.aborted || setState((shown) => stateOf({ status: 0 }, shown)),
    );
    return () => aborting.abort();
  }, [token, attempt, isHere]);

  const refresh = () => setAttempt((last) => last + 1);
  const retry = () => {
    setState(LOADING);
    refresh();
  };
  return { state, retry, refresh };
}

async function read(token: string, signal: AbortSignal): Promise<Found> {
  const answer = await askByLink(token, '', { signal });
  return { status: answer.status, body: answer.ok ? await answer.json() : undefined };
}

/** @param shown stays when no answer came */
function stateOf({ status, body }: Found, shown: RequestState = LOADING): RequestState {
  if (status === 200) return { stage: 'ready', request: body as CustomerRequest };
  if (shown.stage === 'ready' && status !== 404) return shown;
  return { stage: status === 404 ? 'missing' : 'failed' };
}
