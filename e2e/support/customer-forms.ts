import { CONTACT } from '@tiraz/contracts/contact';
import { CUSTOMER_CARE_LIMITS } from '@tiraz/contracts/customer-care';
import type { Language } from '@tiraz/contracts/language';
import type { Page } from '@playwright/test';
import { chooseCustomer, dialog, words as crmWords } from './crm.ts';
import type { Form } from './form.ts';
import { at, topmost, type Entity } from './form-places.ts';
import { days, texts, times } from './form-values.ts';
import { sendInquiries, words as inquiryWords } from './inquiries.ts';

/** Those of the CRM and of an inquiry's page; signed in. */
export async function customerForms(page: Page, language: Language): Promise<Record<string, Form>> {
  const t = crmWords[language];
  const i = inquiryWords[language];
  const name = `Tried ${crypto.randomUUID().slice(0, 8)}`;
  const [sent] = await sendInquiries(page, [{ customerName: 'Tried' }, { customerName: name }]);
  const inquiry = `/admin/inquiries/${sent!.id}`;
  const { customerId } = (await (await page.request.get(`/api${inquiry}`)).json()) as { customerId: string };
  const planned = await page.request.post('/api/admin/follow-ups', {
    data: { customerId, subject: 'To be put off', scheduledDate: '2030-03-01' },
  });
  const { id: followUpId } = (await planned.json()) as Entity;
  const customer = `/admin/crm/customers/${customerId}`;
  const within = (button: string) => async () => {
    await at(page, customer);
    return topmost(page).getByRole('button', { name: button, exact: true });
  };
  const titled = (title: string) => async () => dialog(page, title);
  const shownAt = async () => {
    await at(page, customer);
    return topmost(page);
  };
  const inCairo = (instant: unknown) => {
    const [date = '', time = ''] = new Date(String(instant))
      .toLocaleString('sv-SE', { timeZone: 'Africa/Cairo' })
      .split(' ');
    return { date, time: time.slice(0, 5) };
  };
  const withDay = async (answer: { json: () => Promise<unknown> }) => {
    const followUp = (await answer.json()) as Entity;
    return { ...followUp, ...inCairo(followUp['scheduledDate']) };
  };
  const whom = { customerId: undefined, inquiryId: undefined };

  return {
    'customer, edit': {
      of: ['EditCustomerDialog', 'FormDialog'],
      opener: within(t.edit),
      form: titled(t.editTitle),
      fields: {
        name: texts({ longest: CONTACT.customerName.longest, isRequired: true }),
        phone: texts({ longest: CONTACT.customerPhone.longest, isNumber: true }),
        company: texts({ longest: CONTACT.customerCompany.longest }),
      },
      others: { status: undefined },
      required: ['name'],
      write: { method: 'PUT', path: new RegExp(`^/api/admin/customers/${customerId}$`) },
      isEdit: true,
    },
    'communication, log': {
      of: ['LogDialog'],
      opener: within(t.log),
      form: titled(t.log),
      fields: {
        subject: texts({ longest: CUSTOMER_CARE_LIMITS.subject }),
        content: texts({ longest: CUSTOMER_CARE_LIMITS.content, isRequired: true, isLong: true }),
      },
      others: { ...whom, type: undefined, direction: undefined },
      required: ['content'],
      first: 'content',
      write: { method: 'POST', path: /^\/api\/admin\/communications$/ },
      shownAt,
    },
    'follow-up, put off': {
      of: ['RescheduleDialog', 'DateField', 'DateFields', 'TimeField'],
      opener: async () => {
        await at(page, customer);
        const item = topmost(page).getByRole('listitem').filter({ hasText: 'To be put off' });
        return item.getByRole('button', { name: t.reschedule });
      },
      form: titled(t.rescheduleTitle),
      fields: { date: days(), time: times() },
      unseen: ['date', 'time'],
      required: ['date'],
      write: { method: 'PUT', path: new RegExp(`^/api/admin/follow-ups/${followUpId}$`) },
      stored: withDay,
    },
    'follow-up, schedule': {
      of: ['ScheduleDialog', 'WhomFields', 'CustomerPicker', 'InquiryPicker'],
      opener: async () => {
        await at(page, '/admin/crm');
        return page.getByRole('button', { name: t.schedule });
      },
      form: titled(t.schedule),
      fields: {
        date: days(),
        time: times(),
        subject: texts({ longest: CUSTOMER_CARE_LIMITS.subject, isRequired: true }),
        description: texts({ longest: CUSTOMER_CARE_LIMITS.description, isLong: true }),
      },
      others: {
        customerId: () => chooseCustomer(page, t.schedule, t.customer, name),
        inquiryId: undefined,
      },
      required: ['customerId', 'date', 'subject'],
      first: 'customerId',
      write: { method: 'POST', path: /^\/api\/admin\/follow-ups$/ },
      stored: withDay,
      shownAt: async ({ customerId: whose }) => {
        await at(page, `/admin/crm/customers/${String(whose)}`);
        return topmost(page);
      },
      unseen: ['date', 'time'],
    },
    'contact, log': {
      of: ['CommunicationLog'],
      isInPlace: true,
      opener: async () => {
        await at(page, inquiry);
        await page.evaluate(() => {
          // Nobody is written to from here; the link is only used.
          document.addEventListener('click', (event) => event.preventDefault(), { once: true });
        });
        return page.getByRole('link', { name: i.email });
      },
      form: async () => page.locator('main form'),
      fields: { content: texts({ longest: CUSTOMER_CARE_LIMITS.content, isRequired: true, isLong: true }) },
      required: ['content'],
      write: { method: 'POST', path: /^\/api\/admin\/communications$/ },
      shownAt,
    },
    'notes of an inquiry': {
      of: ['NotesEditor'],
      form: async () => {
        await at(page, inquiry);
        return page.getByRole('region', { name: i.notes, exact: true });
      },
      fields: { [i.notes]: texts({ longest: 10_000, isLong: true, isVerbatim: true }) },
      required: [],
      names: { [i.notes]: 'adminNotes' },
      write: { method: 'PUT', path: new RegExp(`^/api/admin/inquiries/${sent!.id}$`) },
      isEdit: true,
    },
  };
}
