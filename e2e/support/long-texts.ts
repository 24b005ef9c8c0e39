import { expect, type Page } from '@playwright/test';
import type { Query } from './form-places.ts';
import { sendInquiries } from './inquiries.ts';
import { signIn } from './staff.ts';
import { UNSEEN_NAMES } from './user-texts.ts';
import { comeWithoutLists } from './without-lists.ts';

const [WIDE, LIGATURES] = ['W'.repeat(120), '﷽'.repeat(60)];
/** The visible blanks between them do not break. */
const NO_BREAK = `Layla${'\u00A0'.repeat(60)}ACCEPTED\u00A09,999,999.00 EGP`;
/** Without a place to break it. */
export const LONG_WORD = (longest: number) => 'W'.repeat(longest);

/** The lists of visitors with the longest names that they may have. */
export async function lengthenCatalogue(page: Page): Promise<void> {
  await comeWithoutLists(page);
  for (const kind of ['product-types', 'fabrics', 'fits', 'finishing-qualities', 'print-types', 'colors']) {
    await page.route(`**/api/${kind}`, async (route) => {
      const answer = await route.fetch();
      const items = (await answer.json()) as Record<string, unknown>[];
      await route.fulfill({
        response: answer,
        json: items.map((item, index) => ({
          ...item,
          name: [WIDE, LIGATURES, NO_BREAK][index % 3],
          nameAr: [LIGATURES, WIDE, NO_BREAK][index % 3],
          ...('composition' in item && { composition: LONG_WORD(200), compositionAr: LONG_WORD(200) }),
          ...('description' in item && { description: LONG_WORD(2000), descriptionAr: '﷽'.repeat(300) }),
        })),
      });
    });
  }
}

/**
 * The longest texts wherever staff meet them, in customers' records and in the catalogue, and names with nothing to
 * see, as they were stored before such names were refused.
 */
export async function storeLongTexts(page: Page, query: Query) {
  const word = `Long${crypto.randomUUID().slice(0, 8)}`;
  const long = {
    customerCompany: `${word} ${LIGATURES.slice(0, 100)}`,
    customerPhone: `+20${'1'.repeat(36)}`,
    // What a visitor of an old page saw: staff are asked before they accept.
    totalCost: '0.01',
    message: `${LONG_WORD(2000)} ${'﷽'.repeat(900)}`,
  };
  const sent = await sendInquiries(page, [
    {
      ...long,
      customerName: WIDE,
      customerEmail: `${'w'.repeat(64)}@${`${'w'.repeat(54)}.`.repeat(3)}${word}.example`.toLowerCase(),
    },
    { ...long, customerName: LIGATURES, quantity: 1_000_000 },
    { ...long, customerName: NO_BREAK, isSampleRequest: true },
    ...UNSEEN_NAMES.map((_, index) => ({ ...long, customerName: `${word} ${index}` })),
  ]);
  await signIn(page);
  const ids: string[] = [];
  for (const [index, { id }] of sent.entries()) {
    const inquiry = (await (await page.request.get(`/api/admin/inquiries/${id}`)).json()) as {
      customerId: string;
    };
    const { customerId } = inquiry;
    ids.push(customerId);
    await page.request.put(`/api/admin/inquiries/${id}`, { data: { adminNotes: LONG_WORD(3000) } });
    const unseen = UNSEEN_NAMES[index - (sent.length - UNSEEN_NAMES.length)];
    if (unseen !== undefined) {
      await query('UPDATE inquiries SET customer_name = $1 WHERE id = $2', [unseen, id]);
      await query('UPDATE customers SET name = $1 WHERE id = $2', [unseen, customerId]);
    }
    const subject = [LONG_WORD(200), '﷽'.repeat(200), NO_BREAK][index] ?? 'To be called';
    const about = { customerId, inquiryId: id, subject };
    await page.request.post('/api/admin/follow-ups', {
      data: { ...about, description: LONG_WORD(1000), scheduledDate: `2019-0${index + 1}-01` },
    });
    await page.request.post('/api/admin/communications', { data: { ...about, content: LONG_WORD(3000) } });
  }
  const hidden = { isActive: false, sortOrder: 1_000_000 };
  const names = [
    { name: WIDE, nameAr: LIGATURES },
    { name: LIGATURES, nameAr: WIDE },
  ];
  const texts = { description: LONG_WORD(2000), descriptionAr: '﷽'.repeat(500) };
  const items: Record<string, string> = {};
  for (const [kind, needs] of Object.entries({
    'product-types': { basePrice: '9999999.99', ...texts },
    fabrics: {
      gsm: 2000,
      costMultiplier: '9999999.99',
      composition: LONG_WORD(200),
      compositionAr: '﷽'.repeat(200),
      ...texts,
    },
    fits: { priceModifier: '9999999.99' },
    'finishing-qualities': { priceModifier: '9999999.99', ...texts },
    'print-types': { setupCost: '9999999.99', perItemCost: '9999999.99', ...texts },
    colors: { hex: '#1F2A44' },
  })) {
    for (const name of names) {
      const made = await page.request.post(`/api/admin/${kind}`, { data: { ...name, ...hidden, ...needs } });
      expect(made.status()).toBe(201);
      items[kind] ??= ((await made.json()) as { id: string }).id;
    }
  }
  await page.request.put(`/api/admin/product-types/${items['product-types']}`, {
    data: { name: `${WIDE.slice(1)}V` },
  });
  return { word, inquiries: sent.map(({ id }) => id), customers: ids, items };
}
