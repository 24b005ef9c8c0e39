import { LANGUAGES } from '@tiraz/contracts/language';
import type { PageReport } from '../application/web-vitals.js';

/** The public pages by their names; the storefront says which one a visit began with. */
export const PAGES = ['landing', 'calculator', 'about', 'logo', 'not-found'];
/** Those that are times, and the layout shift, which has no unit. */
export const TIMED_VITALS = ['LCP', 'INP', 'FCP', 'TTFB'];
export const LAYOUT_SHIFT = 'CLS';

/** Ten minutes: what takes longer was a laptop asleep. */
const LONGEST_MS = 600_000;

export const pageReportSchema = {
  title: 'PageReport',
  type: 'object',
  required: ['page', 'language', 'vitals'],
  properties: {
    page: { type: 'string', enum: PAGES },
    language: { type: 'string', enum: [...LANGUAGES] },
    vitals: {
      type: 'array',
      minItems: 1,
      maxItems: TIMED_VITALS.length + 1,
      items: {
        title: 'WebVital',
        type: 'object',
        required: ['name', 'value'],
        properties: {
          name: { type: 'string', enum: [...TIMED_VITALS, LAYOUT_SHIFT] },
          value: {
            type: 'number',
            minimum: 0,
            maximum: LONGEST_MS,
            description: 'Milliseconds; of CLS the shift itself.',
          },
        },
      },
    },
  },
};

export const pageReportExample: PageReport = {
  page: 'landing',
  language: 'ar',
  vitals: [
    { name: 'LCP', value: 810.4 },
    { name: 'CLS', value: 0.004 },
    { name: 'INP', value: 40 },
  ],
};
