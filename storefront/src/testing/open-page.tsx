import { jest } from '@jest/globals';
import type { Language } from '@tiraz/contracts/language';
import { BrowserRouter } from '@tiraz/router';
import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { App } from '../app/app';
import { pages } from '../app/pages';
import { FakeApi } from './fake-api';

// What a whole page needs on a busy machine, in milliseconds.
configure({ asyncUtilTimeout: 5_000 });
jest.setTimeout(30_000);

// As the host does before it hydrates.
await Promise.all(Object.values(pages).map(({ preload }) => preload()));

/** Opens a path of the storefront as the host would, against an API of its own. */
export function openPage(path: string, first: Language = 'en') {
  const api = new FakeApi();
  globalThis.fetch = api.fetch as typeof fetch;
  window.history.replaceState(null, '', path);

  function Host() {
    const [language, setLanguage] = useState(first);
    return (
      <BrowserRouter>
        <App
          basePath=""
          language={language}
          onLanguageChange={setLanguage}
          publicUrl="https://tiraz.example"
        />
      </BrowserRouter>
    );
  }
  render(<Host />);
  return { api, user: userEvent.setup() };
}
