import { describe, expect, it, jest } from '@jest/globals';
import type { Page } from '@tiraz/api-client/staff';
import { act, screen, within } from '@testing-library/react';
import { use, useState } from 'react';
import { createHappenings, HappeningsContext } from '../live/happenings';
import type { Query } from '../page/answer';
import { show } from '../testing/show';
import { PagedList } from './paged-list';

interface Row {
  id: string;
}

const pageOf = (...ids: string[]): Page<Row> => ({ items: ids.map((id) => ({ id })), total: ids.length });
const page = pageOf('Nile Threads');
const asked: Query<Page<Row>> = { isError: false, isFetching: false, refetch: jest.fn() };

function open(query: Partial<Query<Page<Row>>>) {
  return show(
    <PagedList of={{ ...asked, ...query }} cursor="" onTurn={() => undefined} empty={<p>Nothing fits</p>}>
      {(items) => (
        <ul>
          {items.map(({ id }) => (
            <li key={id}>{id}</li>
          ))}
        </ul>
      )}
    </PagedList>,
  );
}

it('holds its place until it is here', () => {
  open({ isFetching: true });
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
});

it('shows its rows, faint while others are asked for', () => {
  open({ data: page, isFetching: true });
  expect(screen.getByText('Nile Threads')).toBeVisible();
  expect(screen.getByText('Showing 1 result')).toBeVisible();
  expect(document.querySelector('[aria-busy="true"]')).toContainElement(screen.getByText('Nile Threads'));
});

it('says that nothing fits', () => {
  const none = { items: [], total: 0 };
  open({ data: none, currentData: none });
  expect(screen.getByText('Nothing fits')).toBeVisible();
});

it('says that what is asked for now did not come, and shows nothing else in its place', async () => {
  const refetch = jest.fn();
  const user = open({ data: page, isError: true, refetch });
  expect(screen.getByRole('alert')).toHaveTextContent('This could not be loaded');
  expect(screen.queryByText('Nile Threads')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

it('keeps its rows when only asking for them again failed', () => {
  open({ data: page, currentData: page, isError: true });
  expect(screen.getByText('Nile Threads')).toBeVisible();
});

describe('what others change in the list', () => {
  let happenings: ReturnType<typeof createHappenings>;
  let answer: (page: Page<Row>, originalArgs?: object) => void;

  function Follow() {
    happenings = use(HappeningsContext);
    const [query, setQuery] = useState({ page: pageOf('Nile', 'Delta'), originalArgs: {} as object });
    answer = (next, originalArgs = query.originalArgs) => act(() => setQuery({ page: next, originalArgs }));
    return (
      <PagedList
        of={{ ...asked, data: query.page, currentData: query.page, originalArgs: query.originalArgs }}
        cursor=""
        onTurn={() => undefined}
        empty={<p>Nothing fits</p>}
      >
        {(items) => (
          <ul aria-label="Rows">
            {items.map(({ id }) => (
              <li key={id}>{id}</li>
            ))}
          </ul>
        )}
      </PagedList>
    );
  }
  const names = () =>
    within(screen.getByRole('list', { name: 'Rows' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  const others = () => act(() => happenings.tell({ by: 'others' }));
  const notice = (name: string) => screen.queryByRole('button', { name });

  it('stays beside it until the reader wants it', async () => {
    const user = show(<Follow />);
    others();
    expect(screen.queryByRole('button')).toBeNull();
    answer(pageOf('Sinai', 'Nile', 'Delta'));
    expect(names()).toEqual(['Nile', 'Delta']);
    await user.click(notice('Show 1 new')!);
    expect(names()).toEqual(['Sinai', 'Nile', 'Delta']);
    expect(notice('Show 1 new')).toBeNull();
  });

  it('is counted as Arabic counts, and may be that something went', () => {
    show(<Follow />, { language: 'ar' });
    others();
    answer(pageOf('Sinai', 'Siwa', 'Farafra', 'Nile', 'Delta'));
    expect(notice('اعرض ٣ جديدة')).toBeVisible();
    answer(pageOf('Delta'));
    expect(names()).toEqual(['Nile', 'Delta']);
    expect(notice('اعرض ما تغيّر في القائمة')).toBeVisible();
  });

  it('holds nothing up of what was written here: what was answered goes, what was made comes', () => {
    show(<Follow />);
    others();
    act(() => happenings.tell({ by: 'us', ids: ['Nile'] }));
    answer(pageOf('Sinai', 'Delta'));
    expect(names()).toEqual(['Delta']);
    act(() => happenings.tell({ by: 'us', ids: [] }));
    expect(names()).toEqual(['Sinai', 'Delta']);
  });

  it('is there at once in another list, and in an empty one', () => {
    show(<Follow />);
    others();
    answer(pageOf('Siwa'), { q: 'siwa' });
    expect(names()).toEqual(['Siwa']);
    answer(pageOf());
    others();
    answer(pageOf('Siwa'));
    expect(names()).toEqual(['Siwa']);
  });
});
