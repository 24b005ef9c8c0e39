const count = (description: string) => ({ type: 'integer', minimum: 0, description });
const amount = (description: string) => ({
  type: 'string',
  pattern: '^\\d+\\.\\d{2}$',
  description: `EGP. ${description}`,
});
const change = (description: string) => ({
  type: ['number', 'null'],
  description: `${description}, one decimal; null when there is nothing to compare with.`,
});

export const statsSchema = {
  title: 'Stats',
  type: 'object',
  required: ['totalInquiries', 'monthlyRevenue', 'activeCustomers', 'conversionRate', 'changes', 'monthly'],
  properties: {
    totalInquiries: count('All that were ever received.'),
    monthlyRevenue: amount('The value of what was accepted in the running month of Cairo.'),
    activeCustomers: count('Customers who are not inactive.'),
    conversionRate: {
      type: 'number',
      minimum: 0,
      maximum: 100,
      description: 'Accepted inquiries of all, in percent with one decimal; 0 when there are none.',
    },
    changes: {
      title: 'StatsChanges',
      description: 'Month on month, by the calendar of Cairo.',
      type: 'object',
      required: ['totalInquiries', 'monthlyRevenue', 'activeCustomers', 'conversionRate'],
      properties: {
        totalInquiries: change("Received this month so far, against all of last month's, in percent"),
        monthlyRevenue: change("This month's revenue so far, against all of last month's, in percent"),
        activeCustomers: change('Now, against the beginning of this month, in percent'),
        conversionRate: change('Now, less that of the beginning of this month, in percentage points'),
      },
    },
    monthly: {
      type: 'array',
      minItems: 12,
      maxItems: 12,
      description: 'Oldest first; the last one is the running month.',
      items: {
        title: 'MonthFigures',
        type: 'object',
        required: ['month', 'inquiries', 'acceptedOrders', 'revenue'],
        properties: {
          month: { type: 'string', pattern: '^\\d{4}-\\d{2}$', description: 'In Cairo.' },
          inquiries: count('Received in it.'),
          acceptedOrders: count('Accepted in it, sample requests too.'),
          revenue: amount('The value of what was accepted in it.'),
        },
      },
    },
  },
};

export const statsExample = {
  totalInquiries: 42,
  monthlyRevenue: '214350.00',
  activeCustomers: 14,
  conversionRate: 61.9,
  changes: { totalInquiries: 12.5, monthlyRevenue: -8.3, activeCustomers: null, conversionRate: 1.4 },
  monthly: Array.from({ length: 12 }, (_, index) => ({
    month: `2026-${String(index + 1).padStart(2, '0')}`,
    inquiries: 3,
    acceptedOrders: 2,
    revenue: '52780.00',
  })),
};
