import { describe, expect, it } from '@jest/globals';
import type { InquirySummary, Stats, Today } from '@tiraz/api-client/staff';
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

const today: Today = {
  inquiries: {
    total: 12,
    breached: 3,
    items: [
      {
        ...{ id: 'i7', reference: 'TRZ-2026-000007', customerName: 'سلمى إبراهيم', customerCompany: '' },
        ...{
          isSampleRequest: false,
          quantity: 250,
          totalCost: '40000.00',
          createdAt: '2026-11-19T14:00:00Z',
        },
        ...{ respondedAt: null, waiting: { dueAt: '2026-01-22T10:00:00Z', state: 'breached' } },
      },
    ],
  },
  followUps: {
    overdue: 1,
    dueToday: 1,
    items: [
      {
        ...{
          id: 'f1',
          customerId: 'c1',
          customerName: 'ليلى حسن',
          customerPhone: '0100 123 4567',
          language: 'ar',
        },
        ...{ inquiryId: 'i7', inquiryReference: 'TRZ-2026-000007', scheduledDate: '2026-11-18T07:00:00Z' },
        ...{ subject: 'Sizes', isOverdue: true },
      },
      {
        ...{ id: 'f2', customerId: 'c2', customerName: 'Adam', customerPhone: '', language: 'en' },
        ...{ inquiryId: null, inquiryReference: null, scheduledDate: '2026-11-19T07:00:00Z' },
        ...{ subject: 'Fabric', isOverdue: false },
      },
    ],
  },
  quotations: {
    total: 1,
    items: [
      {
        ...{ inquiryId: 'i9', reference: 'TRZ-2026-000009', number: 2, customerName: 'Nour' },
        ...{ total: '25878.00', validThrough: '2026-11-22' },
      },
    ],
  },
  mails: { total: 0, items: [] },
  jobs: { total: 0, items: [] },
};

interface Given {
  inquiries?: InquirySummary[];
  fresh?: number;
}

function answering({ inquiries = [inquiry], fresh = 0 }: Given = {}) {
  return (api: FakeApi) => {
    api.on('GET /api/admin/stats', () => Response.json(stats));
    api.on('GET /api/admin/today', () => Response.json(today));
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

describe('today', () => {
  const block = async (name: RegExp) => within(await screen.findByRole('region', { name }));

  it('begins with the new inquiries that wait longest', async () => {
    openStaffArea('/admin/dashboard', { given: answering() });
    const { getByRole, getByText } = await block(/^New inquiries/);
    expect(bare(getByRole('heading').textContent)).toBe('New inquiries 12');
    expect(getByText('3 late')).toBeVisible();
    expect(bare(getByRole('listitem').textContent)).toBe(
      'سلمى إبراهيمLate since 22 JanProduction Order · 250 pcsج.م 40,000.00',
    );
    expect(getByRole('link', { name: 'سلمى إبراهيم' })).toHaveAttribute('href', '/admin/inquiries/i7');
    expect(getByRole('link', { name: 'All new inquiries' })).toHaveAttribute(
      'href',
      '/admin/inquiries?status=new&sort=createdAt',
    );
  });

  it('names whom to call, in their language, and offers nothing without a number', async () => {
    openStaffArea('/admin/dashboard', { given: answering() });
    const { getByRole, getAllByRole } = await block(/^Follow-ups/);
    expect(getByRole('link', { name: 'Call ليلى حسن' })).toHaveAttribute('href', 'tel:+201001234567');
    const chat = new URL(getByRole('link', { name: 'WhatsApp to ليلى حسن' }).getAttribute('href')!);
    expect(chat.origin + chat.pathname).toBe('https://wa.me/201001234567');
    expect(bare(chat.searchParams.get('text'))).toBe('مرحبًا ليلى حسن، معك طِراز بخصوص طلبك TRZ-2026-000007.');
    const [, adam] = getAllByRole('listitem');
    expect(within(adam!).queryByRole('link', { name: /Call|WhatsApp/ })).toBeNull();
  });

  it('names the quotations that expire, and says of what is empty that it is', async () => {
    openStaffArea('/admin/dashboard', { given: answering() });
    const { getByRole } = await block(/^Quotations about to expire/);
    expect(bare(getByRole('listitem').textContent)).toBe(
      'NourValid until 22 Nov 2026TRZ-2026-000009 · Revision 2ج.م 25,878.00',
    );
    expect(screen.getByText('Every mail went out.')).toBeVisible();
    expect(screen.getByText('No job is parked.')).toBeVisible();
  });

  it('leaves out what the server left out', async () => {
    openStaffArea('/admin/dashboard', {
      given: (api) => {
        answering()(api);
        api.on('GET /api/admin/today', () => Response.json({ mails: today.mails }));
      },
    });
    expect(await screen.findByText('Every mail went out.')).toBeVisible();
    expect(screen.queryByRole('region', { name: /^(New inquiries|Follow-ups|Parked jobs)/ })).toBeNull();
  });

  it('says when it cannot be loaded, and comes on a second try', async () => {
    const { api, user } = openStaffArea('/admin/dashboard', {
      given: (given) => {
        answering()(given);
        given.on('GET /api/admin/today', () => refuse(503, 'database.away'));
      },
    });
    expect(await screen.findByText('Unable to load what waits')).toBeVisible();
    answering()(api);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No job is parked.')).toBeVisible();
  });
});

it('the tab of the inquiries says how many are new', async () => {
  openStaffArea('/admin/dashboard', {
    given: (api) => {
      answering()(api);
      api.on('GET /api/admin/inquiries/counts', () => Response.json({ new: 12 }));
    },
  });
  expect(await screen.findByRole('link', { name: 'Inquiries 12 new inquiries' })).toBeVisible();
});

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

  it('lead to the list that one of them counts', async () => {
    openStaffArea('/admin/dashboard', { given: answering() });
    const region = within(await screen.findByRole('region', { name: 'Figures' }));
    expect(region.getByRole('link')).toBe(region.getByText('Total Inquiries'));
    expect(region.getByRole('link')).toHaveAttribute('href', '/admin/inquiries?status=all');
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
    expect(getByRole('link', { name: '4 new inquiries' })).toHaveAttribute(
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

  it('says the values of the month that the pointer is on, or a finger was last', async () => {
    const { user } = openStaffArea('/admin/dashboard', { given: answering() });
    const chart = within(await screen.findByRole('region', { name: 'Monthly Performance' }));
    const legends = () =>
      ['Revenue', 'Accepted orders'].map((label) =>
        bare(chart.getAllByText(label, { exact: false })[0]?.textContent),
      );
    const december = chart.getByText('Dec').parentElement!;
    expect(legends()).toEqual(['Revenue', 'Accepted orders']);
    await user.hover(december);
    expect(legends()).toEqual(['Revenue: ج.م 11,000.00', 'Accepted orders: 5']);
    await user.unhover(december);
    expect(legends()).toEqual(['Revenue', 'Accepted orders']);
    await user.pointer({ keys: '[TouchA]', target: december });
    expect(legends()).toEqual(['Revenue: ج.م 11,000.00', 'Accepted orders: 5']);
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
