import type { Language } from '@tiraz/contracts/language';
import type { RemoteProps } from '@tiraz/contracts/remote';
import { LanguageProvider } from '@tiraz/locale';
import { useLocation, useNavigate } from '@tiraz/router';
import { Suspense, useEffect, useState } from 'react';
import { readAddress } from './address';
import { Head } from './head';
import type { PageProps } from './lazy-page';
import { PageSkeleton } from './page-skeleton';
import { pageAt, pages } from './pages';
import { Shell } from './shell';

/** Everything a visitor sees. Each page also answers under /en and /ar, which choose the language. */
export function App({ basePath, language, onLanguageChange, publicUrl }: RemoteProps) {
  const [kept] = useState<PageProps['kept']>(() => ({}));
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { language: addressed, path } = readAddress(pathname.slice(basePath.length));
  const page = pageAt(path);
  const { Page } = pages[page];

  useEffect(() => {
    if (addressed) onLanguageChange(addressed);
  }, [addressed, onLanguageChange]);

  const chooseLanguage = (chosen: Language) => {
    onLanguageChange(chosen);
    if (addressed) void navigate(`${basePath}${path || '/'}${search}`, { replace: true });
  };

  return (
    <LanguageProvider language={addressed ?? language} onLanguageChange={chooseLanguage}>
      <Head page={page} origin={`${publicUrl}${basePath}`} />
      <Shell basePath={basePath} path={path}>
        <Suspense fallback={<PageSkeleton />}>
          <Page basePath={basePath} kept={kept} />
        </Suspense>
      </Shell>
    </LanguageProvider>
  );
}
