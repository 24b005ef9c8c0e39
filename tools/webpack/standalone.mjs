// Stands in for the host while one remote is developed alone: the page's styles, the router, the language.
/* global document, location, BASE_PATH */
import '@tiraz/theme/theme.css';
import { applyLanguage, readStoredLanguage, storeLanguage } from '@tiraz/locale';
import { BrowserRouter } from '@tiraz/router';
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
    createElement(remote, { basePath, language, onLanguageChange, publicUrl: location.origin }),
  );
}

function render() {
  root.render(createElement(Standalone, { remote: Remote, basePath: BASE_PATH }));
}

render();
import.meta.webpackHot?.accept('remote-under-development', render);
