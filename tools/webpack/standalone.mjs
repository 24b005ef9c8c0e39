// Stands in for the host while a remote is developed: the page's styles, the router, the language.
/* global document, location, BASE_PATH */
import '@tiraz/theme/theme.css';
import { remoteAt } from '@tiraz/contracts/remotes';
import { applyLanguage, readStoredLanguage, storeLanguage } from '@tiraz/locale';
import { BrowserRouter, useLocation } from '@tiraz/router';
import { createElement, useLayoutEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import Remote from 'remote-under-development';

const root = createRoot(document.getElementById('root'));

function Standalone({ remote, basePath }) {
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

root.render(createElement(Standalone, { remote: Remote, basePath: BASE_PATH }));
