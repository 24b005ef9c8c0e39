import type { CustomerQuotation, CustomerRequest } from '@tiraz/api-client';
import { UNQUOTED_STATUSES } from '@tiraz/contracts/inquiry-status';
import { useEffect, useRef, useState } from 'react';
import { useAgainOnReturn } from '../../ui/use-again-on-return';
import { useRounds } from '../../ui/use-rounds';
import { askByLink } from './ask-by-link';
import { useAgainWhile } from './use-again-while';

/**
 * The quotation of a request, null for none, undefined as long as that is not known; read anew with `reload`, after an
 * answer that did not come, while its documents are being made, and when the reader is back.
 *
 * @param found what the web server has read already, if it has: null for none yet
 */
export function useQuotation(
  token: string,
  status: CustomerRequest['status'],
  found: { quotation?: unknown } | undefined,
) {
  const [quotation, setQuotation] = useState(found?.quotation as CustomerQuotation | null | undefined);
  const [attempt, setAttempt] = useState(0);
  const [round, failed] = useRounds();
  const reading = useRef<AbortController>(undefined);
  const reload = () => setAttempt((last) => last + 1);
  const answered = (now: CustomerQuotation) => {
    // What was asked before the answer may know nothing of it.
    reading.current?.abort();
    setQuotation(now);
  };
  const isUnquoted = UNQUOTED_STATUSES.includes(status);
  const isKnown = isUnquoted ? found?.quotation !== undefined : Boolean(found?.quotation);
  const isExpected = attempt > 0 || !isKnown;

  useEffect(() => {
    if (!isExpected) return undefined;
    const aborting = new AbortController();
    reading.current = aborting;
    // Whoever cannot reach us still has before them what there was.
    read(token, aborting.signal).then(
      (now) => aborting.signal.aborted || setQuotation(now),
      () => aborting.signal.aborted || failed(),
    );
    return () => aborting.abort();
  }, [token, attempt, round, failed, isExpected, isUnquoted]);

  useAgainOnReturn(reload);
  useAgainWhile(quotation?.state === 'sent' && !quotation.hasDocuments, reload);

  return { quotation, answered, reload };
}

/**
 * @returns null when there is none, or not any more
 * @throws without an answer
 */
async function read(token: string, signal: AbortSignal): Promise<CustomerQuotation | null> {
  const answer = await askByLink(token, '/quotation', { signal });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`The API answered ${answer.status}`);
  return (await answer.json()) as CustomerQuotation;
}
