import type { Language } from '@tiraz/contracts/language';
import { expect, type Page } from '@playwright/test';
import { LAPTOP, type Screen } from './screens.ts';
import { expectPage } from './staff.ts';

/** The words on the CRM's pages that somebody acts on. */
export const words = {
  en: {
    title: 'Customer Relationship Management',
    schedule: 'Schedule Follow-up',
    log: 'Log Communication',
    activeCustomers: 'Active Customers',
    upcoming: 'Upcoming Follow-ups',
    customers: 'Customers',
    followUps: 'Follow-ups',
    allCustomers: 'All customers',
    allFollowUps: 'All follow-ups',
    customer: 'Customer',
    date: 'Scheduled date',
    openCalendar: 'Calendar: Scheduled date',
    writtenOut: '3 Apr 2029',
    nextWrittenOut: '4 Apr 2029',
    time: 'Time',
    tomorrow: 'Tomorrow',
    subject: 'Subject',
    content: 'Content',
    sendSchedule: 'Schedule',
    sendLog: 'Log',
    customerRequired: 'Customer is required',
    dateRequired: 'Scheduled date is required',
    subjectRequired: 'Subject is required',
    contentRequired: 'Content is required',
    nameRequired: 'Name is required',
    scheduled: 'Follow-up scheduled successfully',
    scheduleFailed: 'Failed to schedule follow-up',
    logged: 'Communication logged successfully',
    logFailed: 'Failed to log communication',
    updated: 'Customer updated successfully',
    updateFailed: 'Failed to update customer',
    completed: 'Follow-up completed successfully',
    rescheduled: 'Follow-up rescheduled successfully',
    merged: 'Customers merged successfully',
    importTitle: 'Customers from a file',
    importThem: 'Import 2 customers',
    imported: '2 customers were taken over',
    allKnown: 'Every customer of the file is known already.',
    notTaken: 'Nothing was taken over',
    notAnEmail: 'This is not an email address.',
    goBack: 'Go back',
    details: 'Customer Details',
    edit: 'Edit',
    editTitle: 'Edit customer',
    mergeCustomer: 'Merge',
    mergeTitle: 'Merge two customers',
    duplicate: 'The same customer',
    name: 'Name',
    company: 'Company',
    inactive: 'Inactive',
    save: 'Save',
    close: 'Close',
    leave: 'Leave',
    complete: 'Complete',
    reschedule: 'Reschedule',
    rescheduleTitle: 'Reschedule follow-up',
    cancel: 'Cancel',
    undo: 'Undo',
    calendar: 'Calendar file',
    search: 'Search',
    status: 'Status',
    all: 'All',
    overdue: 'Overdue',
    noCustomers: 'No customers found',
    retry: 'Retry',
    unknown: 'There is no such customer',
    stays: 'Stays',
    phone: 'Phone',
    customerRecord: 'Customer record',
  },
  ar: {
    title: 'إدارة علاقات العملاء',
    schedule: 'جدولة متابعة',
    log: 'تسجيل تواصل',
    activeCustomers: 'العملاء النشطون',
    upcoming: 'المتابعات القادمة',
    customers: 'العملاء',
    followUps: 'المتابعات',
    allCustomers: 'كل العملاء',
    allFollowUps: 'كل المتابعات',
    customer: 'العميل',
    date: 'الموعد',
    openCalendar: 'التقويم: الموعد',
    writtenOut: '٣ أبريل ٢٠٢٩',
    nextWrittenOut: '٤ أبريل ٢٠٢٩',
    time: 'الساعة',
    tomorrow: 'غدًا',
    subject: 'الموضوع',
    content: 'المحتوى',
    sendSchedule: 'جدولة',
    sendLog: 'تسجيل',
    customerRequired: 'اختر العميل',
    dateRequired: 'حدّد الموعد',
    subjectRequired: 'اكتب الموضوع',
    contentRequired: 'اكتب ما دار',
    nameRequired: 'الاسم مطلوب',
    scheduled: 'تمت جدولة المتابعة بنجاح',
    scheduleFailed: 'تعذّرت جدولة المتابعة',
    logged: 'تم تسجيل التواصل بنجاح',
    logFailed: 'تعذّر تسجيل التواصل',
    updated: 'تم تحديث بيانات العميل',
    updateFailed: 'تعذّر تحديث بيانات العميل',
    completed: 'تم إنجاز المتابعة',
    rescheduled: 'تم تغيير موعد المتابعة',
    merged: 'تم دمج العميلين',
    importTitle: 'عملاء من ملف',
    importThem: 'استورد عميلين',
    imported: 'استُورد عميلان',
    allKnown: 'كل عملاء الملف معروفون بالفعل.',
    notTaken: 'لم يُستورد شيء',
    notAnEmail: 'هذا ليس بريدًا إلكترونيًّا.',
    goBack: 'رجوع',
    details: 'بيانات العميل',
    edit: 'تعديل',
    editTitle: 'تعديل بيانات العميل',
    mergeCustomer: 'دمج',
    mergeTitle: 'دمج عميلين',
    duplicate: 'العميل المكرر',
    name: 'الاسم',
    company: 'الشركة',
    inactive: 'غير نشط',
    save: 'حفظ',
    close: 'إغلاق',
    leave: 'غادر',
    complete: 'تمّت',
    reschedule: 'تأجيل',
    rescheduleTitle: 'تغيير موعد المتابعة',
    cancel: 'إلغاء',
    undo: 'تراجع',
    calendar: 'ملف التقويم',
    search: 'بحث',
    status: 'الحالة',
    all: 'الكل',
    overdue: 'متأخرة',
    noCustomers: 'لا يوجد عملاء مطابقون',
    retry: 'أعد المحاولة',
    unknown: 'لا يوجد عميل بهذا العنوان',
    stays: 'يبقى',
    phone: 'الهاتف',
    customerRecord: 'ملف العميل',
  },
};

/** The toast that says so. */
export function toast(page: Page, text: string) {
  return page.getByRole('listitem').filter({ hasText: text });
}

/** A dialog by its title, the topmost first. */
export function dialog(page: Page, title: string) {
  return page.getByRole('dialog', { name: title, exact: true });
}

/** Chooses a customer in the picker of a dialog. */
export async function chooseCustomer(page: Page, title: string, label: string, name: string): Promise<void> {
  await dialog(page, title).getByLabel(label, { exact: true }).fill(name);
  await page.locator('.ant-select-item-option').filter({ hasText: name }).first().click();
}

/** Shows every screen of the CRM, one after the other; staff are signed in. */
export async function walkThroughCrm(
  page: Page,
  language: Language,
  visit: (screen: Screen) => Promise<void>,
): Promise<void> {
  const t = words[language];
  const open = async (path: string) => {
    await page.setViewportSize(LAPTOP);
    await page.goto(path);
    await expectPage(page);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  };
  const overlay = { isOverlay: true };

  await open('/admin/crm');
  await visit({ name: 'crm' });
  await page.getByRole('button', { name: t.schedule }).click();
  await expect(dialog(page, t.schedule)).toBeVisible();
  await dialog(page, t.schedule).getByRole('button', { name: t.sendSchedule, exact: true }).click();
  await expect(page.getByText(t.subjectRequired)).toBeVisible();
  await visit({ name: 'crm-schedule', ...overlay });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: t.log }).click();
  await expect(dialog(page, t.log)).toBeVisible();
  await visit({ name: 'crm-log', ...overlay });

  await open('/admin/crm/customers');
  await visit({ name: 'crm-customers' });
  await open('/admin/crm/follow-ups?status=all');
  await visit({ name: 'crm-follow-ups' });

  await open('/admin/crm/customers?q=mariam@nile-threads.example');
  await page.getByRole('link', { name: 'Mariam Fouad' }).click();
  await expect(dialog(page, t.details).getByRole('heading', { name: 'Mariam Fouad' })).toBeVisible();
  await visit({ name: 'crm-customer', ...overlay });
  await dialog(page, t.details).getByRole('button', { name: t.edit, exact: true }).click();
  await expect(dialog(page, t.editTitle)).toBeVisible();
  await visit({ name: 'crm-edit', ...overlay });
  await page.keyboard.press('Escape');
  await dialog(page, t.details).getByRole('button', { name: t.mergeCustomer, exact: true }).click();
  await chooseCustomer(page, t.mergeTitle, t.duplicate, 'Layla Haddad');
  await expect(dialog(page, t.mergeTitle).getByRole('heading', { name: t.stays })).toBeVisible();
  await visit({ name: 'crm-merge', ...overlay });
}
