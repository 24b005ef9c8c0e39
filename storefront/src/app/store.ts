import { configureStore } from '@reduxjs/toolkit';
import { api } from '@tiraz/api-client';
import { readBeginning, type Found } from '../features/calculator/beginning';
import { calculatorSlice, preselected, restored } from '../features/calculator/calculator-slice';

export interface CalculatorStore {
  store: ReturnType<typeof createStore>['store'];
  /** To be called once the calculator is on the screen, which asks for what it needs itself. */
  letGo: () => void;
}

/**
 * The storefront's own store: the visitor's selection, and what was fetched.
 *
 * @param found what the web server has read for the calculator: it is in the store from the beginning, so that the
 * browser draws at once what the server has drawn
 */
export function createStore(found?: Found) {
  const store = configureStore({
    reducer: { [calculatorSlice.reducerPath]: calculatorSlice.reducer, [api.reducerPath]: api.reducer },
    middleware: (standard) => standard().concat(api.middleware),
  });
  const beginning = found && readBeginning(found);
  if (!beginning) return { store, letGo: () => undefined };
  const { lists, configuration, preselection, quote } = beginning;
  store.dispatch(
    api.util.upsertQueryEntries([
      { endpointName: 'listProductTypes', arg: undefined, value: lists.productTypes },
      { endpointName: 'listFabrics', arg: undefined, value: lists.fabrics },
      { endpointName: 'listFits', arg: undefined, value: lists.fits },
      { endpointName: 'listFinishingQualities', arg: undefined, value: lists.finishingQualities },
      { endpointName: 'listPrintTypes', arg: undefined, value: lists.printTypes },
      { endpointName: 'listColors', arg: undefined, value: lists.colors },
      ...(quote ? [{ endpointName: 'calculateQuote' as const, arg: quote.asked, value: quote.answer }] : []),
    ]),
  );
  if (configuration) store.dispatch(restored(configuration));
  store.dispatch(preselected(preselection));
  // A quote that nobody looks at is forgotten, and hydration takes a moment.
  const held =
    quote && globalThis.document && store.dispatch(api.endpoints.calculateQuote.initiate(quote.asked));
  return { store, letGo: () => held?.unsubscribe() };
}
