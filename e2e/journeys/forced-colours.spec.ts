import type { Locator } from '@playwright/test';
import { POLOS_IN_SIZES } from '../support/calculator.ts';
import { addDesign } from '../support/designs.ts';
import { ownWord, requestPage, sendInquiries, words as inquiryWords } from '../support/inquiries.ts';
import { expect, test } from '../support/journey.ts';
import { expectPage, signIn } from '../support/staff.ts';

type Part = '::before' | '::after';

/** What of an element, or of a part of it, is drawn where the system has colours of its own. */
function looksOf(one: Locator, part?: Part): Promise<Record<string, string>> {
  return one.evaluate((element, drawn) => {
    const style = getComputedStyle(element, drawn);
    const edges = (['top', 'right', 'bottom', 'left'] as const).map((side) =>
      style.getPropertyValue(`border-${side}-color`),
    );
    const { backgroundColor: ground, color: ink, outlineStyle: ring } = style;
    return { ground, ink, ring, edges: edges.join() };
  }, part);
}

const groundOf = async (one: Locator, part?: Part) => (await looksOf(one, part)).ground;

/** One that is marked, beside others that are not; what changes its look may take a moment for it. */
async function expectToldApart(marked: Locator, others: Locator): Promise<void> {
  await expect(async () =>
    expect(await looksOf(marked.first())).not.toEqual(await looksOf(others.first())),
  ).toPass();
}

test.beforeEach(async ({ page }) => page.emulateMedia({ forcedColors: 'active' }));

test('where the system has colours of its own, a visitor sees what is chosen, and the colours of a design', async ({
  page,
}) => {
  await page.goto('/about');
  const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
  await expectToldApart(
    links.and(page.locator('[aria-current]')),
    links.and(page.locator(':not([aria-current])')),
  );
  const languages = page.getByRole('banner').getByRole('group').getByRole('button');
  await expectToldApart(
    languages.and(page.locator('[aria-pressed="true"]')),
    languages.and(page.locator('[aria-pressed="false"]')),
  );

  await page.goto(await requestPage(page));
  const stages = page.getByRole('article').locator('ol > li');
  expect(await groundOf(stages.first(), '::before')).not.toBe(await groundOf(stages.last(), '::before'));

  await page.goto(`/calculator?${POLOS_IN_SIZES}`);
  const dye = (is: string) => page.locator(`label:has(> svg):has(> input${is})`);
  await expectToldApart(dye(':checked'), dye(':not(:checked)'));
  await addDesign(page, 'logo.png');
  const inks = page
    .getByRole('listitem')
    .filter({ hasText: 'logo.png' })
    .locator('[style*="background-color"]');
  await expect(inks.first()).toBeVisible();
  const lost = await inks.evaluateAll(
    (all) =>
      all.filter(
        (ink) => getComputedStyle(ink).backgroundColor !== (ink as HTMLElement).style.backgroundColor,
      ).length,
  );
  expect(lost).toBe(0);
});

test('where the system has colours of its own, staff see where they are, what is chosen, and what the keys are on', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/admin/inquiries/new');
  await expectPage(page);
  const tabs = page.getByRole('banner').getByRole('navigation').getByRole('link');
  await expectToldApart(
    tabs.and(page.locator('[aria-current]')),
    tabs.and(page.locator(':not([aria-current])')),
  );
  const kinds = page.locator('.ant-radio-button-wrapper');
  await expectToldApart(
    kinds.and(page.locator(':has(:checked)')),
    kinds.and(page.locator(':not(:has(:checked))')),
  );
  await page.locator('.ant-select').first().click();
  await page.keyboard.press('ArrowDown');
  const options = page.locator('.ant-select-dropdown:visible .ant-select-item-option');
  await expectToldApart(
    options.and(page.locator('.ant-select-item-option-active')),
    options.and(page.locator(':not(.ant-select-item-option-active)')),
  );
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+k');
  const found = page.getByRole('dialog').getByRole('option');
  await expectToldApart(
    found.and(page.locator('[aria-selected="true"]')),
    found.and(page.locator('[aria-selected="false"]')),
  );
  await page.keyboard.press('Escape');

  await page.goto('/admin/products');
  const knob = page.locator('.ant-switch .ant-switch-handle').first();
  const groundOfSwitch = await groundOf(page.getByRole('switch').first());
  await expect.poll(() => groundOf(knob, '::before')).not.toBe(groundOfSwitch);

  const [sent] = await sendInquiries(page, [{ customerName: ownWord() }]);
  await page.goto(`/admin/inquiries/${sent!.id}`);
  await page.getByRole('button', { name: inquiryWords.en.reject, exact: true }).click();
  await page.getByRole('dialog').getByRole('radio').first().check();
  const chosen = page.locator('.ant-radio-checked');
  await expect(async () =>
    expect(await groundOf(chosen, '::after')).not.toBe(await groundOf(chosen)),
  ).toPass();

  await page.goto('/admin/dashboard');
  const bars = page.locator('i[data-look]');
  await expect(bars.first()).toBeAttached();
  expect(
    new Set(await bars.evaluateAll((all) => all.map((bar) => getComputedStyle(bar).backgroundColor))).size,
  ).toBeGreaterThan(1);
});
