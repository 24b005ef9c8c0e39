import { afterEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { LanguageProvider } from '@tiraz/locale';
import { renderToString } from 'react-dom/server';
import type { ComponentType, ReactNode } from 'react';
import { lazyDialog, lazyPart } from './lazy-part';
import { Toaster } from './toaster';

const Sizes = ({ of }: { of: string }) => <p>Sizes of {of}</p>;
const Accept = ({ onClose }: { onClose: () => void }) => <button onClick={onClose}>Accept</button>;
const noConnection = new TypeError('Failed to fetch');
const FAILED = 'This part did not load.';

/** Code that comes once `connect` was called. */
function code<Props>(Loaded: ComponentType<Props>) {
  const load = jest.fn<() => Promise<{ default: ComponentType<Props> }>>().mockRejectedValue(noConnection);
  return { load, connect: () => void load.mockResolvedValue({ default: Loaded }) };
}

const inShop = (children: ReactNode) => (
  <LanguageProvider language="en" onLanguageChange={() => undefined}>
    <Toaster>
      <h1>Calculator</h1>
      {children}
    </Toaster>
  </LanguageProvider>
);
const show = (children: ReactNode) => render(inShop(children));

globalThis.fetch = () => Promise.reject(noConnection);
const logged = jest.spyOn(console, 'error');
afterEach(() => void logged.mockReset());

it('is there at once when its code is: on the server and in the browser', async () => {
  const { Part, bring } = lazyPart(() => Promise.resolve({ default: Sizes }));
  await bring();
  expect(renderToString(<Part of="a shirt" />)).toContain('Sizes of');
  show(<Part of="a shirt" />);
  expect(screen.getByText('Sizes of a shirt')).toBeVisible();
  expect(logged).not.toHaveBeenCalled();
});

it('that does not come is missing alone, and comes with a press', async () => {
  const { load, connect } = code(Sizes);
  const { Part } = lazyPart(load);
  show(<Part of="a shirt" />);
  expect(await screen.findByRole('alert')).toHaveTextContent(FAILED);
  expect(screen.getByRole('heading', { name: 'Calculator' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByRole('alert')).toBeVisible();
  connect();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Sizes of a shirt')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('comes by itself when the connection is back', async () => {
  const { load, connect } = code(Sizes);
  const { Part } = lazyPart(load);
  show(<Part of="a shirt" />);
  await screen.findByRole('alert');
  connect();
  fireEvent(window, new Event('online'));
  expect(await screen.findByText('Sizes of a shirt')).toBeVisible();
});

it('brings along whatever else is missing', async () => {
  const [first, second] = [code(Sizes), code(Sizes)];
  const [One, Other] = [lazyPart(first.load).Part, lazyPart(second.load).Part];
  show(
    <>
      <One of="a shirt" />
      <Other of="an abaya" />
    </>,
  );
  const [retry] = await screen.findAllByRole('button', { name: 'Retry' });
  first.connect();
  second.connect();
  fireEvent.click(retry!);
  expect(await screen.findByText('Sizes of a shirt')).toBeVisible();
  expect(await screen.findByText('Sizes of an abaya')).toBeVisible();
});

it('a dialog that does not come says so without a toast, and comes with a press, not by itself', async () => {
  const { load, connect } = code(Accept);
  const Dialog = lazyDialog(load);
  const onClose = jest.fn();
  // No Toaster: what shows a toast may be missing as well.
  render(
    <LanguageProvider language="en" onLanguageChange={() => undefined}>
      <Dialog onClose={onClose} />
    </LanguageProvider>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('The form did not load. Please try again.');
  connect();
  await act(async () => fireEvent(window, new Event('online')));
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Accept' })).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});
