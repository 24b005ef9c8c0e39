import { jest } from '@jest/globals';
import type { Language } from '@tiraz/contracts/language';
import type { RemoteProps } from '@tiraz/contracts/remote';
import { BrowserRouter } from '@tiraz/router';
import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';

// What a whole page needs on a busy machine, in milliseconds.
configure({ asyncUtilTimeout: 5_000 });
jest.setTimeout(30_000);

/** The API of one test, in place of the server. */
interface Api {
  fetch: (input: unknown) => Promise<Response>;
}

/** For tests: opens a path of a remote as the host would, against an API of its own. */
export function openRemote(
  Remote: ComponentType<RemoteProps>,
  api: Api,
  path: string,
  { language: first = 'en' as Language, ...given }: Partial<RemoteProps> = {},
) {
  globalThis.fetch = api.fetch as typeof fetch;
  window.history.replaceState(null, '', path);

  function Host() {
    const [language, setLanguage] = useState(first);
    return (
      <BrowserRouter>
        <Remote
          basePath=""
          publicUrl="https://tiraz.example"
          {...given}
          language={language}
          onLanguageChange={setLanguage}
        />
      </BrowserRouter>
    );
  }
  render(<Host />);
  return userEvent.setup();
}
