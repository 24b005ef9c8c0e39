import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { MOST_COUNTED_INQUIRIES } from '@tiraz/contracts/inquiry-status';
import type { InquiryOptionCounts } from '@tiraz/api-client/staff';
import { mona } from '@tiraz/staff-kit/testing';
import { openStaffArea } from '../../testing/open-staff-area';
import { serveInquiries } from './inquiry-api.fixture';
import { three } from './list.fixture';

const OMAR = {
  id: '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e12',
  email: 'omar@tiraz.example',
  name: 'Omar Haddad',
  mayAnswerInquiries: true,
  absence: null,
};
const MANY = MOST_COUNTED_INQUIRIES + 1;

async function openFilters(
  search: string,
  counts: InquiryOptionCounts,
  { language = 'en' as 'en' | 'ar' } = {},
) {
  const asked: string[] = [];
  const opened = openStaffArea(`/admin/inquiries${search}`, {
    language,
    given: (api) => {
      serveInquiries(api, three);
      api.on('GET /api/admin/colleagues', () =>
        Response.json([{ ...OMAR, id: mona.id, email: mona.email, name: '' }, OMAR]),
      );
      api.on('GET /api/admin/inquiries/counts/options', ({ url }) => {
        asked.push(new URL(url).search);
        return Response.json(counts);
      });
    },
  });
  const open = async (name: string) => opened.user.click(await screen.findByRole('combobox', { name }));
  const options = () =>
    [...document.querySelectorAll('.ant-select-item-option')].map(({ textContent }) => textContent);
  return { ...opened, asked, open, options };
}

it('each owner has the count of what the list would hold, asked for when the choice is opened', async () => {
  const counts = {
    total: MANY + 4,
    options: [
      { option: 'nobody', count: MANY },
      { option: mona.id, count: 4 },
    ],
  };
  const { asked, open, options } = await openFilters(`?status=new&type=order&owner=${OMAR.id}`, counts);
  await screen.findByRole('combobox', { name: 'Owner' });
  expect(asked).toEqual([]);
  await open('Owner');
  await waitFor(() => expect(options()).toEqual(['All owners10,005', 'Nobody10,001', 'Me4', 'Omar Haddad0']));
  expect(screen.getByRole('option', { name: 'Me, 4 inquiries' })).toBeInTheDocument();
  expect(asked).toEqual(['?type=order&status=new&of=owner']);
});

it('whose inquiries they are is to be found when they may answer no longer, and so is what is archived', async () => {
  const gone = {
    ...OMAR,
    id: '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e13',
    name: 'Sara',
    mayAnswerInquiries: false,
  };
  const counts = { total: 5, options: [{ option: gone.id, count: 5 }] };
  const { api, open, options } = await openFilters('', counts);
  api.on('GET /api/admin/colleagues', () => Response.json([OMAR, gone]));
  api.on('GET /api/admin/product-types', () => Response.json([]));
  await open('Owner');
  await waitFor(() => expect(options()).toEqual(['All owners5', 'Nobody0', 'Omar Haddad0', 'Sara5']));
  await open('Product type');
  await waitFor(() => expect(options().at(-1)).toBe('No longer offered5'));
});

it('shows no id, neither before the name behind it has come nor where there is none', async () => {
  const gone = '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e14';
  const search = `?owner=${gone}&productType=${gone}`;
  const { api } = await openFilters(search, { total: 0, options: [] }, { language: 'ar' });
  expect(await screen.findByTitle('مسؤول واحد')).toBeVisible();
  expect(screen.getByTitle('منتج واحد')).toBeVisible();
  expect(api.calls).toContain('GET /api/admin/colleagues');
  expect(screen.queryByTitle(gone)).not.toBeInTheDocument();
});

it('shows whose inquiries it lists after a link from a customer, and gives all others back', async () => {
  const id = '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e20';
  const { api, asked, open, user } = await openFilters(`?customer=${id}`, { total: 0, options: [] });
  api.on(`GET /api/admin/customers/${id}`, () => Response.json({ id, name: 'Layla Haddad' }));
  expect(await screen.findByText('Layla Haddad')).toBeInTheDocument();
  await open('Owner');
  await waitFor(() => expect(asked).toEqual([`?customer=${id}&of=owner`]));
  await open('Customer');
  await user.click(await screen.findByText('All customers', { selector: '.ant-select-item-option *' }));
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(screen.queryByRole('combobox', { name: 'Customer' })).not.toBeInTheDocument();
});

it('where more than is counted is left, it says so, in the digits of the page', async () => {
  const counts = { total: MANY, options: [{ option: 'order', count: MANY }] };
  const { open, options } = await openFilters('?q=layla', counts, { language: 'ar' });
  await open('النوع');
  await waitFor(() =>
    expect(options()).toEqual(['العينات وطلبات الإنتاج١٠٬٠٠٠+', 'طلبات العينات٠', 'طلبات الإنتاج١٠٬٠٠٠+']),
  );
});

it('a count that cannot be read leaves the choice as it is', async () => {
  const { api, open, options } = await openFilters('', { total: 0, options: [] });
  api.on('GET /api/admin/inquiries/counts/options', () => new Response(null, { status: 503 }));
  await open('Type');
  await waitFor(() =>
    expect(options()).toEqual(['Samples and orders', 'Sample requests', 'Production orders']),
  );
});

it('a value that Enter has taken is typed on, and goes with the address that brought it', async () => {
  const { user } = await openFilters('', { total: 0, options: [] });
  const field = await screen.findByRole('textbox', { name: 'Value from (EGP)' });
  await user.type(field, '200{Enter}');
  await waitFor(() => expect(window.location.search).toBe('?minValue=200'));
  expect(field).toHaveFocus();
  await user.keyboard('5');
  expect(field).toHaveValue('2005');
  await user.tab();
  await waitFor(() => expect(window.location.search).toBe('?minValue=2005'));
  expect(field).toHaveValue('2,005.00');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Value from (EGP)' })).toHaveValue(''));
});

it('what is no amount is said at its field, as long as it is none', async () => {
  const { user } = await openFilters('', { total: 0, options: [] });
  const field = await screen.findByRole('textbox', { name: 'Value from (EGP)' });
  await user.type(field, '20x');
  expect(field).toHaveAccessibleDescription(/^This is not an amount/);
  await user.type(field, '{Backspace}');
  expect(field).not.toHaveAccessibleDescription();
});
