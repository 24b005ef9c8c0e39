import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { remoteAt } from '@tiraz/contracts/remotes';
import { BrowserRouter, useLocation, useNavigate } from '@tiraz/router';
import { act, render, waitFor } from '@testing-library/react';
import { useTopOfRemote } from './use-top-of-remote';

const scrollTo = jest.spyOn(window, 'scrollTo').mockReturnValue();
let go: ReturnType<typeof useNavigate>;

function Host() {
  go = useNavigate();
  const { pathname } = useLocation();
  useTopOfRemote(remoteAt(pathname).name);
  return pathname;
}

beforeEach(() => {
  window.history.replaceState(null, '', '/admin/inquiries');
  render(<Host />, { wrapper: BrowserRouter });
});
afterEach(() => scrollTo.mockClear());

it('begins another remote at its top', async () => {
  await act(async () => go('/'));
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
});

it('leaves it to a remote where one of its own pages begins', async () => {
  await act(async () => go('/admin/crm'));
  expect(scrollTo).not.toHaveBeenCalled();
});

it('leaves it to Back where another remote goes on', async () => {
  await act(async () => go('/'));
  scrollTo.mockClear();
  await act(async () => go(-1));
  await waitFor(() => expect(document.body).toHaveTextContent('/admin/inquiries'));
  expect(scrollTo).not.toHaveBeenCalled();
});
