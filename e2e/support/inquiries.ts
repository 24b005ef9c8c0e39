import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Language } from '@tiraz/contracts/language';

/** The words on the staff's pages of inquiries that somebody acts on. */
export const words = {
  en: {
    title: 'Customer Inquiries',
    search: 'Search',
    filters: 'More filters',
    new: 'New',
    accept: 'Accept',
    accepted: 'Accepted',
    quoted: 'Quoted',
    reject: 'Reject',
    lostPrice: 'Price',
    lostOther: 'Another reason',
    totalValue: 'Total Value',
    exportCsv: 'Export CSV',
    exportExcel: 'Export Excel',
    excelTitle: 'Export to Excel',
    download: 'Download',
    phone: 'Phone',
    twoInquiries: '2 inquiries',
    none: 'No inquiries found',
    retry: 'Retry',
    results: (count: number) => `Showing ${count} ${count === 1 ? 'result' : 'results'}`,
    selectAll: 'Select all on this page',
    changeStatus: 'Change status to',
    outcome: 'Result of the change',
    nextPage: 'Next page',
    updated: 'Inquiry updated successfully',
    unsaved: 'Not saved yet',
    undo: 'Undo',
    back: 'All inquiries',
    owner: 'Owner',
    nobody: 'Nobody',
    me: 'Me',
    takeOver: 'Take it over',
    ownerChanged: 'Owner changed',
    notes: 'Admin notes',
    saveNotes: 'Save Notes',
    selection: 'Selection',
    contact: 'Contact',
    price: 'Price',
    timeline: 'Timeline',
    hoodie: 'Hoodie',
    email: 'Write an email',
    logIt: 'Log it',
    shortcuts: 'Keyboard shortcuts',
    address: 'Email',
    password: 'Password',
  },
  ar: {
    title: 'طلبات العملاء',
    search: 'بحث',
    filters: 'مزيد من التصفية',
    new: 'جديد',
    accept: 'قبول',
    accepted: 'مقبول',
    quoted: 'أُرسل العرض',
    reject: 'رفض',
    lostPrice: 'السعر',
    lostOther: 'سبب آخر',
    totalValue: 'القيمة الإجمالية',
    exportCsv: 'تصدير CSV',
    exportExcel: 'تصدير Excel',
    excelTitle: 'التصدير إلى Excel',
    download: 'تنزيل',
    phone: 'الهاتف',
    twoInquiries: 'طلبان',
    none: 'لا توجد طلبات',
    retry: 'أعد المحاولة',
    results: (count: number) =>
      ['لا نتائج', 'نعرض نتيجة واحدة', 'نعرض نتيجتين', 'نعرض ٣ نتائج'][count] ?? String(count),
    selectAll: 'تحديد كل ما في الصفحة',
    changeStatus: 'تغيير الحالة إلى',
    outcome: 'نتيجة التغيير',
    nextPage: 'الصفحة التالية',
    updated: 'تم تحديث الطلب بنجاح',
    unsaved: 'لم تُحفظ بعد',
    undo: 'تراجع',
    back: 'كل الطلبات',
    owner: 'المسؤول',
    nobody: 'بلا مسؤول',
    me: 'أنا',
    takeOver: 'أتولاه أنا',
    ownerChanged: 'تغيّر المسؤول',
    notes: 'ملاحظات الفريق',
    saveNotes: 'حفظ الملاحظات',
    selection: 'الاختيارات',
    contact: 'بيانات التواصل',
    price: 'السعر',
    timeline: 'كل ما حدث',
    hoodie: 'هودي',
    email: 'إرسال بريد',
    logIt: 'سجّل',
    shortcuts: 'اختصارات لوحة المفاتيح',
    address: 'البريد الإلكتروني',
    password: 'كلمة المرور',
  },
};

interface Sent {
  id: string;
  reference: string;
  link: string;
}

/** A word that no other inquiry holds, to find one's own among those of other journeys. */
export const ownWord = () => `Loom${randomUUID().slice(0, 8)}`;

/** 500 hoodies, by the ids that the catalogue has in this run. */
async function hoodies(page: Page) {
  const idOf = async (kind: string, wanted: string) => {
    const items = (await (await page.request.get(`/api/${kind}`)).json()) as { id: string; name: string }[];
    return items.find(({ name }) => name === wanted)?.id;
  };
  const [productTypeId, fabricId, fitId, finishingQualityId, printTypeId] = await Promise.all([
    idOf('product-types', 'Hoodie'),
    idOf('fabrics', 'Brushed Fleece'),
    idOf('fits', 'Oversized'),
    idOf('finishing-qualities', 'Premium'),
    idOf('print-types', 'Puff Print'),
  ]);
  return {
    productTypeId,
    fabricId,
    fitId,
    finishingQualityId,
    quantity: 500,
    colors: ['blue', 'white'],
    printOptions: [{ printTypeId, colors: 2 }],
  };
}
let selection: ReturnType<typeof hoodies> | undefined;

/** As an inquiry says it. */
export const IN_SIZES = {
  sizes: { mode: 'ratio', ratio: ['s', 'm', '2xl'].map((size) => ({ size, parts: 1 })) },
};

/** The path of the page on which its customer follows an inquiry that is sent now. */
export async function requestPage(page: Page, change: object = {}): Promise<string> {
  const [sent] = await sendInquiries(page, [change]);
  return new URL(sent!.link).pathname;
}

/** Sends inquiries as visitors do, one after the other: 500 hoodies each, unless a change says otherwise. */
export async function sendInquiries(page: Page, changes: object[]): Promise<Sent[]> {
  selection ??= hoodies(page);
  const sent: Sent[] = [];
  for (const change of changes) {
    const answer = await page.request.post('/api/inquiries', {
      data: {
        ...(await selection),
        customerName: 'Nadia Rahman',
        customerEmail: `${randomUUID()}@brand.example`,
        customerPhone: '0100 555 0143',
        ...change,
      },
    });
    expect(answer.status()).toBe(201);
    sent.push((await answer.json()) as Sent);
  }
  return sent;
}

/** Makes the inquiry that is shown one's own. */
export async function takeOver(page: Page, language: Language): Promise<void> {
  const t = words[language];
  await page.getByRole('button', { name: t.takeOver }).click();
  await expect(page.getByText(t.ownerChanged).first()).toBeVisible();
}

/** Narrows a list with one inquiry, one's own, to those of nobody, and then to one's own. */
export async function narrowToOwn(page: Page, language: Language): Promise<void> {
  const t = words[language];
  for (const [whose, shown] of [
    [t.nobody, t.none],
    [t.me, t.results(1)],
  ] as const) {
    await page.getByRole('combobox', { name: t.owner }).click();
    await page.getByTitle(whose, { exact: true }).click();
    await expect(page.getByText(shown)).toBeVisible();
  }
}

/** Answers why an inquiry comes to nothing: another reason in these words, or the price when they are left out. */
export async function sayWhy(page: Page, language: Language = 'en', note?: string): Promise<void> {
  const { lostPrice, lostOther } = words[language];
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: note === undefined ? lostPrice : lostOther }).check();
  if (note !== undefined) await dialog.getByRole('textbox').fill(note);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
}
