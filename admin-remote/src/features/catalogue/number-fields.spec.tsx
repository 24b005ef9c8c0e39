import { describe, expect, it, jest } from '@jest/globals';
import type { Language } from '@tiraz/contracts/language';
import { screen, within } from '@testing-library/react';
import { openStaffArea } from '../../testing/open-staff-area';
import { serveCatalogue } from './catalogue-api.fixture';

jest.setTimeout(90_000);

/** Opens a form, and types into its fields as a person or a clipboard would. */
async function openForm(path: string, language: Language = 'en') {
  let served!: ReturnType<typeof serveCatalogue>;
  const { user } = openStaffArea(path, { language, given: (api) => (served = serveCatalogue(api)) });
  if (!path.includes('?add='))
    await user.click(await screen.findByLabelText(/^(Edit: Combed Jersey|تعديل: سنجل جيرسي)/));
  const form = within(await screen.findByRole('dialog'));
  const type = async (label: RegExp, text: string) => {
    const field = form.getByLabelText(label);
    await user.clear(field);
    await user.click(field);
    if (text) await user.paste(text);
    return field;
  };
  const save = () => user.click(form.getByRole('button', { name: /^(Save|حفظ)$/ }));
  return { ...served, user, form, type, save };
}

const WORDS = {
  en: { created: 'Fabric created successfully', updated: 'Fabric updated successfully' },
  ar: { created: 'أُضيف القماش بنجاح', updated: 'حُدّث القماش بنجاح' },
};

describe.each(['en', 'ar'] as const)('the fabric form, in %s', (language) => {
  it('adds a fabric', async () => {
    const { form, type, save, sent } = await openForm('/admin/products?add=fabric', language);
    await type(/^(Name \(English\)|الاسم \(بالإنجليزية\))/, 'Brushed Fleece');
    await type(/^(Composition \(English\)|التركيب \(بالإنجليزية\))/, '80% cotton');
    expect(form.getByLabelText(/^(Weight|الوزن)/)).toHaveValue('180');
    await save();
    expect(await screen.findByText(WORDS[language].created)).toBeVisible();
    expect(sent).toEqual([
      expect.objectContaining({ name: 'Brushed Fleece', gsm: 180, costMultiplier: '1.00' }),
    ]);
  });

  it('changes one field of a fabric alone', async () => {
    const { type, save, sent } = await openForm('/admin/products', language);
    await type(/^(Name \(Arabic\)|الاسم \(بالعربية\))/, 'سنجل');
    await save();
    expect(await screen.findByText(WORDS[language].updated)).toBeVisible();
    expect(sent).toEqual([{ nameAr: 'سنجل' }]);
  });

  it.each([
    ['١٨٥', 185],
    ['1,200', 1200],
    ['2000', 2000],
  ])('takes the weight %s', async (typed, gsm) => {
    const { type, save, sent } = await openForm('/admin/products', language);
    await type(/^(Weight|الوزن)/, typed);
    await save();
    expect(await screen.findByText(WORDS[language].updated)).toBeVisible();
    expect(sent).toEqual([{ gsm }]);
  });
});

describe('what is no number', () => {
  it.each([
    ['-5', 'At least 0'],
    ['1e3', 'This is not an amount. Write it like 1450.50'],
    ['12,5', 'This is not an amount. Write it like 1450.50'],
    ['abc', 'This is not an amount. Write it like 1450.50'],
    ['٥٠ جنيه', 'This is not an amount. Write it like 1450.50'],
    ['99999999', 'At most 9,999,999.99'],
    ['1.005', 'At most two decimals'],
    ['', 'Cost multiplier is required'],
    [' ', 'Cost multiplier is required'],
  ])('a price of %j stays as it was typed and is refused in words', async (typed, words) => {
    const { form, user, type, save, sent } = await openForm('/admin/products');
    const field = await type(/^Cost multiplier/, typed);
    expect(form.queryByText('What this price does')).toBeNull();
    await save();
    expect(await form.findByText(words)).toBeVisible();
    await user.tab();
    expect(field).toHaveValue(typed);
    expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(sent).toEqual([]);
  });

  it.each([
    ['-5', 'At least 1'],
    ['1e3', 'This is not a whole number. Write it like 180'],
    ['180.5', 'This is not a whole number. Write it like 180'],
    ['2001', 'At most 2,000'],
    ['0', 'GSM is required'],
    ['', 'GSM is required'],
  ])('a weight of %j too', async (typed, words) => {
    const { form, type, save, sent } = await openForm('/admin/products');
    const field = await type(/^Weight/, typed);
    await save();
    expect(await form.findByText(words)).toBeVisible();
    expect(field).toHaveValue(typed);
    expect(sent).toEqual([]);
  });

  it('is said in Arabic, with Arabic figures', async () => {
    const { form, type, save } = await openForm('/admin/products', 'ar');
    await type(/^الوزن/, '٢٠٠١');
    await type(/^تكلفة القماش/, '١٢،٥');
    await save();
    expect(await form.findByText('لا يزيد على ٢٬٠٠٠')).toBeVisible();
    expect(form.getByText('هذا ليس مبلغًا. اكتبه مثل ١٤٥٠٫٥٠')).toBeVisible();
  });
});

it.each([
  ['٢١٠٫٥', '210.50'],
  ['۱٬۴۵۰٫۵۰', '1450.50'],
  ['1,450.5', '1450.50'],
  ['\u200f١٦\u200f', '16.00'],
])('a price of %s is the one that is meant', async (typed, sentAs) => {
  const { type, save, sent } = await openForm('/admin/products');
  await type(/^Cost multiplier/, typed);
  await save();
  expect(await screen.findByText('Fabric updated successfully')).toBeVisible();
  expect(sent).toEqual([{ costMultiplier: sentAs }]);
});
