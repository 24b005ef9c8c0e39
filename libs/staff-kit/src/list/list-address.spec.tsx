import { describe, expect, it } from '@jest/globals';
import type { Page } from '@tiraz/api-client/staff';
import { screen } from '@testing-library/react';
import { show } from '../testing/show';
import { PageTurner } from './page-turner';
import { PagedList } from './paged-list';
import { useSearchState } from './use-search-state';

const DEFAULTS = { status: 'all', q: '', cursor: '' };

function List({ page }: { page: Page<unknown> }) {
  const [state, change] = useSearchState(DEFAULTS);
  return (
    <>
      <p data-testid="state">{JSON.stringify(state)}</p>
      <button onClick={() => change({ status: 'new' })}>New</button>
      <button onClick={() => change({ status: 'all' })}>All</button>
      <button onClick={() => change({ q: 'أحمد & co' }, { replace: true })}>Search</button>
      <PageTurner page={page} cursor={state.cursor} onTurn={change} />
    </>
  );
}

const state = () => JSON.parse(screen.getByTestId('state').textContent ?? '');
const press = (name: string) => screen.getByRole('button', { name });

it('a list reads its state from the address, and writes there what is not the default', async () => {
  const user = show(<List page={{ items: [], total: 3 }} />, { path: '/admin/inquiries?q=nile&other=1' });
  expect(state()).toEqual({ status: 'all', q: 'nile', cursor: '' });
  await user.click(press('New'));
  expect(window.location.search).toBe('?q=nile&other=1&status=new');
  await user.click(press('All'));
  expect(window.location.search).toBe('?q=nile&other=1');
  const entries = window.history.length;
  await user.click(press('Search'));
  expect(state().q).toBe('أحمد & co');
  expect(window.history.length).toBe(entries);
});

it('pages are turned in the address, and another filter begins at the first', async () => {
  const user = show(<List page={{ items: [], total: 240, next: 'bbb', prev: undefined }} />);
  expect(screen.getByText('Showing 240 results')).toBeVisible();
  expect(press('Previous page')).toHaveAttribute('aria-disabled', 'true');
  await user.click(press('Next page'));
  expect(state().cursor).toBe('bbb');
  await user.click(press('New'));
  expect(state()).toEqual({ status: 'new', q: '', cursor: '' });
});

it('where no way leads one page back, one leads to the first', async () => {
  const user = show(<List page={{ items: [], total: 240 }} />, { path: '/admin?cursor=zzz' });
  expect(press('Next page')).toHaveAttribute('aria-disabled', 'true');
  await user.click(press('First page'));
  expect(state().cursor).toBe('');
});

describe('a page that the address asks for', () => {
  const failed = { isError: true, isFetching: false, refetch: () => undefined };
  const answers = {
    here: { ...failed, isError: false, data: { items: [], total: 0 } },
    old: { ...failed, error: { status: 400, message: '', body: '' } },
    late: { ...failed, error: { status: 503, message: '', body: '' } },
  };

  function Follow() {
    const [{ q, cursor }, change] = useSearchState(DEFAULTS);
    const query = cursor in answers ? answers[cursor as 'old'] : answers.here;
    return (
      <PagedList of={query} cursor={cursor} onTurn={change} empty={<p>Nothing fits {q}</p>}>
        {() => null}
      </PagedList>
    );
  }

  it('and that the server refuses is the first one, which takes its place in the history', async () => {
    const before = window.history.length;
    show(<Follow />, { path: '/admin?q=nile&cursor=old' });
    expect(await screen.findByText('Nothing fits nile')).toBeVisible();
    expect(window.location.search).toBe('?q=nile');
    expect(window.history.length).toBe(before);
  });

  it('and that does not come stays, for another try', async () => {
    show(<Follow />, { path: '/admin?cursor=late' });
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    expect(window.location.search).toBe('?cursor=late');
  });
});

it.each([
  [0, 'لا نتائج'],
  [1, 'نعرض نتيجة واحدة'],
  [2, 'نعرض نتيجتين'],
  [3, 'نعرض ٣ نتائج'],
  [11, 'نعرض ١١ نتيجة'],
  [100, 'نعرض ١٠٠ نتيجة'],
])('%i results are counted in Arabic', (total, text) => {
  show(<PageTurner page={{ items: [], total }} cursor="" onTurn={() => undefined} />, { language: 'ar' });
  expect(screen.getByRole('status')).toHaveTextContent(text);
  expect(screen.queryByRole('button')).toBeNull();
});
