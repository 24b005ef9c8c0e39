import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { refuse, type FakeApi } from '@tiraz/staff-kit/testing';
import { hearChanges } from '../../testing/fake-changes';
import { openStaffArea, type Options } from '../../testing/open-staff-area';
import { hoodies } from './inquiry.fixture';
import { serveInquiries } from './inquiry-api.fixture';

const item = (id: string, name: string, nameAr: string, more: object = {}) => ({
  ...{ id, name, nameAr, isActive: true },
  ...more,
});
const LISTS = {
  'product-types': [item('hoodie', 'Hoodie', 'هودي'), item('polo', 'Polo', 'بولو')],
  fabrics: [
    item('fleece', 'Fleece', 'فليس'),
    item('crepe', 'Crepe', 'كريب', { unsuitedProductTypes: ['hoodie'] }),
  ],
  fits: [item('regular', 'Regular', 'عادي')],
  'finishing-qualities': [item('standard', 'Standard', 'قياسي')],
  'print-types': [item('puff', 'Puff', 'بارز'), item('dtf', 'DTF', '', { unsuitedFabrics: ['crepe'] })],
  colors: [item('black', 'Black', 'أسود'), item('white', 'White', 'أبيض')],
};
const QUOTE = {
  ...{ totalCost: '23700.00', pricePerItem: '237.00', sampleCost: '1000.00', isSample: false },
  range: { totalCostUpTo: '28440.00', pricePerItemUpTo: '284.40' },
};
const ENTERED = hoodies({ id: 'entered', reference: 'TRZ-2026-000777' });
const CUSTOMER = {
  ...{ id: 'layla', name: 'ليلى حسن', email: 'layla@example.com', phone: '0100', company: 'نسيج' },
  ...{ valueTier: 'new', lifetimeValue: '0.00', status: 'active', otherEmails: [], sameCompany: [] },
  ...{ inquiries: [hoodies({ id: 'latest' })], communications: [], followUps: [] },
  counts: { inquiries: 1, communications: 0, followUps: 0, pendingFollowUps: 0 },
};

let sent: { key: string | null; body: Record<string, unknown> }[];
let quoted: Record<string, unknown>[];

function open(
  path = '/admin/inquiries/new',
  given: (api: FakeApi) => void = () => undefined,
  options: Options = {},
) {
  return openStaffArea(path, {
    ...options,
    given: (api) => {
      serveInquiries(api, [ENTERED, hoodies({ id: 'latest', language: 'ar' })]);
      for (const [list, items] of Object.entries(LISTS))
        api.on(`GET /api/${list}`, () => Response.json(items));
      api.on('POST /api/calculate-quote', async (request) => {
        quoted.push((await request.json()) as Record<string, unknown>);
        return Response.json(QUOTE);
      });
      api.on('GET /api/admin/customers/layla', () => Response.json(CUSTOMER));
      api.on('POST /api/admin/inquiries', async (request) => {
        const body = (await request.json()) as Record<string, unknown>;
        sent.push({ key: request.headers.get('idempotency-key'), body });
        return Response.json({ id: ENTERED.id, reference: ENTERED.reference }, { status: 201 });
      });
      given(api);
    },
  });
}
async function choose(user: UserEvent, field: string, option: string) {
  await user.click(await screen.findByRole('combobox', { name: field }));
  const found = await screen.findAllByText(option, { selector: '.ant-select-item-option-content' });
  await user.click(found.at(-1)!);
}
async function write(user: UserEvent, field: string, text: string) {
  await user.click(await screen.findByRole('textbox', { name: field }));
  await user.paste(text);
}
async function fill(user: UserEvent) {
  await write(user, 'Name', 'Layla');
  await write(user, 'Email', '\u2066layla@example.com\u2069');
  await choose(user, 'Product type', 'Hoodie');
  await choose(user, 'Fabric', 'Fleece');
  await choose(user, 'Fit', 'Regular');
  await choose(user, 'Finishing quality', 'Standard');
  await write(user, 'Quantity (pieces)', '100');
}
const save = () => screen.getByRole('button', { name: 'Save inquiry' });

beforeEach(() => {
  sent = [];
  quoted = [];
});

describe('an inquiry that staff enter', () => {
  it('is priced while it is chosen, stored once and opened', async () => {
    const { user } = open();
    await fill(user);
    const price = await screen.findByRole('region', { name: 'Price of today' });
    await within(price).findByText(/23,700/);
    expect(quoted.at(-1)).toMatchObject({ productTypeId: 'hoodie', quantity: 100, printOptions: [] });
    await user.dblClick(save());
    await waitFor(() => expect(window.location.pathname).toBe('/admin/inquiries/entered'));
    expect(await screen.findByText('Inquiry TRZ-2026-000777 is saved')).toBeVisible();
    expect(sent).toEqual([
      {
        key: expect.stringMatching(/^[0-9a-f]{32}$/),
        body: {
          ...{
            productTypeId: 'hoodie',
            fabricId: 'fleece',
            fitId: 'regular',
            finishingQualityId: 'standard',
          },
          ...{ quantity: 100, colors: [], printOptions: [], message: '', language: 'en' },
          ...{ customerName: 'Layla', customerEmail: 'layla@example.com', customerPhone: '' },
          ...{ customerCompany: '', isSampleRequest: false, notifyCustomer: true },
          ...{ totalCost: '23700.00', pricePerItem: '237.00', sampleCost: '1000.00' },
        },
      },
    ]);
  });

  const lost = () => {
    throw new TypeError('Failed to fetch');
  };
  /** Whose first try is stored, and its answer lost on the way, unless another is said; the price comes after it. */
  async function saveTwice(between: (user: UserEvent) => Promise<void>, first: () => Response = lost) {
    const price = Promise.withResolvers<Response>();
    const { user } = open(undefined, (api) => {
      api.on('POST /api/calculate-quote', () => price.promise);
      api.on('POST /api/admin/inquiries', async (request) => {
        const body = (await request.json()) as Record<string, unknown>;
        sent.push({ key: request.headers.get('idempotency-key'), body });
        if (sent.length === 1) return first();
        return Response.json({ id: ENTERED.id, reference: ENTERED.reference }, { status: 201 });
      });
    });
    await fill(user);
    await user.click(save());
    expect(await screen.findByText('The inquiry could not be saved.')).toBeVisible();
    price.resolve(Response.json(QUOTE));
    await screen.findAllByText(/23,700/);
    await between(user);
    await user.click(save());
    await waitFor(() => expect(window.location.pathname).toBe('/admin/inquiries/entered'));
  }

  it('goes again as it went first until it has arrived, though its price has come since', async () => {
    await saveTwice(async () => undefined);
    expect(sent[1]).toEqual(sent[0]);
  });

  it('goes anew with the price that has come since, where it was refused', async () => {
    await saveTwice(
      async () => undefined,
      () => Response.json({ code: 'client.throttled' }, { status: 429 }),
    );
    expect(sent[1]!.key).not.toBe(sent[0]!.key);
    expect(sent[1]!.body).toMatchObject({ totalCost: '23700.00' });
  });

  it('is the same one where it shall go without a mail by then', async () => {
    await saveTwice((user) => user.click(screen.getByRole('checkbox', { name: /Mail the customer/ })));
    expect(sent[1]).toEqual({ key: sent[0]!.key, body: { ...sent[0]!.body, notifyCustomer: false } });
  });

  it('is another one where something else was typed since', async () => {
    await saveTwice((user) => write(user, 'Message', 'By May'));
    expect(sent[1]!.key).not.toBe(sent[0]!.key);
    expect(sent[1]!.body).toMatchObject({ message: 'By May', totalCost: '23700.00' });
  });

  it('is of one piece where a sample is asked for, and may go without a mail', async () => {
    const { user } = open();
    await user.click(await screen.findByText('A sample'));
    expect(screen.getByRole('textbox', { name: 'Quantity (pieces)' })).toHaveValue('1');
    await user.click(screen.getByText('A production order'));
    expect(screen.getByRole('textbox', { name: 'Quantity (pieces)' })).toHaveValue('');
    await user.click(screen.getByText('A sample'));
    await user.click(screen.getByRole('checkbox', { name: /Mail the customer/ }));
    const quantity = screen.getByRole('textbox', { name: 'Quantity (pieces)' });
    await user.clear(quantity);
    await fill(user);
    await user.clear(quantity);
    await user.type(quantity, '50');
    await user.click(save());
    expect(await screen.findByText('1 piece, or an order of 100 to 1,000,000')).toBeVisible();
    await user.clear(quantity);
    await user.type(quantity, '1');
    await user.click(save());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]!.body).toMatchObject({ quantity: 1, isSampleRequest: true, notifyCustomer: false });
  });

  it('names what does not go together, before and after it is chosen, and white under a print', async () => {
    const { user } = open(undefined, (api) =>
      api.on('POST /api/calculate-quote', () =>
        Response.json({
          ...QUOTE,
          hints: [{ part: 'fabric', id: 'crepe', unsuitedTo: 'hoodie', isRefused: true }],
          underbases: ['dtf'],
        }),
      ),
    );
    await fill(user);
    await choose(user, 'Fabric', 'Crepe (does not go with Hoodie)');
    expect(await screen.findByText('We do not combine Crepe with Hoodie.')).toBeVisible();
    expect(screen.getByText(/^With white under DTF, which dark fabric needs/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add a print' }));
    await choose(user, 'Print type', 'DTF (does not go with Crepe)');
  });

  it('says at its field what the server refuses', async () => {
    const { user } = open(undefined, (api) =>
      api.on('POST /api/admin/inquiries', () =>
        refuse(422, 'selection.unsuited', {
          errors: [{ path: 'fabricId', code: 'selection.unsuited', message: 'No.' }],
        }),
      ),
    );
    await fill(user);
    await user.click(save());
    expect(await screen.findByText('We do not make these together')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Fabric' })).toHaveFocus();
  });

  it('is not sent while something is missing, and takes each print once', async () => {
    const { user } = open();
    await fill(user);
    await user.clear(screen.getByRole('textbox', { name: 'Email' }));
    for (const index of [0, 1]) {
      await user.click(screen.getByRole('button', { name: 'Add a print' }));
      await user.click(screen.getAllByRole('combobox', { name: 'Print type' })[index]!);
      const options = await screen.findAllByText('Puff', { selector: '.ant-select-item-option-content' });
      await user.click(options.at(-1)!);
    }
    await user.click(save());
    expect(await screen.findByText('Valid email is required')).toBeVisible();
    expect(await screen.findByText('Each print is chosen once')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('is of a customer who is known, in the language in which they read us', async () => {
    const { user } = open('/admin/inquiries/new?customer=layla');
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('ليلى حسن');
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('layla@example.com');
    expect(screen.getByRole('textbox', { name: 'Company' })).toHaveValue('نسيج');
    expect(screen.getByRole('radio', { name: 'Arabic' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(window.location.pathname).toBe('/admin/crm/customers/layla');
  });

  it('stays as it is typed when another one of the same customer arrives', async () => {
    const tellOf = hearChanges();
    let inquiries = CUSTOMER.inquiries;
    const newer = hoodies({ id: 'newer', language: 'en' });
    const { user, api } = open('/admin/inquiries/new?customer=layla', (fake) => {
      fake.on('GET /api/admin/customers/layla', () => Response.json({ ...CUSTOMER, inquiries }));
      fake.on('GET /api/admin/inquiries/newer', () => Response.json(newer));
    });
    await write(user, 'Message', 'Two hundred by May');
    inquiries = [newer, ...inquiries];
    tellOf({ kind: 'inquiry', id: newer.id, action: 'inquiry.submitted' });
    await waitFor(() => expect(api.calls).toContain('GET /api/admin/inquiries/newer'));
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Two hundred by May');
    expect(screen.getByRole('radio', { name: 'Arabic' })).toBeChecked();
  });

  it('of a customer who is not there begins empty', async () => {
    open('/admin/inquiries/new?customer=nobody');
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('');
  });

  it('is not thrown away without a question', async () => {
    const { user } = open();
    await write(user, 'Name', 'Layla');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: /Stay|Keep/ }));
    expect(window.location.pathname).toBe('/admin/inquiries/new');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Layla');
  });

  it('waits for the catalogue, and asks for it again', async () => {
    let isAway = true;
    const { user } = open(undefined, (api) =>
      api.on('GET /api/fabrics', () =>
        isAway ? refuse(503, 'database.unavailable') : Response.json(LISTS.fabrics),
      ),
    );
    const retry = await screen.findByRole('button', { name: /Retry|Try again/ });
    isAway = false;
    await user.click(retry);
    expect(await screen.findByRole('textbox', { name: 'Name' })).toBeVisible();
  });
});

it('the list leads to the form', async () => {
  const { user } = open('/admin/inquiries');
  await user.click(await screen.findByRole('button', { name: 'New inquiry' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'New inquiry' })).toBeVisible();
});
