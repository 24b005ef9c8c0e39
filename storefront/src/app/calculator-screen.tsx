import { useNavigate } from '@tiraz/router';
import { useEffect } from 'react';
import { Provider } from 'react-redux';
import CalculatorPage from '../features/calculator/calculator-page';
import { Toaster } from '../ui/toaster';
import type { PageProps } from './lazy-page';
import { createStore } from './store';

export { bringParts } from '../features/calculator/parts';

/** The calculator with what no other page needs: the store and the toasts. */
export function CalculatorScreen({ basePath, found, kept }: PageProps) {
  const { store, letGo } = (kept.calculator ??= createStore(found));
  useEffect(letGo, [letGo]);
  const navigate = useNavigate();

  // In the place of the dialog's entry: Back leads to the calculator, and nothing is sent again.
  const lead = async (link: string | undefined) => {
    if (link === undefined) return false;
    const { pathname } = new URL(link);
    // Its code comes before its address is the page's: no request names it as where it comes from.
    await import(/* webpackChunkName: 'request' */ '../features/request/request-page');
    void navigate(pathname, { replace: true, state: { sent: true } });
    return true;
  };
  return (
    <Provider store={store}>
      <Toaster>
        <CalculatorPage basePath={basePath} onArrived={lead} />
      </Toaster>
    </Provider>
  );
}
