import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type FakeApi, mona, monaWithout } from '@tiraz/staff-kit/testing';
import { serveCatalogue } from '../features/catalogue/catalogue-api.fixture';
import { serveCrm } from '../features/crm/crm-api.fixture';
import { serveInquiries } from '../features/inquiries/inquiry-api.fixture';
import { hoodies } from '../features/inquiries/inquiry.fixture';
import { draftOf, quotationOf, serveQuotation } from '../features/quotations/quotation-api.fixture';
import { hearChanges } from '../testing/fake-changes';
import { openStaffArea, type Options } from '../testing/open-staff-area';
import { describedPages } from './pages';

type Permission = Parameters<typeof monaWithout>[number];

const inquiry = hoodies({ adminNotes: 'Call on Sunday' });
const parked = {
  id: '1',
  name: 'weave-labels',
  addedAt: '2026-11-19T09:07:00.000Z',
  tries: 14,
  reason: null,
};

const design = {
  ...{ id: 'logo', fileName: 'logo.zip', bytes: 2_500, state: 'kept', kind: 'zip' },
  ...{ refusal: null, facts: null, placement: null, createdAt: '2026-11-20T10:00:00.000Z' },
};

/** Whoever may do this may read that, in every role. */
const READ_BY: Partial<Record<Permission, readonly Permission[]>> = {
  'quotations.write': ['quotations.read', 'inquiries.read', 'settings.read'],
  'catalogue.write': ['catalogue.read'],
};

function openWithout(missing: readonly Permission[], path: string, options: Options = {}) {
  return openStaffArea(path, {
    ...options,
    given: (api: FakeApi) => {
      api.signedIn = monaWithout(...missing);
      serveInquiries(api, [inquiry]);
      api.on(`GET /api/admin/inquiries/${inquiry.id}/artwork`, () => Response.json([design]));
      api.on(`HEAD /api/admin/inquiries/${inquiry.id}/artwork/logo/file`, () => new Response(null));
      serveQuotation(api, inquiry.id, quotationOf(inquiry.id, draftOf()));
      serveCatalogue(api);
      serveCrm(api);
      api.on('GET /api/admin/jobs', () => Response.json([parked], { headers: { 'X-Total-Count': '1' } }));
    },
  });
}
const links = (of: HTMLElement) =>
  within(of)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('an account that may open a page and nothing else', () => {
  let downloads: string[];
  beforeEach(() => {
    downloads = [];
    Object.assign(URL, { createObjectURL: () => 'blob:sheet', revokeObjectURL: () => undefined });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      downloads.push(this.href);
    });
  });
  afterEach(() => void jest.restoreAllMocks());

  /** How many each page offers; the others none. */
  const FILES: Record<string, number> = {
    ...{ '/inquiries': 1, '/inquiries/:id': 1, '/prices': 1 },
    ...{ '/crm': 1, '/crm/follow-ups': 1 },
  };
  const pages = describedPages.flatMap(({ path, permission }) =>
    permission ? [[path, permission as Permission] as const] : [],
  );

  it.each(pages)('asks on %s for nothing that needs more than %s, and has each file', async (path, held) => {
    const kept = [held, ...(READ_BY[held] ?? [])];
    const others = monaWithout().permissions.filter((one) => !kept.includes(one));
    const id = path.startsWith('/crm') ? 'layla' : inquiry.id;
    const { api, user } = openWithout(others, `/admin${path.replace(':id', id)}`);
    // What is written for whoever asks comes by the page.
    api.on('GET /api/admin/price-changes/prices.xlsx', () => new Response('PK'));
    const found = (what: string) => [...document.querySelectorAll(`main ${what}`)];
    const files = () => found('a[download]');
    await waitFor(() => expect(found('h1')).toHaveLength(1));
    await waitFor(() => expect(found('[aria-busy="true"]')).toEqual([]));
    await waitFor(() => expect(files()).toHaveLength(FILES[path] ?? 0));
    for (const [at, file] of files().entries()) {
      await user.click(file);
      await waitFor(() => expect(downloads).toHaveLength(at + 1));
    }
    expect(api.refused).toEqual([]);
  });
});

describe('an account that may not read customers', () => {
  it('does not see the page in the menu, and nothing asks for it', async () => {
    const { api } = openWithout(['customers.read'], '/admin/products');
    await screen.findAllByRole('listitem');
    const tabs = ['Overview', 'Inquiries11 new inquiry', 'Products', 'Pricing'];
    expect(links(screen.getByRole('navigation', { name: 'Staff area' }))).toEqual(tabs);
    expect(api.calls.filter((call) => /customers|follow-ups/.test(call))).toEqual([]);
  });

  it.each([
    ['en', 'Not for this account', 'To a page of yours'],
    ['ar', 'ليست متاحة لهذا الحساب', 'إلى صفحة متاحة لك'],
  ] as const)(
    'is told so in %s when it goes there by address, with a way on',
    async (language, title, way) => {
      const { api } = openWithout(['customers.read', 'overview.read'], '/admin/crm/customers/layla', {
        language,
      });
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', '/admin/inquiries');
      expect(api.calls.filter((call) => /customers|follow-ups/.test(call))).toEqual([]);
    },
  );

  it('reads on an inquiry whose customer has no link', async () => {
    openWithout(['customers.read'], `/admin/inquiries/${inquiry.id}`);
    expect(await screen.findByRole('region', { name: 'Contact' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Customer record/i })).toBeNull();
  });
});

it('an account without the overview begins at its first page, and its menu leads to what it may open', async () => {
  openWithout(
    [
      'overview.read',
      'audit.read',
      'mail.read',
      'jobs.read',
      'settings.read',
      'own-account.manage',
      'staff.manage',
    ],
    '/admin',
  );
  await waitFor(() => expect(window.location.pathname).toBe('/admin/inquiries'));
  const menu = (await screen.findByRole('button', { name: 'Logout', hidden: true })).parentElement;
  const ways = [...menu!.querySelectorAll('a')].map(({ textContent }) => textContent);
  expect(ways).toEqual(['Public site']);
});

it('an account that may read nothing is told so where it begins', async () => {
  const all: Permission[] = monaWithout().permissions;
  openWithout(all, '/admin');
  expect(await screen.findByRole('heading', { level: 1, name: 'Not for this account' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'To a page of yours' })).toBeNull();
});

describe('an account that only reads', () => {
  const WRITES: Permission[] = [
    'inquiries.answer',
    'customers.write',
    'catalogue.write',
    'jobs.retry',
    'settings.write',
    'quotations.write',
    'discounts.confirm',
    'mail.retry',
  ];
  const open = async (path: string, seen: string) => {
    const opened = openWithout(WRITES, path);
    await screen.findAllByText(seen);
    return opened;
  };
  /** All that can be pressed or typed into, but for the help of the keys and for what filters a list. */
  const controls = (place: HTMLElement) =>
    (['button', 'switch', 'checkbox', 'textbox'] as const)
      .flatMap((role) => within(place).queryAllByRole(role))
      .filter((one) => !one.closest('search'))
      .map((one) => one.getAttribute('aria-label') ?? one.textContent)
      .filter((name) => name !== '?Keyboard shortcuts');

  it.each([
    // What waits and the figures, which nobody answers here.
    ['/admin/dashboard', 'Mariam Fouad', ['Retry', 'Retry']],
    [
      '/admin/products?add=product-type',
      'Hoodie',
      ['Basic T-Shirt', 'Hoodie', 'Polo Shirt', 'Combed Jersey', 'Blue'].map((name) => `History: ${name}`),
    ],
    ['/admin/crm', 'Layla Haddad', []],
    [
      '/admin/crm/customers',
      'Layla Haddad',
      ['Customer', 'Lifetime value', 'Last order', 'Last communication', 'Last activity'],
    ],
    ['/admin/crm/follow-ups', 'Layla Haddad', []],
    ['/admin/jobs', 'weave-labels', []],
    [
      '/admin/inquiries',
      'Mariam Fouad',
      ['Export Excel', 'More filters', 'Customer', 'Quantity', 'Total Value', 'Date'],
    ],
    [`/admin/inquiries/${inquiry.id}`, 'Call on Sunday', ['Print']],
  ])('sees nothing on %s that the server would refuse', async (path, seen, offered) => {
    await open(path, seen);
    expect(controls(screen.getByRole('main'))).toEqual(offered);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens a customer, to read', async () => {
    await open('/admin/crm/customers/layla', 'Layla Haddad');
    expect(controls(await screen.findByRole('dialog'))).toEqual(['Close', 'Close']);
  });

  it('reads what an item was, without a way to put it back', async () => {
    const { user } = await open('/admin/products', 'Hoodie');
    await user.click(screen.getByRole('button', { name: 'History: Basic T-Shirt' }));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText(/140/);
    expect(controls(dialog)).toEqual(['Close', 'Close']);
  });

  it.each(['/admin/inquiries', `/admin/inquiries/${inquiry.id}`])(
    'answers nothing by key on %s',
    async (path) => {
      const { api } = await open(path, 'Mariam Fouad');
      for (const key of ['j', 'x', 's', 'a', 'r', 'n']) fireEvent.keyDown(document.body, { key });
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(screen.queryByRole('region', { name: /selected/ })).toBeNull();
      expect(api.calls.filter((call) => !call.startsWith('GET'))).toEqual([]);
    },
  );
});

describe('an account whose role becomes another one while it works', () => {
  const open = (path: string) => {
    const tell = hearChanges();
    const opened = openWithout([], path);
    const lose = (...missing: Permission[]) => {
      opened.api.signedIn = monaWithout(...missing);
      act(() => tell({ kind: 'staffAccount', id: mona.id, action: 'account.role-changed' }));
    };
    return { ...opened, lose };
  };
  const notForThisAccount = () => screen.queryByRole('heading', { level: 1, name: 'Not for this account' });
  const tabs = () => links(screen.getByRole('navigation', { name: 'Staff area' })).join();

  it('keeps what was typed on a page that it may no longer open in sight, as long as it is unsaved', async () => {
    const { user, lose } = open(`/admin/inquiries/${inquiry.id}`);
    const notes = await screen.findByRole('textbox', { name: 'Admin notes' });
    await user.type(notes, '!');
    lose('inquiries.read', 'inquiries.answer');
    await waitFor(() => expect(tabs()).not.toMatch('Inquiries'));
    expect(notes).toBeVisible();
    expect(notes).toHaveValue(`${inquiry.adminNotes}!`);
    await user.type(notes, '{Backspace}');
    await waitFor(() => expect(notForThisAccount()).toBeVisible());
  });

  it('is told at once that a page on which nothing was typed is not for it', async () => {
    const { lose } = open(`/admin/inquiries/${inquiry.id}`);
    await screen.findByRole('textbox', { name: 'Admin notes' });
    lose('inquiries.read', 'inquiries.answer');
    await waitFor(() => expect(notForThisAccount()).toBeVisible());
  });

  it('keeps what was typed of an item that it may no longer change', async () => {
    const { user, lose } = open('/admin/products?add=product-type');
    const dialog = within(await screen.findByRole('dialog'));
    const name = dialog.getByLabelText('Name (English)');
    await user.type(name, 'Zip hoodie');
    lose('catalogue.write');
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Add Product Type', hidden: true })).toBeNull(),
    );
    expect(name).toBeInTheDocument();
    expect(name).toHaveValue('Zip hoodie');
  });
});
