import {
  useCalculateQuoteQuery,
  type ApiError,
  type ProductType,
  type Quote,
  pricedOf,
  type Selection as QuoteRequest,
} from '@tiraz/api-client';
import { skipToken } from '@reduxjs/toolkit/query';
import { useTexts } from '@tiraz/locale';
import { texts as calculatorTexts } from '@tiraz/messages/storefront/calculator';
import { texts as uiTexts } from '@tiraz/messages/storefront/ui';
import { useToast } from '@tiraz/web/toaster';
import { useRested } from '@tiraz/web/use-rested';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useAgainWhenBack } from '../../ui/use-connection';
import { useLadderStep } from './ladder';
import { toQuoteRequest, type Selection } from '../../selection/selection';

/** How long a selection must rest before a quote is asked for, in milliseconds. */
export const REST_MS = 150;

/** How long after a failure it is worth asking again unasked, in milliseconds. */
export const AGAIN_AFTER_MS = 10_000;

export type QuoteState =
  | { stage: 'incomplete' }
  /** `last` is what was quoted before, for a selection that has changed since. */
  | { stage: 'calculating'; last: Quote | undefined }
  /** `unreachable`: no answer came; it is asked again by itself. */
  | { stage: 'failed'; unreachable: boolean; retry: () => void }
  | { stage: 'ready'; quote: Quote; request: QuoteRequest };

/** The last figures stay in place, dimmed, until the new ones are here: nothing jumps. */
export function quoteShownIn(state: QuoteState): Quote | undefined {
  if (state.stage === 'ready') return state.quote;
  return state.stage === 'calculating' ? state.last : undefined;
}

/**
 * The quote for a selection. Every answer is filed under the selection that it was asked for, so that an older
 * one never shows in place of a newer one. A failure is also announced by a toast, lost contact only once.
 */
export function useQuote(selection: Selection, product: ProductType | undefined): QuoteState {
  const t = useTexts(calculatorTexts);
  const ui = useTexts(uiTexts);
  const toast = useToast();
  const request = useMemo(() => toQuoteRequest(selection, product), [selection, product]);
  const asked = useAsked(request);
  const rested = useRested(asked, REST_MS);
  // What the ladder has told already is not asked again.
  const known = useLadderStep(rested);
  const { currentData, error, isError, isFetching, refetch } = useCalculateQuoteQuery(
    known ? skipToken : (rested ?? skipToken),
  );
  const [last, setLast] = useState<Quote>();
  const priced = known ?? currentData;
  if (priced && priced !== last) setLast(priced);
  const retry = () => void refetch();
  const unreachable = error !== undefined && (error as ApiError).status === undefined;
  const saidUnreachable = useRef(false);
  useAgainWhenBack(unreachable ? error : undefined, retry, AGAIN_AFTER_MS);

  useEffect(() => {
    if (priced) saidUnreachable.current = false;
    if (!error || saidUnreachable.current) return;
    saidUnreachable.current = unreachable;
    toast({
      isError: true,
      title: t.error,
      description: t.quoteFailed,
      action: { label: ui.retry, run: retry },
    });
    // One toast for each failure; a change of the language is none.
  }, [error, priced]);

  if (!request) return { stage: 'incomplete' };
  if (rested !== asked) return { stage: 'calculating', last };
  if (known) return { stage: 'ready', quote: known, request };
  // An error stays until the next answer: asking again after lost contact changes nothing on the screen.
  if (isError || unreachable) return { stage: 'failed', unreachable, retry };
  if (currentData && !isFetching) return { stage: 'ready', quote: currentData, request };
  return { stage: 'calculating', last };
}

/** The request that the price is asked with: the same one as long as nothing differs that has a price. */
function useAsked(request: QuoteRequest | undefined): QuoteRequest | undefined {
  const [asked, setAsked] = useState(request);
  if (request === asked || (request && asked && haveOnePrice(request, asked))) return asked;
  setAsked(request);
  return request;
}

function haveOnePrice(one: QuoteRequest, other: QuoteRequest): boolean {
  return JSON.stringify(pricedOf(one)) === JSON.stringify(pricedOf(other));
}
