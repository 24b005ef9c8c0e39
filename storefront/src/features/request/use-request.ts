import type { CustomerRequest } from '@tiraz/api-client';
import { useEffect, useState } from 'react';

export type RequestState =
  | { stage: 'loading' | 'missing' | 'failed' }
  | { stage: 'ready'; request: CustomerRequest };

interface Found {
  status: number;
  body?: unknown;
}

/**
 * The request that a link opens.
 *
 * @param found what the web server has read already, if it has
 */
export function useRequest(token: string, found: Found | undefined) {
  const [state, setState] = useState<RequestState>(found ? stateOf(found) : { stage: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const isHere = found !== undefined && attempt === 0;

  useEffect(() => {
    if (isHere) return undefined;
    const aborting = new AbortController();
    read(token, aborting.signal).then(
      (answer) => setState(stateOf(answer)),
      () => aborting.signal.aborted || setState({ stage: 'failed' }),
    );
    return () => aborting.abort();
  }, [token, attempt, isHere]);

  const retry = () => {
    setState({ stage: 'loading' });
    setAttempt(attempt + 1);
  };
  return { state, retry };
}

/** Past every cache, and without telling where it was asked from: the address of the page is a secret. */
async function read(token: string, signal: AbortSignal): Promise<Found> {
  const url = new URL(`/api/requests/${encodeURIComponent(token)}`, window.location.origin);
  const answer = await fetch(new Request(url, { cache: 'no-store', referrerPolicy: 'no-referrer', signal }));
  return { status: answer.status, body: answer.ok ? await answer.json() : undefined };
}

function stateOf({ status, body }: Found): RequestState {
  if (status === 200) return { stage: 'ready', request: body as CustomerRequest };
  return { stage: status === 404 ? 'missing' : 'failed' };
}
