import { jest } from '@jest/globals';
import type { Language } from '@tiraz/contracts/language';
import { BrowserRouter } from '@tiraz/router';
import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import AdminRemote from '../remote';
import { FakeApi, mona } from './fake-api';

// What a whole page needs on a busy machine, in milliseconds.
configure({ asyncUtilTimeout: 5_000 });
jest.setTimeout(30_000);

export interface Options {
  language?: Language;
  /** Nobody is signed in. */
  isSignedOut?: boolean;
  /** Tells the API what to answer, before the page asks. */
  given?: (api: FakeApi) => void;
}

/** Opens a path of the staff area as the host would, against an API of its own. */
export function openStaffArea(path: string, { language: first = 'en', isSignedOut, given }: Options = {}) {
  const api = new FakeApi();
  if (!isSignedOut) api.signedIn = mona;
  given?.(api);
  globalThis.fetch = api.fetch as typeof fetch;
  window.history.replaceState(null, '', path);

  function Host() {
    const [language, setLanguage] = useState(first);
    return (
      <BrowserRouter>
        <AdminRemote
          basePath="/admin"
          language={language}
          onLanguageChange={setLanguage}
          publicUrl="https://tiraz.example"
          hostVersion="feedfacecafe00000000"
        />
      </BrowserRouter>
    );
  }
  render(<Host />);
  return { api, user: userEvent.setup() };
}
