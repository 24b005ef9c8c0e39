import { expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter } from '@tiraz/router';
import { Suspense } from 'react';
import { App } from '../../app/app';
import { bringParts } from './parts';
import pages from '../../pages.json' with { type: 'json' };
import { prepare, render as draw } from '../../prerender';
import { FakeApi } from '../../testing/fake-api';

const CONFIGURED =
  '?product=tee&fabric=combed&finishing=premium&quantity=250&colors=black.white&print=screen.2&use=one&size=m.1&size=l.1';

Object.assign(globalThis, { BUILD_YEAR: 2026 });
await prepare();
await bringParts();

/** The drawn page before its code is here. */
async function openDrawn(search: string) {
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

const quantity = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity' });
const address = () => new URLSearchParams(window.location.search);
const logged = jest.spyOn(console, 'error');

it('what nobody touched stays as it was drawn', async () => {
  const { api, hydrate } = await openDrawn(CONFIGURED);
  hydrate();
  await waitFor(() => expect(api.quoted.length).toBeGreaterThan(0));
  expect(window.location.search).toBe(CONFIGURED);
  expect(logged).not.toHaveBeenCalled();
});

it.each([
  ['300', 300],
  // Once the field is left, what it stands for.
  ['50', 100],
])('a quantity of %s that was typed before is priced', async (typed, pieces) => {
  const { api, hydrate } = await openDrawn('?product=tee&fabric=combed&finishing=premium');
  quantity().value = typed;
  hydrate();
  await waitFor(() => expect(api.quoted.map((quoted) => quoted.quantity)).toContain(pieces));
  expect(quantity()).toHaveValue(String(pieces));
  expect(address().get('quantity')).toBe(String(pieces));
});

it('a quantity that is still being typed stays in its field as it is', async () => {
  const { api, hydrate } = await openDrawn('?product=tee&fabric=combed&finishing=premium');
  quantity().focus();
  quantity().value = '25';
  hydrate();
  await waitFor(() => expect(api.quoted.length).toBeGreaterThan(0));
  expect(quantity()).toHaveValue('25');
  expect(address().get('quantity')).toBeNull();
  fireEvent.blur(quantity());
  expect(quantity()).toHaveValue('100');
});

it('whatever else was chosen before is chosen', async () => {
  const { hydrate } = await openDrawn(CONFIGURED);
  screen.getByRole<HTMLInputElement>('radio', { name: /^Oversized/ }).checked = true;
  screen.getByRole<HTMLInputElement>('radio', { name: /^Colorways/ }).checked = true;
  screen.getByRole<HTMLSelectElement>('combobox', { name: 'Number of colors' }).value = '4+';
  screen.getByRole<HTMLSelectElement>('combobox', { name: /Screen Print/ }).value = '3';
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Parts, M' }).value = '2';
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Parts, L' }).value = '3';
  hydrate();
  await waitFor(() => expect(address().getAll('size')).toEqual(['m.2', 'l.3']));
  const named = Object.fromEntries(address());
  expect(named).toMatchObject({ fit: 'oversized', use: 'ways', count: '4', print: 'screen.3' });
});

it('the way in which the sizes are said is', async () => {
  const { hydrate } = await openDrawn(CONFIGURED);
  screen.getByRole<HTMLInputElement>('radio', { name: 'Exact' }).checked = true;
  hydrate();
  expect(await screen.findByRole('textbox', { name: 'Pieces, M' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Exact' })).toBeChecked();
});
