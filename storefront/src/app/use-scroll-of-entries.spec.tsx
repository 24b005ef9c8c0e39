import { expect, it, jest } from '@jest/globals';
import { BrowserRouter, useLocation, useNavigate } from '@tiraz/router';
import { act, render, waitFor } from '@testing-library/react';
import { useScrollOfEntries } from './use-scroll-of-entries';

jest.spyOn(window, 'scrollTo').mockImplementation(((_: number, y: number) => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}) as typeof window.scrollTo);
let go: ReturnType<typeof useNavigate>;

function Page({ path }: { path: string }) {
  useScrollOfEntries(path, () => undefined);
  return path;
}

function Host() {
  go = useNavigate();
  const { pathname } = useLocation();
  return pathname.startsWith('/admin') ? 'of staff' : <Page path={pathname} />;
}

const shows = (text: string) => waitFor(() => expect(document.body).toHaveTextContent(text));

it('Back goes on where the reader was, from another page and from the staff area', async () => {
  window.history.replaceState(null, '', '/about');
  render(<Host />, { wrapper: BrowserRouter });
  window.scrollTo(0, 800);
  await act(async () => go('/calculator'));
  expect(window.scrollY).toBe(0);
  window.scrollTo(0, 500);
  await act(async () => go('/admin'));
  window.scrollTo(0, 0);
  await act(async () => go(-1));
  await shows('/calculator');
  expect(window.scrollY).toBe(500);
  await act(async () => go(-1));
  await shows('/about');
  expect(window.scrollY).toBe(800);
});
