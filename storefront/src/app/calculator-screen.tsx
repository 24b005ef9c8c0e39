import { Provider } from 'react-redux';
import CalculatorPage from '../features/calculator/calculator-page';
import { Toaster } from '../ui/toaster';
import type { PageProps } from './lazy-page';
import { createStore } from './store';

/** The calculator with what no other page needs: the store and the toasts. */
export function CalculatorScreen({ kept }: PageProps) {
  kept.calculator ??= createStore();
  return (
    <Provider store={kept.calculator}>
      <Toaster>
        <CalculatorPage />
      </Toaster>
    </Provider>
  );
}
