// Stands in for the host while a remote is developed: the page's styles, the router, the language.
import '@tiraz/theme/theme.css';
import type { RemoteProps } from '@tiraz/contracts/remote';
import { remoteAt } from '@tiraz/contracts/remotes';
import { applyLanguage, readStoredLanguage, storeLanguage } from '@tiraz/locale';
import { BrowserRouter, useLocation } from '@tiraz/router';
import { createElement, useLayoutEffect, useState, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import Remote from 'remote-under-development';

const place = document.getElementById('root');
if (!place) throw new Error('standalone.html has no root');

function Standalone({ remote, basePath }: { remote: ComponentType<RemoteProps>; basePath: string }) {
  const [language, onLanguageChange] = useState(readStoredLanguage);
  useLayoutEffect(() => {
    storeLanguage(language);
    applyLanguage(language);
  }, [language]);
  return createElement(
    BrowserRouter,
    null,
    createElement(Place),
    createElement(remote, { basePath, language, onLanguageChange, publicUrl: location.origin }),
  );
}

/** Another remote's pages are another page's here. */
function Place() {
  const { pathname } = useLocation();
  const isElsewhere = remoteAt(pathname).mount !== BASE_PATH;
  useLayoutEffect(() => {
    if (isElsewhere) location.reload();
  }, [isElsewhere]);
  return null;
}

createRoot(place).render(createElement(Standalone, { remote: Remote, basePath: BASE_PATH }));
