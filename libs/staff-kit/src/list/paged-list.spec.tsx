import { expect, it, jest } from '@jest/globals';
import type { Page } from '@tiraz/api-client/staff';
import { screen } from '@testing-library/react';
import type { Query } from '../page/answer';
import { show } from '../testing/show';
import { PagedList } from './paged-list';

const page: Page<string> = { items: ['Nile Threads'], total: 1 };
const asked: Query<Page<string>> = { isError: false, isFetching: false, refetch: jest.fn() };

function open(query: Partial<Query<Page<string>>>) {
  return show(
    <PagedList of={{ ...asked, ...query }} cursor="" onTurn={() => undefined} empty={<p>Nothing fits</p>}>
      {(items) => (
        <ul>
          {items.map((name) => (
            <li key={name}>{name}</li>
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
