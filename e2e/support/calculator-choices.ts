import type { Language } from '@tiraz/contracts/language';
import { texts as designTexts } from '@tiraz/messages/storefront/designs';
import { expect, type Page } from '@playwright/test';
import { words as calculatorWords } from './calculator.ts';
import { begin, expectSameAfterReload, isLoaded } from './choices.ts';
import { addDesign } from './designs.ts';
import type { Result } from './form.ts';
import { controlsOf } from './form-fields.ts';

/** What a visitor chooses: it counts at once, stands in the address and after a reload; no number is altered silently. */
export async function tryCalculator(page: Page, language: Language): Promise<Result> {
  const t = calculatorWords[language];
  const result = begin();
  await page.goto('/calculator');
  await isLoaded(page);
  const quantity = page.getByRole('spinbutton', { name: t.quantity });
  const about = async () => {
    const [field] = (await controlsOf(page.locator('main'))).filter(({ hasFocus }) => hasFocus);
    return {
      value: Number(await quantity.getAttribute('aria-valuenow')),
      message: field?.message ?? '',
      isInvalid: field?.isInvalid ?? false,
    };
  };
  const enter = async (typed: string) => {
    await quantity.fill(typed);
    await quantity.press('Enter');
    result.values += 1;
    return about();
  };
  result.fields += 1;
  for (const [typed, wanted] of [
    ['1', 1],
    ['100', 100],
    ['١٢٣', 123],
    ['1,000', 1000],
    ['١٬٠٠٠', 1000],
    [' 250 ', 250],
    ['1000000', 1_000_000],
  ] as const) {
    const { value, isInvalid } = await enter(typed);
    if (value !== wanted || isInvalid) result.faults.push(`quantity: ${value} for ${typed}`);
  }
  const plain = new Map<number, string>();
  for (const accepted of [1, 100, 250, 1_000_000])
    plain.set(accepted, (await enter(String(accepted))).message);
  for (const typed of [
    '-5',
    '1e3',
    '12.5',
    '12,5',
    '0',
    '2',
    '99',
    '1000001',
    'abc',
    '250 pcs',
    '👕',
    '\u200B',
  ]) {
    await enter('250');
    const { value, message, isInvalid } = await enter(typed);
    const isSilent = !message || message === plain.get(value);
    if (isSilent)
      result.faults.push(
        `quantity: ${JSON.stringify(typed)} becomes ${value} without a word${isInvalid ? ', though marked' : ''}`,
      );
  }
  await enter('250');

  const groups = page.getByRole('radiogroup');
  for (const group of await groups.all()) {
    result.fields += 1;
    for (const radio of (await group.getByRole('radio').all()).slice(0, 3)) {
      await radio.check();
      result.values += 1;
      await expect(radio).toBeChecked();
    }
  }
  for (const print of (await page.locator('main input[type=checkbox][data-id]').all()).slice(0, 2)) {
    result.fields += 1;
    result.values += 1;
    await print.check();
  }
  for (const select of await page.locator('main select').all()) {
    result.fields += 1;
    result.values += 1;
    await select.selectOption({ index: 2 });
  }
  await page.getByRole('checkbox', { name: t.blue, exact: true }).click();
  await addDesign(page, 'logo.png');
  for (const slider of await page.getByRole('slider').all()) {
    result.fields += 1;
    result.values += 2;
    await slider.press('End');
    await slider.press('ArrowLeft');
    expect(await slider.getAttribute('aria-valuetext')).not.toBe('');
  }
  const stand = () =>
    page
      .locator('main')
      .evaluate((main) => [
        [...main.querySelectorAll<HTMLInputElement>('input')].map(({ checked, value, type }) =>
          ['text', 'range'].includes(type) ? value : checked,
        ),
        [...main.querySelectorAll('select')].map(({ value }) => value),
      ]);
  const before = await stand();
  await expect.poll(() => new URL(page.url()).searchParams.get('quantity')).toBe('250');
  await expectSameAfterReload(page, 'calculator', stand, before, result);
  // It would come along with every other form.
  await page.getByRole('button', { name: designTexts[language].remove('logo.png') }).click();
  return result;
}
