import type { Language } from '@tiraz/contracts/language';
import { SETTINGS_LIMITS as LIMITS } from '@tiraz/contracts/settings';
import type { Page } from '@playwright/test';
import type { Form } from './form.ts';
import { at, mapValues, topmost } from './form-places.ts';
import {
  brief,
  holidays,
  optionalEmails,
  percents,
  taxNumbers,
  texts,
  wholes,
  type Trials,
} from './form-values.ts';

const PATH = '/admin/settings';
export const words = {
  en: {
    seller: 'Edit: Seller',
    quotations: 'Edit: Quotations',
    leadTimes: 'Edit: Lead times',
    hours: 'Edit: Working hours',
    inTurn: 'Edit: New inquiries',
    signIn: 'Edit: Sign-in',
    holiday: 'Add a holiday',
  },
  ar: {
    seller: 'تعديل: البائع',
    quotations: 'تعديل: عروض الأسعار',
    leadTimes: 'تعديل: مدد التنفيذ',
    hours: 'تعديل: مواعيد العمل',
    inTurn: 'تعديل: الطلبات الجديدة',
    signIn: 'تعديل: تسجيل الدخول',
    holiday: 'إضافة عطلة',
  },
} as const;

const NAME = texts({ longest: LIMITS.name, isRequired: true });
const ADDRESS = texts({ longest: LIMITS.address, isLong: true });
const TERMS = texts({ longest: LIMITS.terms, isLong: true });
const LABEL = texts({ longest: LIMITS.taxLabel, isRequired: true });

const TAXES: Record<string, Trials> = {
  'taxTreatments[0].percent': percents(),
  'taxTreatments[0].labelEn': LABEL,
  'taxTreatments[0].labelAr': LABEL,
  ...mapValues(
    {
      'taxTreatments[1].percent': percents(),
      'taxTreatments[1].labelEn': LABEL,
      'taxTreatments[1].labelAr': LABEL,
      'taxTreatments[2].labelEn': LABEL,
      'taxTreatments[2].labelAr': LABEL,
    },
    brief,
  ),
};

/** Typed in hours. */
const TARGET: Trials = {
  all: wholes(40).all.map((trial) => ({
    ...trial,
    ...(trial.kept && { kept: trial.kept.map((hours) => Number(hours) * 60) }),
  })),
  plain: { typed: '4', stored: 240 },
};

const untouched = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, undefined]));

/**
 * Those of the settings, of which there is one copy: in English the server's own, put back by `restore`; in Arabic one
 * of the page alone, since both languages may be tried at once. Signed in.
 */
export async function settingsForms(page: Page, language: Language) {
  const t = words[language];
  const url = '/api/admin/settings';
  const before = (await (await page.request.get(url)).json()) as {
    version: number;
    factorRoles: string[];
    turnTakers: string[];
  };
  if (language === 'ar') {
    let own = before;
    await page.route(`**${url}`, (route) => {
      if (route.request().method() === 'PUT')
        own = { ...own, ...(route.request().postDataJSON() as object), version: own.version + 1 };
      return route.fulfill({ json: own });
    });
  }
  // Who needs a second factor or gets new inquiries is not tried here, and may be set by somebody else meanwhile.
  const { version: _, factorRoles: __, turnTakers: ___, ...values } = before;
  const restore = async () => void (language === 'en' && (await page.request.put(url, { data: values })));

  let sentDay = '';
  await page.route('**/api/admin/holidays', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const body = route.request().postDataJSON() as { day: string };
    sentDay = body.day;
    // A day is added once, and this one may have been.
    for (let days = 0; ; days += 1) {
      const day = new Date(Date.UTC(new Date().getUTCFullYear() + 1, 6, 1 + days)).toISOString().slice(0, 10);
      const response = await route.fetch({ postData: { ...body, day } });
      if (response.status() !== 409) return route.fulfill({ response });
    }
  });

  const common = (button: string) => ({
    opener: async () => {
      await at(page, PATH);
      return page.getByRole('button', { name: button, exact: true });
    },
    form: async () => topmost(page),
  });
  const edit = { write: { method: 'PUT', path: /^\/api\/admin\/settings$/ }, isEdit: true };
  const forms: Record<string, Form> = {
    'settings, seller': {
      of: ['SellerDialog', 'SettingsDialog'],
      ...common(t.seller),
      fields: {
        nameEn: NAME,
        nameAr: brief(NAME),
        addressEn: ADDRESS,
        addressAr: brief(ADDRESS),
        taxNumber: taxNumbers(),
        phone: texts({ longest: LIMITS.phone, isNumber: true }),
        email: optionalEmails(),
      },
      others: { logoUrl: undefined },
      required: ['nameEn', 'nameAr'],
      ...edit,
    },
    'settings, quotations': {
      of: ['QuotationsDialog', 'InstalmentsField', 'TaxesField'],
      ...common(t.quotations),
      fields: {
        validityDays: wholes(LIMITS.validityDays[1]),
        ...TAXES,
        termsEn: TERMS,
        termsAr: brief(TERMS),
      },
      parts: [{ name: 'taxTreatments', of: taxFields }],
      others: untouched(['instalments[0].percent', 'instalments[1].percent', 'due']),
      required: ['validityDays', ...Object.keys(TAXES)],
      ...edit,
    },
    'settings, lead times': {
      of: ['LeadTimesDialog'],
      ...common(t.leadTimes),
      fields: {
        sampleDays: wholes(LIMITS.sampleDays[1]),
        productionDays: brief(wholes(LIMITS.productionDays[1])),
        piecesPerDay: brief(wholes(LIMITS.piecesPerDay[1])),
        spreadPercent: brief(wholes(LIMITS.spreadPercent[1])),
      },
      required: ['sampleDays', 'productionDays', 'piecesPerDay', 'spreadPercent'],
      ...edit,
    },
    'settings, hours': {
      of: ['HoursDialog', 'HoursFields'],
      ...common(t.hours),
      fields: { targetMinutes: TARGET },
      unseen: ['targetMinutes'],
      others: untouched([
        'isOpen',
        ...[0, 1, 2, 3, 4, 5, 6].flatMap((day) => [`week[${day}].opens`, `week[${day}].closes`]),
        ...['ramadanHours.opens', 'ramadanHours.closes'],
      ]),
      required: ['targetMinutes'],
      ...edit,
    },
    'holiday, add': {
      of: ['HolidayDialog'],
      ...common(t.holiday),
      fields: { day: holidays(), nameEn: NAME, nameAr: brief(NAME) },
      required: ['day', 'nameEn', 'nameAr'],
      write: { method: 'POST', path: /^\/api\/admin\/holidays$/ },
      stored: async (answer) => ({ ...((await answer.json()) as object), day: sentDay }),
      isLast: true,
    },
  };
  return { forms, restore };
}

/** Each field of the treatments by the name that it has in the form. */
function taxFields(value: unknown): Record<string, unknown> {
  const treatments = value as { percentBasisPoints: number; labelEn: string; labelAr: string }[];
  return Object.fromEntries(
    treatments.flatMap(({ percentBasisPoints, labelEn, labelAr }, index) => [
      [`taxTreatments[${index}].percent`, String(percentBasisPoints / 100)],
      [`taxTreatments[${index}].labelEn`, labelEn],
      [`taxTreatments[${index}].labelAr`, labelAr],
    ]),
  );
}
