// The storefront alone, for development: plays the host, that is, the page, the router and the language.
import '@tiraz/theme/theme.css';
import { applyLanguage, readStoredLanguage, storeLanguage } from '@tiraz/locale';
import { BrowserRouter } from '@tiraz/router';
import { useLayoutEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';

function Page() {
  const [language, setLanguage] = useState(readStoredLanguage);
  useLayoutEffect(() => {
    applyLanguage(language);
    storeLanguage(language);
  }, [language]);
  return (
    <BrowserRouter>
      <App basePath="" language={language} onLanguageChange={setLanguage} />
    </BrowserRouter>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
createRoot(root).render(<Page />);
