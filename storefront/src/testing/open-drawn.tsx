import { render } from '@testing-library/react';
import { BrowserRouter } from '@tiraz/router';
import { Suspense } from 'react';
import { App } from '../app/app';
import { bringParts } from '../features/calculator/parts';
import pages from '../pages.json' with { type: 'json' };
import { prepare, render as draw } from '../prerender';
import { FakeApi } from './fake-api';

Object.assign(globalThis, { BUILD_YEAR: 2026 });
await prepare();
await bringParts();

/** Opens the calculator as the web server draws it, before its code is here, against an API of its own. */
export async function openDrawn(search: string) {
  const api = new FakeApi();
  globalThis.fetch = api.fetch as typeof fetch;
  const { lists } = pages.find(({ path }) => path === '/calculator') as { lists: Record<string, string> };
  const read = async (path: string) =>
    (await api.fetch(new Request(`https://tiraz.example${path}`))).json() as Promise<unknown>;
  const parts: Record<string, unknown> = {};
  for (const [name, path] of Object.entries(lists)) parts[name] = await read(path);
  const pageData = { path: '/calculator', search, status: 200, parts };
  window.history.replaceState(null, '', `/calculator${search}`);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = draw('en', pageData).body;

  const hydrate = () =>
    render(
      <BrowserRouter>
        <Suspense>
          <App
            basePath=""
            language="en"
            onLanguageChange={() => undefined}
            publicUrl="https://tiraz.example"
            pageData={pageData}
          />
        </Suspense>
      </BrowserRouter>,
      { container, hydrate: true },
    );
  return { api, hydrate };
}
