import { configureStore } from '@reduxjs/toolkit';
import { api } from '@tiraz/api-client';
import { calculatorSlice } from '../features/calculator/calculator-slice';

export type CalculatorStore = ReturnType<typeof createStore>;

/** The storefront's own store: the visitor's selection, and what was fetched. */
export function createStore() {
  return configureStore({
    reducer: { [calculatorSlice.reducerPath]: calculatorSlice.reducer, [api.reducerPath]: api.reducer },
    middleware: (standard) => standard().concat(api.middleware),
  });
}
