import { beforeEach, expect, it, jest } from '@jest/globals';
import { remoteAt } from '@tiraz/contracts/remotes';
import { BrowserRouter, Link, useLocation } from '@tiraz/router';
import { fireEvent, render, screen } from '@testing-library/react';
import { useTopOfRemote } from './use-top-of-remote';

const scrollTo = jest.spyOn(window, 'scrollTo').mockReturnValue();

function Host() {
  const { pathname } = useLocation();
  useTopOfRemote(remoteAt(pathname).name);
  return (
    <>
      <h1>{pathname}</h1>
      <Link to="/">Home</Link>
      <Link to="/admin/crm">CRM</Link>
    </>
  );
}

const shows = (path: string) => screen.findByRole('heading', { name: path });

beforeEach(() => {
  window.history.replaceState(null, '', '/admin/inquiries');
  render(<Host />, { wrapper: BrowserRouter });
  scrollTo.mockClear();
});

it('begins another remote at its top', async () => {
  fireEvent.click(screen.getByRole('link', { name: 'Home' }));
  await shows('/');
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
});

it('leaves it to a remote where one of its own pages begins', async () => {
  fireEvent.click(screen.getByRole('link', { name: 'CRM' }));
  await shows('/admin/crm');
  expect(scrollTo).not.toHaveBeenCalled();
});

it('leaves it to Back where another remote goes on', async () => {
  fireEvent.click(screen.getByRole('link', { name: 'Home' }));
  await shows('/');
  scrollTo.mockClear();
  window.history.back();
  await shows('/admin/inquiries');
  expect(scrollTo).not.toHaveBeenCalled();
});
