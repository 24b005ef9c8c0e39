import type { Language } from '@tiraz/contracts/language';
import type { Page } from '@playwright/test';

/** The words on the calculator that a visitor acts on, as they stand on the screen. */
export const words = {
  en: {
    productType: 'Product type',
    product: /^Hoodie/,
    fabric: 'Fabric',
    cloth: /^Brushed Fleece/,
    fitGroup: 'Fit',
    finishingGroup: 'Finishing quality',
    fit: /^Oversized/,
    finishing: /^Premium/,
    print: /^Puff Print/,
    printColours: /^Print colors/,
    quantity: 'Quantity',
    colours: 'Colors',
    blue: 'Blue',
    summary: 'Summary',
    menu: 'Menu',
    productionRange: 'Estimated production range',
    quotation: 'Submit Quotation Request',
    quotationTitle: 'Submit Quotation Request',
    sample: 'Get Sample - 1000 EGP',
    sampleAt: /^Request Sample/,
    retry: 'Retry',
    noPage: 'This page did not load',
    calculator: 'Calculator',
    landing: 'Landing',
    landingTitle: 'Your Fashion Manufacturing Partner',
    priceChanged: 'The price has changed',
    raised: 'A production order starts at 100 pieces, so the quantity is now 100.',
    breakdown: 'Price breakdown',
    name: 'Name *',
    email: 'Email *',
    phone: 'Phone',
    company: 'Company',
    message: 'Message',
    nameRequired: 'Name is required',
    emailInvalid: 'Valid email is required',
    submit: 'Submit Request',
    submitSample: 'Request Sample',
    submitting: 'Submitting...',
    dismiss: 'Dismiss',
    cancel: 'Cancel',
    sent: 'Your inquiry has been submitted successfully!',
    failed: 'Failed to submit inquiry. Please try again.',
    prompt: 'Complete all selections to see pricing',
  },
  ar: {
    productType: 'نوع المنتج',
    product: /^هودي/,
    fabric: 'القماش',
    cloth: /^ميلتون بوبرة/,
    fitGroup: 'القَصّة',
    finishingGroup: 'جودة التشطيب',
    fit: /^قَصّة أوفر سايز/,
    finishing: /^تشطيب ممتاز/,
    print: /^طباعة بارزة/,
    printColours: /^ألوان الطباعة/,
    quantity: 'الكمية',
    colours: 'الألوان',
    blue: 'أزرق',
    summary: 'ملخص الطلب',
    menu: 'القائمة',
    productionRange: 'النطاق التقديري لسعر الإنتاج',
    quotation: 'أرسل طلب عرض سعر',
    quotationTitle: 'طلب عرض سعر',
    sample: 'اطلب عينة - ١٠٠٠ ج.م',
    sampleAt: /^اطلب عينة/,
    retry: 'أعد المحاولة',
    noPage: 'تعذّر فتح هذه الصفحة',
    calculator: 'الحاسبة',
    landing: 'الرئيسية',
    landingTitle: 'شريكك في تصنيع الأزياء',
    priceChanged: 'تغيّر السعر',
    raised: 'يبدأ الإنتاج من ١٠٠ قطعة، ولذلك أصبحت الكمية ١٠٠.',
    breakdown: 'تفاصيل السعر',
    name: 'الاسم *',
    email: 'البريد الإلكتروني *',
    phone: 'رقم الهاتف',
    company: 'الشركة',
    message: 'رسالتك',
    nameRequired: 'اكتب اسمك',
    emailInvalid: 'اكتب بريدًا إلكترونيًا صحيحًا',
    submit: 'أرسل الطلب',
    submitSample: 'اطلب العينة',
    submitting: 'جارٍ الإرسال...',
    dismiss: 'إغلاق',
    cancel: 'إلغاء',
    sent: 'وصلنا طلبك بنجاح!',
    failed: 'لم نتمكن من إرسال طلبك. حاول مرة أخرى.',
    prompt: 'أكمل اختياراتك ليظهر السعر',
  },
} satisfies Record<Language, Record<string, string | RegExp>>;

/**
 * Chooses a blue oversized hoodie in brushed fleece, premium finish, with a puff print in two colours. In Egyptian
 * pounds a piece costs 430 + 70 + 30 + 25 + 25 = 580, the print's set-up 2 × 450 = 900 for the whole order.
 */
export async function chooseHoodie(page: Page, language: Language): Promise<void> {
  const t = words[language];
  await page.getByRole('radio', { name: t.product }).check();
  await page.getByRole('radio', { name: t.cloth }).check();
  await page.getByRole('checkbox', { name: t.blue, exact: true }).click();
  await page.getByRole('radio', { name: t.fit }).check();
  await page.getByRole('radio', { name: t.finishing }).check();
  await page.getByRole('checkbox', { name: t.print }).check();
  await page.getByRole('combobox', { name: t.printColours }).selectOption('2');
}

export async function enterQuantity(page: Page, language: Language, quantity: string): Promise<void> {
  const field = page.getByRole('spinbutton', { name: words[language].quantity });
  await field.fill(quantity);
  await field.press('Enter');
}

/** The id of an item of the demo catalogue. */
export const demo = (number: string) => `01993c00-0000-7000-8000-000000000${number}`;

/** A choice whose fabric does not go with its product type, as the demo catalogue has it. */
export const ABAYA_IN_FLEECE = `product=${demo('008')}&fabric=${demo('106')}&fit=${demo('201')}&finishing=${demo('301')}&quantity=100`;

/** Two colourways by a ratio of their sizes. */
export const POLOS_IN_SIZES = `product=${demo('003')}&fabric=${demo('103')}&fit=${demo('201')}&finishing=${demo('301')}&quantity=250&colors=red.white&use=ways&size=m.2&size=2xl.1`;

/** An amount as the page shows it, without the invisible characters that keep its order. */
export const bare = (text: string) => text.replace(/[\u2066-\u2069]/g, '').replaceAll('\u00A0', ' ');
