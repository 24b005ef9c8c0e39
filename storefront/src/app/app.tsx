import { isLanguage, type Language } from '@tiraz/contracts/language';
import type { RemoteProps } from '@tiraz/contracts/remote';
import { LanguageProvider } from '@tiraz/locale';
import { Route, Routes, useLocation, useNavigate } from '@tiraz/router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { AboutPage } from '../features/about/about-page';
import { LandingPage } from '../features/landing/landing-page';
import { LogoPage } from '../features/logo/logo-page';
import { NotFoundPage } from '../features/not-found/not-found-page';
import { Toaster } from '../ui/toaster';
import { PageSkeleton } from './page-skeleton';
import { Shell } from './shell';
import { createStore } from './store';

const CalculatorPage = lazy(() => import('../features/calculator/calculator-page'));

/** Everything a visitor sees. Each page also answers under /en and /ar, which choose the language. */
export function App({ basePath, language, onLanguageChange }: RemoteProps) {
  const [store] = useState(createStore);
  const location = useLocation();
  const navigate = useNavigate();
  const [, prefix, rest = '/'] = /^\/([^/]*)(\/.*)?$/.exec(location.pathname.slice(basePath.length)) ?? [];
  const addressed = isLanguage(prefix) ? prefix : undefined;
  const path = `${basePath}${rest}`;

  useEffect(() => {
    if (addressed) onLanguageChange(addressed);
  }, [addressed, onLanguageChange]);

  const chooseLanguage = (chosen: Language) => {
    onLanguageChange(chosen);
    if (addressed) void navigate(path, { replace: true });
  };

  return (
    <Provider store={store}>
      <LanguageProvider language={addressed ?? language} onLanguageChange={chooseLanguage}>
        <Toaster>
          <Shell basePath={basePath}>
            <Suspense fallback={<PageSkeleton />}>
              <Routes location={addressed ? { ...location, pathname: path } : location}>
                <Route path={`${basePath}/`} element={<LandingPage basePath={basePath} />} />
                <Route path={`${basePath}/calculator`} element={<CalculatorPage />} />
                <Route path={`${basePath}/about`} element={<AboutPage basePath={basePath} />} />
                <Route path={`${basePath}/logo`} element={<LogoPage />} />
                <Route path="*" element={<NotFoundPage basePath={basePath} />} />
              </Routes>
            </Suspense>
          </Shell>
        </Toaster>
      </LanguageProvider>
    </Provider>
  );
}
