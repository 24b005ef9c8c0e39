import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Component, Suspense, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { lazily, PageMissing, type LazyPage } from './lazy-page';

const props = { basePath: '', path: '', kept: {} };
const About = () => <h1>About</h1>;
const logged = jest.spyOn(console, 'error');

class Boundary extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {};

  static getDerivedStateFromError({ message }: Error) {
    return { message };
  }

  override render() {
    return this.state.message ?? this.props.children;
  }
}

const show = ({ Page }: LazyPage) =>
  render(
    <Boundary>
      <Suspense fallback="Waiting">
        <Page {...props} />
      </Suspense>
    </Boundary>,
  );

beforeEach(() => void logged.mockReset());
afterEach(() => void logged.mockReset());

it('waits for its code, and React has nothing to complain of', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof About>();
  await act(async () => show(lazily('about', () => promise)));
  expect(screen.getByText('Waiting')).toBeVisible();
  await act(async () => resolve(About));
  expect(screen.getByRole('heading', { name: 'About' })).toBeVisible();
  expect(logged).not.toHaveBeenCalled();
});

it('is there at once when its code is: on the server and in the browser', async () => {
  const page = lazily('about', () => Promise.resolve(About));
  await page.preload();
  expect(renderToString(<page.Page {...props} />)).toBe('<h1>About</h1>');
  show(page);
  expect(screen.getByRole('heading', { name: 'About' })).toBeVisible();
  expect(logged).not.toHaveBeenCalled();
});

it('fails as a page does when its code does not come, until it comes after all', async () => {
  const load = jest.fn<() => Promise<typeof About>>().mockRejectedValue(new Error('no such chunk'));
  const page = lazily('about', load);
  show(page);
  expect(await screen.findByText('the code of about did not come')).toBeVisible();
  await expect(page.preload()).rejects.toThrow(PageMissing);
  expect(load).toHaveBeenCalledTimes(1);
  await expect(page.retry()).rejects.toThrow(PageMissing);

  load.mockResolvedValue(About);
  await page.retry();
  show(page);
  expect(screen.getByRole('heading', { name: 'About' })).toBeVisible();
});
