import { describe, expect, it } from '@jest/globals';
import type { AuditTrailEntry } from '@tiraz/api-client/staff';
import { AUDITED_ACTIONS, AUDITED_KINDS } from '@tiraz/contracts/audit-trail';
import { type FakeApi, mona, refuse } from '@tiraz/staff-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openStaffArea } from '../../testing/open-staff-area';

const LIST = '/api/admin/audit-trail';
const ID = '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e22';
let made = 0;

function entry(
  action: AuditTrailEntry['action'],
  kind: AuditTrailEntry['thing']['kind'],
  change: Partial<Omit<AuditTrailEntry, 'thing'>> & { thing?: Partial<AuditTrailEntry['thing']> } = {},
): AuditTrailEntry {
  made += 1;
  const thing = { kind, id: ID, label: null, labelAr: null, customerId: null, ...change.thing };
  return {
    id: String(made),
    at: '2026-11-19T22:30:00Z',
    by: mona.email,
    before: null,
    after: null,
    ...change,
    action,
    thing,
  };
}

const hoodie = { label: 'Hoodie', labelAr: 'هودي' };
const priced = entry('productType.updated', 'productType', {
  thing: hoodie,
  before: { basePrice: '450.00' },
  after: { basePrice: '475.00' },
});
const renamed = entry('productType.updated', 'productType', {
  at: '2026-11-19T21:30:00Z',
  thing: hoodie,
  before: { name: 'Hoody', nameAr: '' },
  after: { name: 'Hoodie', nameAr: 'هودي' },
});

const answering = (entries: AuditTrailEntry[], total?: number) => (api: FakeApi) => {
  api.on(`GET ${LIST}/people`, () => Response.json([mona.email, 'omar@tiraz.example']));
  api.on(`GET ${LIST}`, ({ url }) => {
    const asked = new URL(url).searchParams;
    const found = entries.filter(
      ({ thing, by }) =>
        thing.kind === (asked.get('kind') ?? thing.kind) &&
        (by ?? 'nobody') === (asked.get('by') ?? by ?? 'nobody'),
    );
    return Response.json(found, { headers: { 'X-Total-Count': String(total ?? found.length) } });
  });
};

/** As it is read out, without what only keeps the order of the characters. */
const bare = (text: string | null) =>
  (text ?? '').replace(/[\u061C\u2066-\u2069]/g, '').replaceAll('\u00A0', ' ');
const sentences = async () =>
  (await screen.findAllByRole('listitem')).map((item) => bare(item.querySelector('p')!.textContent));

describe('the audit trail', () => {
  it('tells in sentences who did what, under the days of Cairo', async () => {
    openStaffArea('/admin/audit-trail', { given: answering([priced, renamed]) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Audit trail' })).toBeVisible();
    expect(await sentences()).toEqual([
      `${mona.email} changed the base price of Hoodie from ج.م 450.00 to ج.م 475.00`,
      `${mona.email} changed name and Arabic name of Hoodie`,
    ]);
    const days = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(days).toEqual(['20 November 2026', '19 November 2026']);
    expect(screen.getAllByRole('link', { name: 'Hoodie' })[0]).toHaveAttribute('href', '/admin/products');
  });

  it('tells it in Arabic', async () => {
    openStaffArea('/admin/audit-trail', { language: 'ar', given: answering([priced]) });
    expect(await sentences()).toEqual([
      `غيّر ${mona.email} السعر الأساسي في هودي من ٤٥٠٫٠٠ ج.م إلى ٤٧٥٫٠٠ ج.م`,
    ]);
  });

  it.each([
    ['en', 9_999, 'Showing 9,999 results'],
    ['en', 10_000, 'Showing 10,000 results'],
    ['en', 10_001, 'More than 10,000 results'],
    ['ar', 10_000, 'نعرض ١٠٬٠٠٠ نتيجة'],
    ['ar', 10_001, 'أكثر من ١٠٬٠٠٠ نتيجة'],
  ] as const)('says in %s of %i entries: %s', async (language, total, text) => {
    openStaffArea('/admin/audit-trail', { language, given: answering([priced], total) });
    await sentences();
    expect(screen.getByText(text)).toHaveAttribute('role', 'status');
  });

  it('shows every field before and after, on demand', async () => {
    const { user } = openStaffArea('/admin/audit-trail', { given: answering([renamed]) });
    await user.click(await screen.findByText('Before and after'));
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Field', 'Before', 'After'],
      ['name', 'Hoody', 'Hoodie'],
      ['Arabic name', 'empty', 'هودي'],
    ]);
  });

  it.each([
    ['en', 'the silhouette of Hoodie from T-shirt to Hoodie', 'Front Front · 160 × 160 mm'],
    ['ar', 'الرسم في هودي من تيشيرت إلى هودي', 'الأمام الأمام · ١٦٠ × ١٦٠ مم'],
  ] as const)('names drawings and print areas in words: %s', async (language, drawn, printed) => {
    const box = { x: 120, y: 120, width: 40, height: 40, turn: 0 };
    const front = {
      id: 'front',
      name: 'Front',
      nameAr: 'الأمام',
      place: 'front',
      box,
      widthMm: 160,
      heightMm: 160,
    };
    const ofHoodie = (field: string, before: unknown, after: unknown) =>
      entry('productType.updated', 'productType', {
        thing: hoodie,
        before: { [field]: before },
        after: { [field]: after },
      });
    const { user } = openStaffArea('/admin/audit-trail', {
      language,
      given: answering([ofHoodie('silhouette', 't-shirt', 'hoodie'), ofHoodie('printAreas', [], [front])]),
    });
    expect((await sentences())[0]).toContain(drawn);
    await user.click(document.querySelectorAll('summary')[1]!);
    expect(bare(screen.getAllByRole('table', { hidden: true }).at(-1)!.textContent)).toContain(printed);
  });

  it.each(['en', 'ar'] as const)(
    'has a sentence for everything that can be recorded: %s',
    async (language) => {
      const all = AUDITED_ACTIONS.map((action) => {
        const kind = AUDITED_KINDS.find((known) => action.startsWith(`${known}.`)) ?? 'staffAccount';
        return entry(action, kind, {
          thing: { label: 'ACME' },
          ...(action.endsWith('updated') && { before: { name: 'A' }, after: { name: 'B' } }),
          ...(action.endsWith('status-changed') && {
            before: { status: 'new' },
            after: { status: 'quoted' },
          }),
        });
      });
      openStaffArea('/admin/audit-trail', { language, given: answering(all) });
      const told = await sentences();
      expect(told).toHaveLength(AUDITED_ACTIONS.length);
      const isOwnLanguage = language === 'en' ? /[a-z]{3} / : /\p{Script=Arabic}{3}/u;
      expect(told.filter((text) => !isOwnLanguage.test(text) || /[{}]|undefined/.test(text))).toEqual([]);
      expect(told.filter((text) => AUDITED_ACTIONS.some((action) => text.includes(action)))).toEqual([]);
      // Forty-odd different actions, each told in its own way.
      expect(new Set(told).size).toBeGreaterThan(AUDITED_ACTIONS.length - 10);
    },
  );

  it.each([
    [
      'a visitor’s inquiry',
      entry('inquiry.submitted', 'inquiry', {
        by: null,
        thing: { label: 'TRZ-2026-000001' },
        after: { totalCost: '23700.00', quantity: 100 },
      }),
      'The inquiry TRZ-2026-000001 came in, worth ج.م 23,700.00',
      `/admin/inquiries/${ID}`,
    ],
    [
      'a merge',
      entry('customer.merged', 'customer', {
        thing: { label: 'Layla' },
        after: { duplicate: { name: 'L. Haddad' }, moved: { inquiries: ['a', 'b'] } },
      }),
      `${mona.email} merged L. Haddad into Layla`,
      `/admin/crm/customers/${ID}`,
    ],
    [
      'a follow-up',
      entry('follow-up.completed', 'followUp', { thing: { label: 'Call', customerId: 'c1' } }),
      `${mona.email} completed the follow-up Call`,
      '/admin/crm/customers/c1',
    ],
    [
      'a switch',
      entry('fit.updated', 'fit', {
        thing: { label: 'Slim' },
        before: { isActive: true },
        after: { isActive: false },
      }),
      `${mona.email} switched Slim off`,
      '/admin/pricing',
    ],
    [
      'a long text',
      entry('fabric.updated', 'fabric', {
        thing: { label: 'Denim' },
        before: { description: 'x'.repeat(90) },
        after: { description: '' },
      }),
      `${mona.email} changed the description of Denim`,
      '/admin/products',
    ],
  ])('tells of %s, and leads there', async (_, given, sentence, href) => {
    openStaffArea('/admin/audit-trail', { given: answering([given]) });
    expect(await sentences()).toEqual([sentence]);
    const [link] = within(screen.getByRole('listitem')).getAllByRole('link');
    expect(link).toHaveAttribute('href', href);
  });

  it('says of a stranger’s sign-in no more than is known', async () => {
    const refused = entry('session.refused', 'staffAccount', { by: null, thing: { id: 'unknown' } });
    openStaffArea('/admin/audit-trail', { given: answering([refused]) });
    expect(await sentences()).toEqual(['A sign-in to an account that does not exist was refused']);
  });

  it('is filtered by person and kind, in the address', async () => {
    const refused = entry('session.refused', 'staffAccount', { by: null, thing: { label: mona.email } });
    const { user } = openStaffArea('/admin/audit-trail', { given: answering([priced, refused]) });
    expect(await screen.findByText('Showing 2 results')).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: 'Person' }));
    await user.click(await screen.findByTitle('Nobody signed in'));
    expect(await screen.findByText('Showing 1 result')).toBeVisible();
    expect(window.location.search).toBe('?by=nobody');
    await user.click(screen.getByRole('combobox', { name: 'Kind of thing' }));
    await user.click(await screen.findByTitle('Fabrics'));
    expect(await screen.findByText('No entries found')).toBeVisible();
    expect(window.location.search).toBe('?by=nobody&kind=fabric');
    await user.click(screen.getByRole('button', { name: 'Show everything' }));
    expect(await screen.findByText('Showing 2 results')).toBeVisible();
    expect(window.location.search).toBe('');
  });

  it('asks for no half of a reference, and says what to write', async () => {
    const { api, user } = openStaffArea('/admin/audit-trail', { given: answering([priced]) });
    await screen.findByText('Showing 1 result');
    const before = api.calls.length;
    await user.type(screen.getByRole('searchbox', { name: 'Reference or id' }), 'TRZ-20{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Write a whole reference');
    expect(api.calls).toHaveLength(before);
  });

  it('says when it does not come, and comes on Retry', async () => {
    const { api, user } = openStaffArea('/admin/audit-trail', {
      given: (fake) => {
        answering([priced])(fake);
        fake.on(`GET ${LIST}`, () => refuse(503, 'database.unavailable'));
      },
    });
    await screen.findByText('This could not be loaded');
    answering([priced])(api);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Showing 1 result')).toBeVisible();
  });

  it('is reached from the account menu', async () => {
    const { user } = openStaffArea('/admin/dashboard', { given: answering([priced]) });
    await user.click(await screen.findByRole('button', { name: mona.email }));
    await user.click(screen.getByRole('link', { name: 'Audit trail' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Audit trail' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull());
  });
});
