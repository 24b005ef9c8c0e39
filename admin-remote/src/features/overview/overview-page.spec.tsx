import { describe, expect, it } from '@jest/globals';
import type { InquirySummary, Stats } from '@tiraz/api-client/staff';
import { type FakeApi, refuse } from '@tiraz/staff-kit/testing';
import { screen, within } from '@testing-library/react';
import { openStaffArea } from '../../testing/open-staff-area';

const stats: Stats = {
  totalInquiries: 1360,
  monthlyRevenue: '131000.00',
  activeCustomers: 41,
  conversionRate: 61.9,
  changes: { totalInquiries: -38.1, monthlyRevenue: 12.5, activeCustomers: null, conversionRate: 1.4 },
  monthly: Array.from({ length: 12 }, (_, index) => ({
    month: `2026-${String(index + 1).padStart(2, '0')}`,
    inquiries: index,
    acceptedOrders: Math.floor(index / 2),
    revenue: `${index * 1000}.00`,
  })),
};

const inquiry = {
  id: 'i1',
  customerName: 'ندى عبد الرحمن',
  isSampleRequest: false,
  totalCost: '145900.00',
  status: 'in_progress',
  createdAt: '2026-11-19T22:30:00Z',
} as InquirySummary;

interface Given {
  inquiries?: InquirySummary[];
  fresh?: number;
}

function answering({ inquiries = [inquiry], fresh = 0 }: Given = {}) {
  return (api: FakeApi) => {
    api.on('GET /api/admin/stats', () => Response.json(stats));
    api.on('GET /api/admin/inquiries', ({ url }) => {
      const isFresh = url.includes('status=new');
      const total = isFresh ? fresh : inquiries.length;
      return Response.json(isFresh ? [] : inquiries, { headers: { 'X-Total-Count': String(total) } });
    });
  };
}

/** What a screen reader reads out, without what only keeps the order of the characters. */
const bare = (text: string | null | undefined) =>
  (text ?? '').replace(/[\u061C\u2066-\u2069]/g, '').replaceAll('\u00A0', ' ');

async function figures() {
  const region = await screen.findByRole('region', { name: /Figures|أرقام/ });
  return [...region.querySelectorAll('dl > div')].map((figure) =>
    [...figure.children].map((line) => bare(line.textContent)),
  );
}

describe('the figures', () => {
  it('are true in English', async () => {
    openStaffArea('/admin/dashboard', { given: answering() });
    expect(await figures()).toEqual([
      ['Total Inquiries', '1,360', '-38.1% this month, against last month'],
      ['Monthly Revenue', 'ج.م 131,000.00', '+12.5% this month, against last month'],
      ['Active Customers', '41', 'Nothing to compare with yet'],
      ['Conversion Rate', '61.9%', '+1.4 points since the month began'],
    ]);
  });

  it('are true in Arabic', async () => {
    openStaffArea('/admin/dashboard', { language: 'ar', given: answering() });
    expect(await figures()).toEqual([
      ['إجمالي الطلبات', '١٬٣٦٠', '-٣٨٫١٪ هذا الشهر مقارنةً بالشهر الماضي'],
      ['إيراد الشهر', '١٣١٬٠٠٠٫٠٠ ج.م', '+١٢٫٥٪ هذا الشهر مقارنةً بالشهر الماضي'],
      ['العملاء النشطون', '٤١', 'لا يوجد بعد ما نقارن به'],
      ['معدل القبول', '٦١٫٩٪', '+١٫٤ منذ بداية الشهر، بالنقاط المئوية'],
    ]);
  });

  it('say when they cannot be loaded, and come on a second try', async () => {
    const { api, user } = openStaffArea('/admin/dashboard', {
      given: (given) => {
        answering()(given);
        given.on('GET /api/admin/stats', () => refuse(503, 'database.away'));
      },
    });
    expect(await screen.findByText('Unable to load statistics')).toBeVisible();
    answering()(api);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await figures()).toHaveLength(4);
    expect(screen.queryByText('Unable to load statistics')).toBeNull();
  });
});

describe('the recent inquiries', () => {
  const region = async () => within(await screen.findByRole('region', { name: 'Recent Inquiries' }));

  it('show whose they are, what and how much, and lead there', async () => {
    openStaffArea('/admin/dashboard', { given: answering({ fresh: 4 }) });
    const { findByRole, getByText, getByRole } = await region();
    const item = await findByRole('listitem');
    expect(bare(item.textContent)).toBe(
      'ندى عبد الرحمنIn ProgressProduction Order · 20 November 2026ج.م 145,900.00',
    );
    expect(getByText(inquiry.customerName)).toHaveAttribute('dir', 'auto');
    expect(getByRole('link', { name: inquiry.customerName })).toHaveAttribute('href', '/admin/inquiries/i1');
    expect(getByRole('link', { name: '4 new, waiting for an answer' })).toHaveAttribute(
      'href',
      '/admin/inquiries?status=new',
    );
  });

  it('say when there are none', async () => {
    openStaffArea('/admin/dashboard', { given: answering({ inquiries: [] }) });
    const { findByText, queryByRole } = await region();
    expect(await findByText('No recent inquiries')).toBeVisible();
    expect(queryByRole('link', { name: /waiting/ })).toBeNull();
  });
});

describe('the monthly performance', () => {
  it('is a table for who cannot see the drawing, and for who asks for it', async () => {
    const { user } = openStaffArea('/admin/dashboard', { given: answering() });
    const table = await screen.findByRole('table', { name: 'Monthly Performance' });
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => bare(cell.textContent)));
    expect(rows).toHaveLength(13);
    expect(rows[0]).toEqual(['Month', 'Inquiries', 'Accepted orders', 'Revenue']);
    expect(rows[1]).toEqual(['January 2026', '0', '0', 'ج.م 0.00']);
    expect(rows[12]).toEqual(['December 2026 (so far)', '11', '5', 'ج.م 11,000.00']);

    await user.click(screen.getByRole('button', { name: 'Show as table' }));
    expect(screen.getByRole('table').closest('.sr-only')).toBeNull();
    expect(screen.getByRole('button', { name: 'Show as chart' })).toBeVisible();
  });
});

it('exports everything, and leads to where products are added', async () => {
  const { user } = openStaffArea('/admin/dashboard', { given: answering() });
  expect(await screen.findByRole('link', { name: 'Export Data' })).toHaveAttribute(
    'href',
    '/api/admin/inquiries/export.csv',
  );
  await user.click(screen.getByRole('button', { name: 'Add Product' }));
  expect(window.location.pathname + window.location.search).toBe('/admin/products?add=product-type');
});
