import { useCalculateQuoteQuery, type Quote, type Selection as QuoteRequest } from '@tiraz/api-client';
import { skipToken } from '@reduxjs/toolkit/query';
import { useTexts } from '@tiraz/locale';
import { useEffect, useMemo, useState } from 'react';
import { useToast } from '../../ui/toaster';
import { calculatorTexts } from './calculator-texts';
import { toQuoteRequest, type Selection } from './selection';

/** How long a selection must rest before a quote is asked for, in milliseconds. */
const REST_MS = 150;

export type QuoteState =
  | { stage: 'incomplete' }
  /** `last` is what was quoted before, for a selection that has changed since. */
  | { stage: 'calculating'; last: Quote | undefined }
  | { stage: 'failed'; retry: () => void }
  | { stage: 'ready'; quote: Quote; request: QuoteRequest };

/**
 * The quote for a selection. Every answer is filed under the selection that it was asked for, so that an older
 * one never shows in place of a newer one. A failure is also announced by a toast.
 */
export function useQuote(selection: Selection): QuoteState {
  const t = useTexts(calculatorTexts);
  const toast = useToast();
  const request = useMemo(() => toQuoteRequest(selection), [selection]);
  const rested = useRested(request);
  const { data, currentData, error, isFetching, refetch } = useCalculateQuoteQuery(rested ?? skipToken);
  const retry = () => void refetch();

  useEffect(() => {
    if (!error) return;
    toast({
      variant: 'destructive',
      title: t.error,
      description: t.quoteFailed,
      action: { label: t.tryAgain, run: retry },
    });
    // One toast for each failure; a change of the language is none.
  }, [error]);

  if (!request) return { stage: 'incomplete' };
  if (rested !== request || isFetching) return { stage: 'calculating', last: data };
  if (currentData) return { stage: 'ready', quote: currentData, request };
  if (error) return { stage: 'failed', retry };
  return { stage: 'calculating', last: data };
}

function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
