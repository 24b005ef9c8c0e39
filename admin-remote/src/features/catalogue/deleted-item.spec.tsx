import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { refuse } from '@tiraz/staff-kit/testing';
import { openStaffArea } from '../../testing/open-staff-area';
import { serveCatalogue } from './catalogue-api.fixture';

// Whole pages with a dialog of antd over them: on a busy machine each takes its time.
jest.setTimeout(90_000);

const GONE = {
  en: 'It is not there any more: somebody else has deleted it.',
  ar: 'لم يعد موجودًا: حذفه شخص آخر.',
};

/** The products, of which somebody else deletes the second one by `vanish`. */
async function openProducts(language: 'en' | 'ar' = 'en') {
  let served!: ReturnType<typeof serveCatalogue>;
  const opened = openStaffArea('/admin/products', {
    language,
    given: (api) => {
      served = serveCatalogue(api);
      api.on('DELETE /api/admin/product-types/hoodie', () => refuse(404, 'catalogue.unknown-item'));
    },
  });
  await screen.findAllByRole('listitem');
  return { ...opened, vanish: () => served.productTypes.splice(1, 1) };
}

describe('an item that somebody else has deleted', () => {
  it.each(['en', 'ar'] as const)('is said to be gone when its form is saved, in %s', async (language) => {
    const { user, vanish } = await openProducts(language);
    await user.click(screen.getByRole('button', { name: /^(Edit: Hoodie|تعديل: هودي)/ }));
    vanish();
    const form = within(await screen.findByRole('dialog'));
    await user.type(form.getByRole('textbox', { name: /^(Name \(English\)|الاسم \(بالإنجليزية\))/ }), ' Basic');
    await user.click(form.getByText(language === 'en' ? 'Save' : 'حفظ'));
    expect(await screen.findByText(GONE[language])).toBeVisible();
  });

  it('is said to be gone when it is switched off', async () => {
    const { user, vanish } = await openProducts();
    vanish();
    await user.click(screen.getByRole('switch', { name: 'Active: Hoodie' }));
    expect(await screen.findByText(GONE.en)).toBeVisible();
  });

  it('is said to be gone when it is deleted', async () => {
    const { user } = await openProducts();
    await user.click(screen.getByRole('button', { name: 'Delete: Hoodie' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(GONE.en)).toBeVisible();
  });
});
