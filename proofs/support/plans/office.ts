// Customers and what is agreed with them, settings, holidays, and what browsers report.
import type { Holiday } from '@tiraz/api-client/staff';
import type { Plans } from './plan.ts';
import { sent } from './quotations.ts';

export const OFFICE_PLANS: Plans = {
  'PUT /api/admin/customers/{id}': async (site) => {
    const id = await site.customer('edited');
    return { request: () => ({ path: `/api/admin/customers/${id}` }) };
  },
  'POST /api/admin/follow-ups': async (site) => {
    const customerId = await site.customer('cared for');
    return { request: () => ({ body: { ...FOLLOW_UP, customerId } }) };
  },
  'PUT /api/admin/follow-ups/{id}': async (site) => {
    const customerId = await site.customer('edited');
    const { id } = await site.ask('POST', '/api/admin/follow-ups', { ...FOLLOW_UP, customerId });
    return { request: () => ({ path: `/api/admin/follow-ups/${id}` }) };
  },
  'POST /api/admin/communications': async (site) => {
    const customerId = await site.customer('cared for');
    return { request: () => ({ body: { customerId } }) };
  },
  'PUT /api/admin/settings': async (site) => {
    const { taxTreatments } = await site.ask('GET', '/api/admin/settings');
    return {
      request: () => ({ body: { taxTreatments } }),
      // Quotations alone show all of it, and keep what they were sent with; nothing else waits meanwhile.
      stored: async (_, index) => index === 0 && (await sent(site)),
    };
  },
  'POST /api/admin/holidays': async (site) => {
    const holidays: Holiday[] = await site.ask('GET', '/api/admin/holidays');
    const known = holidays.map(({ day }) => day);
    const free = daysOf(new Date().getUTCFullYear() + 1).filter((day) => !known.includes(day));
    return { request: (index) => ({ body: { day: free[index] } }) };
  },
  'PUT /api/admin/holidays/{day}': async (site) => {
    const { day } = (await site.ask('GET', '/api/admin/holidays')).at(-1);
    return { request: () => ({ path: `/api/admin/holidays/${day}` }) };
  },
  'POST /api/page-errors': () => ({ request: () => ({ headers: {}, body: { remote: 'storefront' } }) }),
};

const FOLLOW_UP = { scheduledDate: '2030-12-01', subject: 'Call' };

function daysOf(year: number): string[] {
  const first = Date.UTC(year, 0, 1);
  return Array.from({ length: 365 }, (_, n) =>
    new Date(first + n * 24 * 60 * 60 * 1000).toISOString().slice(0, 10),
  );
}
