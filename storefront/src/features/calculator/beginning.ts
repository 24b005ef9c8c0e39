import type { Quote, Selection as QuoteRequest } from '@tiraz/api-client';
import { toQuoteRequest, type Configuration } from '../../selection/selection';
import { fromQuery, namesConfiguration } from '../../selection/selection-address';
import { withPreselection, type Preselection } from './calculator-slice';
import { offeredOf, type Offers } from './offered';
import { preselectionOf } from './preselection';

/** What the web server has read for the calculator, in the names of `pages.json`. */
export interface Found {
  parts?: Record<string, unknown> | undefined;
  search?: string | undefined;
}

/** What the calculator begins with where the web server has read its lists. */
export interface Beginning {
  lists: { [Name in keyof Offers]: NonNullable<Offers[Name]> };
  /** Absent where the address names none. */
  configuration?: Configuration;
  preselection: Preselection;
  /** What a quote is to be asked for; absent where something is still to be chosen. */
  request?: QuoteRequest;
  /** Absent where it was not asked for, or did not come. */
  quote?: { asked: QuoteRequest; answer: Quote };
}

/** The same on the server and in the browser, which has to draw what the server has drawn. */
export function readBeginning({ parts, search = '' }: Found): Beginning | undefined {
  const lists = {
    productTypes: parts?.['product-types'],
    fabrics: parts?.fabrics,
    fits: parts?.fits,
    finishingQualities: parts?.['finishing-qualities'],
    printTypes: parts?.['print-types'],
    colors: parts?.colors,
  };
  if (!areLists(lists)) return undefined;
  const preselection = preselectionOf(lists.fits, lists.finishingQualities);
  const quote = parts?.quote as Beginning['quote'];
  if (!namesConfiguration(search)) return { lists, preselection };
  const configuration = fromQuery(search);
  const { offered } = offeredOf(withPreselection(configuration.selection, preselection), lists);
  const product = lists.productTypes.find(({ id }) => id === offered.productTypeId);
  const request = toQuoteRequest(offered, product);
  return { lists, configuration, preselection, ...(request && { request }), ...(quote && { quote }) };
}

function areLists(lists: Record<keyof Beginning['lists'], unknown>): lists is Beginning['lists'] {
  return Object.values(lists).every((list) => Array.isArray(list));
}
