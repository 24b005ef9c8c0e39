import { beforeEach, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { BrowserRouter, useNavigate } from '@tiraz/router';
import { useSearchState } from './use-search-state';

const DEFAULTS = { from: '', to: '', cursor: '' };

function open() {
  const { result } = renderHook(
    () => {
      const [state, change] = useSearchState<Record<string, string>>(DEFAULTS);
      return { state, change, navigate: useNavigate() };
    },
    { wrapper: BrowserRouter },
  );
  return result;
}

beforeEach(() => window.history.replaceState(undefined, '', '/admin/inquiries?cursor=c2'));

it('a change that comes before the last one is drawn keeps it', () => {
  const list = open();
  const { change } = list.current;
  act(() => {
    change({ from: '1' });
    change({ to: '2' });
  });
  expect(list.current.state).toEqual({ from: '1', to: '2', cursor: '' });
  expect(window.location.search).toBe('?from=1&to=2');
});

it('a change that comes when somebody has left brings nobody back', () => {
  const list = open();
  const { change, navigate } = list.current;
  act(() => {
    void navigate('/admin/crm');
    change({ from: '1' });
  });
  expect(window.location.pathname + window.location.search).toBe('/admin/crm');
});
