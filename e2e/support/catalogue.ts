import type { Language } from '@tiraz/contracts/language';
import { expect, type Page } from '@playwright/test';
import { LAPTOP, type Screen } from './screens.ts';
import { expectPage, signIn } from './staff.ts';

/** The words of the Products and Pricing tabs that staff act on, as they stand on the screen. */
export const words = {
  en: {
    addProduct: 'Add Product',
    addProductType: 'Add Product Type',
    name: 'Name (English)',
    nameAr: 'Name (Arabic)',
    price: 'Base price (EGP per piece)',
    ready: 'The picture is ready. Save to show it.',
    preview: 'What this price does',
    save: 'Save',
    keepMine: 'Keep mine',
    edit: 'Edit',
    history: 'History',
    restore: 'Restore this value',
    remove: 'Delete',
    cancel: 'Cancel',
    leave: 'Leave',
    close: 'Close',
    undo: 'Undo',
    move: 'Move',
    active: 'Active',
    inactive: 'Inactive',
    search: 'Search',
    created: 'Product type created successfully',
    updated: 'Product type updated successfully',
    deleted: 'Product type deleted successfully',
    orderSaved: 'The new order is saved',
    nameRequired: 'Name is required',
    priceRequired: 'Base price is required',
    noneFound: 'Nothing matches your search',
    retry: 'Retry',
    shirt: 'Basic T-Shirt',
    productTypes: 'Product Types',
    addPrintType: 'Add Print Type',
    addFabric: 'Add Fabric',
    composition: 'Composition (English)',
    gsm: 'Weight (gsm)',
    multiplier: 'Cost multiplier (EGP added per piece)',
    removePicture: 'Remove',
    fabricCreated: 'Fabric created successfully',
    fabricUpdated: 'Fabric updated successfully',
    noAmount: 'This is not an amount. Write it like 1450.50',
    atLeastOne: 'At least 1',
  },
  ar: {
    addProduct: 'إضافة منتج',
    addProductType: 'أضف نوع منتج',
    name: 'الاسم (بالإنجليزية)',
    nameAr: 'الاسم (بالعربية)',
    price: 'السعر الأساسي (جنيه للقطعة)',
    ready: 'الصورة جاهزة. احفظ لتظهر.',
    preview: 'أثر هذا السعر',
    save: 'حفظ',
    keepMine: 'أبقِ ما كتبته',
    edit: 'تعديل',
    history: 'السجل',
    restore: 'استعد هذه القيمة',
    remove: 'حذف',
    cancel: 'إلغاء',
    leave: 'غادر',
    close: 'إغلاق',
    undo: 'تراجع',
    move: 'نقل',
    active: 'متاح',
    inactive: 'موقوف',
    search: 'بحث',
    created: 'أُضيف نوع المنتج بنجاح',
    updated: 'حُدّث نوع المنتج بنجاح',
    deleted: 'حُذف نوع المنتج بنجاح',
    orderSaved: 'حُفظ الترتيب الجديد',
    nameRequired: 'الاسم مطلوب',
    priceRequired: 'السعر الأساسي مطلوب',
    noneFound: 'لا شيء يطابق بحثك',
    retry: 'أعد المحاولة',
    shirt: 'تيشيرت أساسي',
    productTypes: 'أنواع المنتجات',
    addPrintType: 'أضف نوع طباعة',
    addFabric: 'أضف قماشًا',
    composition: 'التركيب (بالإنجليزية)',
    gsm: 'الوزن (جم/م²)',
    multiplier: 'تكلفة القماش (جنيه تُضاف للقطعة)',
    removePicture: 'حذف',
    fabricCreated: 'أُضيف القماش بنجاح',
    fabricUpdated: 'حُدّث القماش بنجاح',
    noAmount: 'هذا ليس مبلغًا. اكتبه مثل ١٤٥٠٫٥٠',
    atLeastOne: 'لا يقل عن ١',
  },
} satisfies Record<Language, Record<string, string>>;

interface ProductType {
  id: string;
  name: string;
  nameAr: string;
  basePrice: string;
  description: string;
}

/** A product type of a journey's own, which no visitor sees; signed in. */
export async function hiddenProductType(page: Page): Promise<ProductType> {
  const unique = Math.random().toString(36).slice(2, 8);
  const answer = await page.request.post('/api/admin/product-types', {
    data: {
      name: `Waistcoat ${unique}`,
      nameAr: `صديري ${unique}`,
      basePrice: '145.00',
      isActive: false,
      sortOrder: 1_000_000,
      description: 'Lined, with a back belt.',
    },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as ProductType;
}

/** Shows the Products and Pricing tabs with every dialog, one after the other. */
export async function walkThroughCatalogue(
  page: Page,
  language: Language,
  visit: (screen: Screen) => Promise<void>,
): Promise<void> {
  const t = words[language];
  await signIn(page);
  const { id, name, nameAr } = await hiddenProductType(page);
  const own = language === 'ar' ? nameAr : name;
  const open = async (path: string) => {
    await page.setViewportSize(LAPTOP);
    await page.goto(`/admin/${path}`);
    await expectPage(page);
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  };
  const of = (action: string, name: string) =>
    page.getByRole('button', { name: `${action}: ${name}`, exact: true });

  await page.route('**/api/admin/fabrics?*', (route) => route.fulfill({ status: 503 }));
  await open('products');
  await expect(page.getByRole('button', { name: t.retry })).toBeVisible();
  await visit({ name: 'products-failed' });
  await page.unrouteAll();
  await open('products?q=xyz');
  await expect(page.getByText(t.noneFound).first()).toBeVisible();
  await visit({ name: 'products-none' });

  await open('products');
  await visit({ name: 'products' });
  await page.getByRole('button', { name: t.addProductType }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: t.price }).fill('');
  await dialog.getByRole('button', { name: t.save }).click();
  await expect(dialog.getByText(t.priceRequired)).toBeVisible();
  await visit({ name: 'product-type-add', isOverlay: true });
  await dialog.getByRole('button', { name: t.cancel }).click();
  await visit({ name: 'product-type-leave', isOverlay: true });
  await page.getByRole('button', { name: t.leave, exact: true }).click();
  await expect(dialog).toHaveCount(0);

  await of(t.edit, own).click();
  await dialog.getByRole('textbox', { name: t.price }).fill('150');
  await expect(dialog.getByText(t.preview)).toBeVisible();
  await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0);
  await visit({ name: 'product-type-edit', isOverlay: true });
  await page.request.put(`/api/admin/product-types/${id}`, { data: { basePrice: '148.00' } });
  await dialog.getByRole('button', { name: t.save }).click();
  await expect(page.getByRole('button', { name: t.keepMine })).toBeVisible();
  await visit({ name: 'product-type-conflict', isOverlay: true });
  await page.getByRole('button', { name: t.keepMine }).click();
  await expect(dialog).toHaveCount(0);

  await of(t.history, own).click();
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await visit({ name: 'product-type-history', isOverlay: true });
  await dialog.getByRole('button', { name: t.restore }).first().click();
  const restore = dialog.last();
  await expect(restore.getByText(t.preview)).toBeVisible();
  await expect(restore.locator('[aria-busy="true"]')).toHaveCount(0);
  await visit({ name: 'product-type-restore', isOverlay: true });
  await restore.getByRole('button', { name: t.cancel }).click();
  await dialog.getByRole('button', { name: t.close }).last().click();
  await expect(dialog).toHaveCount(0);

  await of(t.remove, own).click();
  await expect(dialog).toBeVisible();
  await visit({ name: 'product-type-delete', isOverlay: true });
  await dialog.getByRole('button', { name: t.remove }).click();
  await expect(page.getByText(t.deleted).first()).toBeVisible();

  await open('pricing');
  await visit({ name: 'pricing' });
  await page.getByRole('button', { name: t.addPrintType }).click();
  await expect(dialog.getByText(t.preview)).toBeVisible();
  await visit({ name: 'print-type-add', isOverlay: true });
}
