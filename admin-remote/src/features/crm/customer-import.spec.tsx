import { expect, it } from '@jest/globals';
import type { ReadCustomers } from '@tiraz/api-client/staff';
import { refuse, type FakeApi } from '@tiraz/staff-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { chooseTable } from '../../testing/choose-table';
import { openStaffArea } from '../../testing/open-staff-area';
import { serveCrm } from './crm-api.fixture';

const CUSTOMERS: ReadCustomers['customers'] = [
  { row: 2, name: 'Nour', email: 'nour@example.com', outcome: 'new', fills: [] },
  { row: 3, name: 'Omar', email: 'omar@example.com', outcome: 'filled', fills: ['phone', 'company'] },
  { row: 4, name: 'Layla', email: 'layla@example.com', outcome: 'unchanged', fills: [] },
];
const table = (customers: ReadCustomers['customers'], faults: ReadCustomers['faults'] = []) => ({
  rows: customers.length,
  customers,
  faults,
  faultCount: faults.length,
});

/** A table is the answer to it. */
async function openCustomers(language: 'en' | 'ar' = 'en', given?: (api: FakeApi) => void) {
  const stored: unknown[] = [];
  const { user } = openStaffArea('/admin/crm/customers', {
    language,
    given: (api) => {
      serveCrm(api);
      api.on('POST /api/admin/customers/sheet', async (request) =>
        Response.json(JSON.parse(await request.text())),
      );
      api.on('POST /api/admin/customers/import', async (request) => {
        stored.push(JSON.parse(await request.text()));
        return Response.json(stored.at(-1));
      });
      given?.(api);
    },
  });
  await screen.findByRole('button', { name: /^(Import|استيراد)$/ });
  return { user, stored };
}
/** By its title: antd gives every dialog the same id in tests. */
async function dialogOf(title: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(title)).toBeTruthy();
  return dialog;
}
const cellsOf = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

it('customers of a file are shown with what becomes of each, and stored with one press', async () => {
  const { user, stored } = await openCustomers();
  await chooseTable(user, table(CUSTOMERS));
  const dialog = await dialogOf('Customers from a file');
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['1 new customer', '1 customer whose blanks are filled', '1 customer who stays as they are']);
  expect(cellsOf(dialog)).toEqual([
    ['2', 'Nournour@example.com', 'New'],
    ['3', 'Omaromar@example.com', 'Gets Phone and Company'],
  ]);
  expect(stored).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Import 2 customers' }));
  expect(await screen.findByText('2 customers were taken over')).toBeTruthy();
  expect(stored).toEqual([table(CUSTOMERS)]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it.each([
  [CUSTOMERS.slice(1), '1 customer was taken over'],
  [CUSTOMERS.slice(2), 'Every customer of the file is known already.'],
])('what was stored is told, not what was shown: a colleague may have been quicker', async (left, words) => {
  const { user } = await openCustomers('en', (api) =>
    api.on('POST /api/admin/customers/import', () => Response.json(table(left))),
  );
  await chooseTable(user, table(CUSTOMERS));
  const dialog = await dialogOf('Customers from a file');
  await user.click(within(dialog).getByRole('button', { name: 'Import 2 customers' }));
  expect(await screen.findByText(words)).toBeTruthy();
});

it('what is being stored is not called off by Escape, which would only hide it', async () => {
  let answer: (response: Response) => void = () => undefined;
  const { user } = await openCustomers('en', (api) =>
    api.on('POST /api/admin/customers/import', () => new Promise((resolve) => (answer = resolve))),
  );
  await chooseTable(user, table(CUSTOMERS));
  const dialog = await dialogOf('Customers from a file');
  await user.click(within(dialog).getByRole('button', { name: 'Import 2 customers' }));
  await user.keyboard('{Escape}');
  expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Go back' }).disabled).toBe(true);
  expect(screen.getByRole('dialog')).toBe(dialog);
  answer(Response.json(table(CUSTOMERS)));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a file whose customers are all known stores nothing', async () => {
  const { user } = await openCustomers();
  await chooseTable(user, table(CUSTOMERS.slice(2)));
  const dialog = await dialogOf('Customers from a file');
  expect(within(dialog).getByText('Every customer of the file is known already.')).toBeTruthy();
  expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Nothing to import' }).disabled).toBe(
    true,
  );
});

it('of very many the first 200 are shown', async () => {
  const { user } = await openCustomers();
  const many = Array.from({ length: 201 }, (_, at) => ({ ...CUSTOMERS[0]!, row: at + 2 }));
  await chooseTable(user, table(many));
  const dialog = await dialogOf('Customers from a file');
  expect(within(dialog).getByText('The first 200:')).toBeTruthy();
  expect(cellsOf(dialog)).toHaveLength(200);
  expect(within(dialog).getByRole('button', { name: 'Import 201 customers' })).toBeTruthy();
});

it('a fault is told in Arabic by its row and its column', async () => {
  const { user, stored } = await openCustomers('ar');
  await chooseTable(user, table([], [{ row: 3, column: 'email', code: 'not-an-email', text: 'nour' }]));
  const dialog = await dialogOf('لم يُستورد شيء');
  expect(cellsOf(dialog)).toEqual([['٣', 'البريد الإلكتروني', 'nour', 'هذا ليس بريدًا إلكترونيًّا.']]);
  expect(stored).toEqual([]);
});

it('what the server cannot store is said, and the dialog stays', async () => {
  const { user } = await openCustomers('en', (api) =>
    api.on('POST /api/admin/customers/import', () => refuse(503, 'database.unavailable')),
  );
  await chooseTable(user, table(CUSTOMERS));
  const dialog = await dialogOf('Customers from a file');
  await user.click(within(dialog).getByRole('button', { name: 'Import 2 customers' }));
  expect(await screen.findByText(/^The customers could not be taken over\./)).toBeTruthy();
  expect(screen.getByRole('dialog')).toBe(dialog);
});
