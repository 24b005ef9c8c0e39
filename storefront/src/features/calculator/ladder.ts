import {
  api,
  type LadderBreak,
  type LadderRequest,
  type QuoteLadder,
  type Quote,
  type Selection as QuoteRequest,
} from '@tiraz/api-client';
import { skipToken } from '@reduxjs/toolkit/query';
import { SAMPLE_QUANTITY } from '@tiraz/contracts/selection';
import { formatMoney, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/calculator';
import { useSelector } from 'react-redux';

/** The quantities that are always on the ladder; the server adds those at which a price breaks. */
export const STEPS = [100, 250, 500, 1000];

/** One request for all of them: the same one whatever quantity is chosen. */
export function toLadderRequest({ quantity: _, ...things }: QuoteRequest): LadderRequest {
  return { ...things, quantities: [SAMPLE_QUANTITY, ...STEPS] };
}

/** The quote that the ladder's answer has for a selection. */
export function useLadderStep(request: QuoteRequest | undefined): Quote | undefined {
  const { data } = useSelector(
    api.endpoints.quoteLadder.select(request ? toLadderRequest(request) : skipToken),
  );
  return data?.steps.find(({ quantity }) => quantity === request?.quantity);
}

/** From how many pieces a thing costs less, and how much. */
export function useBreakWords(): (reached: Pick<LadderBreak, 'from' | 'listPrice' | 'price'>) => string {
  const t = useTexts(texts);
  const { language } = useLanguage();
  return ({ from, listPrice, price }) =>
    t.breakReached({
      pieces: t.pieces(from),
      price: formatMoney(price, language),
      list: formatMoney(listPrice, language),
    });
}

/** What sharing the set-up of the prints does from the smallest order to the largest; nothing without a set-up. */
export function useSetupWords(): (setup: string, steps: QuoteLadder['steps']) => string | undefined {
  const t = useTexts(texts);
  const { language } = useLanguage();
  return (setup, steps) => {
    const [few, many] = [steps.find(({ isSample }) => !isSample), steps.at(-1)];
    if (setup === '0.00' || !few || !many) return undefined;
    return t.ladderSetup({
      setup: formatMoney(setup, language),
      few: formatMoney(few.setupPerItem, language),
      fewPieces: t.pieces(few.quantity),
      many: formatMoney(many.setupPerItem, language),
      manyPieces: t.pieces(many.quantity),
    });
  };
}
