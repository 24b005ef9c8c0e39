import { expect, it, jest } from '@jest/globals';
import { BrowserRouter, Link, useLocation } from '@tiraz/router';
import { fireEvent, render, screen } from '@testing-library/react';
import { useScrollOfEntries } from './use-scroll-of-entries';

jest.spyOn(window, 'scrollTo').mockImplementation(((_: number, y: number) => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}) as typeof window.scrollTo);

function Page({ path }: { path: string }) {
  useScrollOfEntries(path, () => undefined);
  return <h1>{path}</h1>;
}

function Host() {
  const { pathname } = useLocation();
  return (
    <>
      {pathname === '/admin' ? <h1>{pathname}</h1> : <Page path={pathname} />}
      <Link to="/calculator">Calculator</Link>
      <Link to="/admin">Staff</Link>
    </>
  );
}

const shows = (path: string) => screen.findByRole('heading', { name: path });

it('Back goes on where the reader was, from another page and from the staff area', async () => {
  window.history.replaceState(null, '', '/about');
  render(<Host />, { wrapper: BrowserRouter });
  window.scrollTo(0, 800);
  fireEvent.click(screen.getByRole('link', { name: 'Calculator' }));
  await shows('/calculator');
  expect(window.scrollY).toBe(0);
  window.scrollTo(0, 500);
  fireEvent.click(screen.getByRole('link', { name: 'Staff' }));
  await shows('/admin');
  window.scrollTo(0, 0);
  window.history.back();
  await shows('/calculator');
  expect(window.scrollY).toBe(500);
  window.history.back();
  await shows('/about');
  expect(window.scrollY).toBe(800);
});
