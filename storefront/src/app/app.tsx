import { DEFAULT_LANGUAGE, type Language } from '@tiraz/contracts/language';
import type { RemoteProps } from '@tiraz/contracts/remote';
import { LanguageProvider } from '@tiraz/locale';
import { useLocation, useNavigate } from '@tiraz/router';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useHydrated } from '../ui/use-hydrated';
import { liveState } from '../ui/use-overlays';
import { readAddress } from './address';
import { Head } from './head';
import type { PageProps } from './lazy-page';
import { readPageData, type PageData } from './page-data';
import { PageBoundary } from './page-failure';
import { PageSkeleton } from './page-skeleton';
import { pageAt, pages } from './pages';
import { Shell } from './shell';

/** Everything a visitor sees. Each page also answers under /en and /ar, which choose the language. */
export function App({
  basePath,
  language: chosen,
  onLanguageChange,
  publicUrl,
  pageData,
}: RemoteProps & { pageData?: PageData }) {
  const [data, setData] = useState(() => pageData ?? readPageData());
  const [kept] = useState<PageProps['kept']>(() => ({}));
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const { language: addressed, path } = readAddress(pathname.slice(basePath.length));
  const language = addressed ?? chosen;
  const page = pageAt(path);
  const { Page, retry } = pages[page];
  // Whoever comes back to the page sees it as it is by then.
  if (data && data.path !== path) setData(undefined);

  useEffect(() => {
    if (addressed) onLanguageChange(addressed);
  }, [addressed, onLanguageChange]);

  /** The same place, at the address that names the language. */
  const nameInAddress = (named: Language) => {
    const { hash, search: query } = window.location;
    const to = { pathname: `${basePath}/${named}${path}`, search: query, hash };
    void navigate(to, { replace: true, state: liveState() });
  };

  // A link to what is configured here is shared: it opens in the language that it was copied in.
  const isShareable = search !== '' && language !== DEFAULT_LANGUAGE && !addressed;
  const share = useEffectEvent(nameInAddress);
  useEffect(() => {
    if (isShareable && window.location.pathname === pathname) share(language);
  }, [isShareable, language, pathname]);

  const chooseLanguage = (next: Language) => {
    onLanguageChange(next);
    if (addressed) nameInAddress(next);
  };

  // The prerendered page is the same at both addresses.
  const linkBase = hydrated && addressed ? `${basePath}/${addressed}` : basePath;
  return (
    <LanguageProvider language={language} onLanguageChange={chooseLanguage}>
      <Head page={page} origin={`${publicUrl}${basePath}`} />
      <Shell basePath={linkBase} path={path}>
        <Suspense fallback={<PageSkeleton />}>
          <PageBoundary key={path} retry={retry}>
            <Page
              basePath={linkBase}
              path={path}
              kept={kept}
              found={data?.path === path ? data : undefined}
            />
          </PageBoundary>
        </Suspense>
      </Shell>
    </LanguageProvider>
  );
}
