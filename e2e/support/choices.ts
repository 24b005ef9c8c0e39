import type { Language } from '@tiraz/contracts/language';
import { expect, type Page } from '@playwright/test';
import { controlsOf } from './form-fields.ts';
import type { Result } from './form.ts';
import { sayWhy, sendInquiries, words as inquiryWords } from './inquiries.ts';
import { expectPage } from './staff.ts';

/** The components that are tried with the fields that nobody sends: what is typed or chosen counts at once. */
export const CHOICES = {
  calculator: [
    'DesignDrop',
    'DesignSection',
    'FabricSection',
    // By the journey of the designs.
    'MayBeUsed',
    'ModifierOptions',
    'PlacingFields',
    'PrintOption',
    'ProductTypeSection',
    'QuantityAndColoursSection',
    'QuantityField',
    'Tile',
    // By the journey of the sizes.
    'CellInput',
    'Choice',
    'ColourChoice',
    'ColourShown',
    'ColourUse',
    'SizesDialog',
    'SizesSection',
  ],
  searches: [
    'BoardPage',
    'CataloguePage',
    'InquiriesPage',
    'Palette',
    'PricingPage',
    'ProductsPage',
    'SearchField',
  ],
  filters: [
    ...['AmountFilter', 'CustomersList', 'DayFilter', 'FilterBar', 'FilterSelect', 'FollowUpsList'],
    ...['InquiryFilters', 'MailPage', 'SortSelect'],
  ],
  desk: [
    ...['AuditTrailPage', 'BulkSelect', 'InTurnDialog', 'ItemCard', 'LostDialog', 'OwnerControl', 'RowTable'],
    // By the journey of the obligatory factor.
    ...['FactorFirstPage', 'SignInDialog'],
    // By the journey of the inquiries.
    'SheetDialog',
    'ShortcutsDialog',
    'StatusControl',
    'TableRow',
  ],
};

const SEARCHED = [
  [`  سلمي -5 1e3 12,5 ٠١٠ 👕 %_\\'"; -- `, `سلمي -5 1e3 12,5 ٠١٠ 👕 %_\\'"; --`],
  ['م'.repeat(200)],
  ['\u200B'],
  ['\u202E٠١٠\u202C\u00A0', '٠١٠'],
] as const;

export const begin = (): Result => ({ fields: 0, values: 0, faults: [] });

/** What answers with a refusal or a fault while something is done. */
function listenForRefusals(page: Page) {
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400) refused.push(`${answer.status()} ${new URL(answer.url()).pathname}`);
  });
  return refused;
}

export const isLoaded = async (page: Page) => {
  await expectPage(page);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
};

/** What is chosen stands in the address, and so outlives a reload. */
export async function expectSameAfterReload<Stand>(
  page: Page,
  name: string,
  stand: () => Promise<Stand>,
  before: Stand,
  { faults }: Result,
): Promise<void> {
  await page.reload();
  await isLoaded(page);
  await expect
    .poll(stand, { timeout: 5_000 })
    .toEqual(before)
    .catch(async () =>
      faults.push(`${name}: ${JSON.stringify(before)} is ${JSON.stringify(await stand())} after a reload`),
    );
}

/** Every list's search: any text is searched for, stands in the address and after a reload in the field. */
export async function trySearches(page: Page): Promise<Result> {
  const result = begin();
  const refused = listenForRefusals(page);
  for (const [path, name] of [
    ['inquiries', 'q'],
    ['crm/customers', 'q'],
    ['products', 'q'],
    ['pricing', 'q'],
    ['audit-trail', 'thing'],
  ] as const) {
    await page.goto(`/admin/${path}`);
    await isLoaded(page);
    const field = page.getByRole('searchbox');
    result.fields += 1;
    for (const [typed, wanted = typed] of SEARCHED) {
      await field.fill(typed);
      await field.press('Enter');
      result.values += 1;
      await expect
        .poll(() => new URL(page.url()).searchParams.get(name) ?? '', { timeout: 5_000 })
        .toBe(wanted)
        .catch(() => result.faults.push(`${path}: ${JSON.stringify(typed)} is not what the address holds`));
      await isLoaded(page);
    }
    await page.reload();
    await isLoaded(page);
    await expect(field).toHaveValue(SEARCHED.at(-1)![1]!);
    await field.fill('');
    await field.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/admin/${path}$`));
  }
  const field = page.locator('dialog[open]').getByRole('combobox');
  await page.keyboard.press('ControlOrMeta+k');
  result.fields += 1;
  for (const [typed] of SEARCHED) {
    await field.fill(typed);
    result.values += 1;
    await expect(page.locator('dialog[open] [role="listbox"]')).toHaveAttribute('aria-busy', 'false');
    await expect(field).toHaveValue(typed);
  }
  return { ...result, faults: [...result.faults, ...refused] };
}

/** Every filter: each choice stands in the address, and is chosen after a reload. */
export async function tryFilters(page: Page): Promise<Result> {
  const result = begin();
  const refused = listenForRefusals(page);
  for (const path of ['inquiries', 'crm/customers', 'crm/follow-ups', 'audit-trail', 'mail']) {
    await page.goto(`/admin/${path}`);
    await isLoaded(page);
    const filter = page.locator('main :is(search, div:has(> fieldset)) .ant-select:visible');
    const radios = page.locator('main fieldset').getByRole('radio');
    /** Two days and, of inquiries, two amounts. */
    const ends = page.locator('main search input:not([role]):not([type="search"])');
    await expect(filter.or(radios).first()).toBeVisible();
    for (let index = 0; index < (await filter.count()); index += 1) {
      result.fields += 1;
      await filter.nth(index).click();
      const options = page.locator('.ant-select-dropdown:visible .ant-select-item-option');
      await expect(options.nth(1)).toBeVisible();
      result.values += 1;
      await options.nth(1).click();
      await expect(page.locator('.ant-select-dropdown:visible')).toHaveCount(0);
    }
    for (let index = 0; index < (await radios.count()); index += 1) {
      result.values += 1;
      const radio = radios.nth((index + 1) % (await radios.count()));
      await radio.locator('xpath=..').click();
      await expect(radio).toBeChecked();
    }
    if ((await radios.count()) > 0) {
      result.fields += 1;
      await radios.nth(3).locator('xpath=..').click();
      await expect(radios.nth(3)).toBeChecked();
    }
    const ofEnds = ['2026-02-03', '2026-04-05', '1,000', '٢٠٠٠٠٫٥'].slice(0, await ends.count());
    for (const [index, end] of ofEnds.entries()) {
      result.fields += 1;
      result.values += 1;
      await ends.nth(index).fill(end);
      for (const key of ['Enter', 'Tab']) await ends.nth(index).press(key);
    }
    const stand = async () => [
      await filter.allInnerTexts(),
      await ends.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
      await radios.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).checked)),
      new URL(page.url()).search,
    ];
    await isLoaded(page);
    await expect.poll(() => new URL(page.url()).search).not.toBe('');
    if (ofEnds.length > 2) await expect(ends.last()).toHaveValue('20,000.50');
    await expectSameAfterReload(page, path, stand, await stand(), result);
    if (ofEnds.length >= 2) {
      await ends.first().fill('2026-06-07');
      await ends.first().press('Enter');
      result.values += 1;
      const told = async () =>
        (await controlsOf(page.locator('main search'))).filter(({ message }) => message !== '').length;
      await expect
        .poll(told, { timeout: 5_000 })
        .toBeGreaterThan(1)
        .catch(() =>
          result.faults.push(`${path}: does not say at the days that the last is before the first`),
        );
    }
  }
  return { ...result, faults: [...result.faults, ...refused] };
}

/** What staff switch or choose on a page: it is stored at once, and shown after a reload. */
export async function tryDesk(page: Page, language: Language): Promise<Result> {
  const t = inquiryWords[language];
  const result = begin();
  const word = `Desk${crypto.randomUUID().slice(0, 8)}`;
  const sent = await sendInquiries(page, [{ customerCompany: word }, { customerCompany: word }]);
  const stored = async ({ id }: { id: string }) =>
    ((await (await page.request.get(`/api/admin/inquiries/${id}`)).json()) as { status: string }).status;
  const options = page.locator('.ant-select-dropdown:visible .ant-select-item-option');
  const seen = new Set<string>();

  await page.goto(`/admin/inquiries/${sent[0]!.id}`);
  await isLoaded(page);
  const select = page.locator('main section .ant-select').first();
  result.fields += 1;
  for (const place of [1, 2, 3, 4, 5]) {
    const before = await stored(sent[0]!);
    await select.click();
    const shown = await options.nth(place).innerText();
    await options.nth(place).click();
    // It is rejected, and closed after that.
    if (place === 4) await sayWhy(page, language, ` ${SEARCHED[0][1]} `);
    if (place === 5) await sayWhy(page, language);
    result.values += 1;
    await expect.poll(() => stored(sent[0]!)).not.toBe(before);
    seen.add(await stored(sent[0]!));
    await expect(select).toContainText(shown);
  }
  if (seen.size !== 5) result.faults.push(`only ${[...seen].join(', ')} can be chosen`);
  const owner = page.getByRole('combobox', { name: t.owner });
  result.fields += 1;
  for (const whose of [t.me, t.nobody, t.me]) {
    await owner.click();
    await options.getByText(whose, { exact: true }).click();
    result.values += 1;
    await expect(page.getByRole('button', { name: t.takeOver })).toHaveCount(whose === t.me ? 0 : 1);
  }
  const shown = async () => [await select.innerText(), await owner.locator('xpath=../..').innerText()];
  const last = await shown();
  await page.reload();
  await isLoaded(page);
  await expect.poll(shown).toEqual(last);

  await page.getByRole('button', { name: t.shortcuts }).click();
  const keys = page.getByRole('dialog').getByRole('switch');
  result.fields += 1;
  for (const isOn of [false, true]) {
    await keys.click();
    result.values += 1;
    await expect(keys).toBeChecked({ checked: isOn });
  }
  await page.keyboard.press('Escape');

  await page.goto(`/admin/inquiries?q=${word}`);
  await isLoaded(page);
  const boxes = page.locator('main table').getByRole('checkbox');
  await expect(boxes).toHaveCount(3);
  await boxes.nth(1).check();
  await expect(boxes.first()).not.toBeChecked();
  await boxes.first().check();
  await expect(boxes.nth(2)).toBeChecked();
  await page.getByRole('combobox', { name: t.changeStatus }).click();
  await options.nth(2).click();
  await expect(page.getByRole('region', { name: t.outcome })).toBeVisible();
  const statuses = await Promise.all(sent.map(stored));
  if (new Set(statuses).size !== 1)
    result.faults.push(`of two selected inquiries become ${statuses.join(' and ')}`);
  result.fields += 3;
  result.values += 4;

  const made = await page.request.post('/api/admin/fits', {
    data: { name: word, isActive: false, sortOrder: 1_000_000, priceModifier: '1.00' },
  });
  const { id } = (await made.json()) as { id: string };
  await page.goto('/admin/pricing');
  await isLoaded(page);
  const active = page.locator(`[data-item="${id}"]`).getByRole('switch');
  result.fields += 1;
  for (const isOn of [true, false]) {
    await active.click();
    result.values += 1;
    await expect(active).toBeChecked({ checked: isOn });
    const items = (await (await page.request.get('/api/admin/fits?limit=1000')).json()) as {
      id: string;
      isActive: boolean;
    }[];
    expect(items.find((item) => item.id === id)?.isActive).toBe(isOn);
  }
  await page.reload();
  await isLoaded(page);
  await expect(active).not.toBeChecked();
  return result;
}
