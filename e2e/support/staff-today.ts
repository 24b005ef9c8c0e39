/** What the dashboard begins with where nothing waits, and where everything does. */
export const NOTHING_TODAY = {
  inquiries: { total: 0, breached: 0, items: [] },
  followUps: { overdue: 0, dueToday: 0, items: [] },
  quotations: { total: 0, items: [] },
  mails: { total: 0, items: [] },
  jobs: { total: 0, items: [] },
  absent: [],
};

const PERSON = 'ندى عبد الرحمن بنت سليمان';
export const TODAY = {
  inquiries: {
    total: 12,
    breached: 3,
    items: (['breached', 'soon', 'due'] as const).map((state, index) => ({
      ...{ id: `i${index}`, reference: `TRZ-2026-00012${index}`, customerName: PERSON, customerCompany: '' },
      ...{ isSampleRequest: index === 1, quantity: 250, totalCost: '145900.00' },
      ...{ createdAt: '2026-11-19T10:00:00Z', respondedAt: null },
      waiting: { dueAt: '2026-11-19T14:00:00Z', state },
    })),
  },
  followUps: {
    overdue: 1,
    dueToday: 1,
    items: [true, false].map((isOverdue, index) => ({
      ...{ id: `f${index}`, customerId: 'c1', customerName: index ? 'Layla Mansour · Nile Threads' : PERSON },
      ...{
        customerPhone: '0100 123 4567',
        language: 'ar',
        inquiryId: 'i1',
        inquiryReference: 'TRZ-2026-000121',
      },
      ...{ scheduledDate: '2026-11-19T07:00:00Z', subject: 'Sizes and the second colour', isOverdue },
    })),
  },
  quotations: {
    total: 1,
    items: [
      {
        ...{ inquiryId: 'i1', reference: 'TRZ-2026-000121', number: 2, customerName: PERSON },
        ...{ total: '258780.00', validThrough: '2026-11-22' },
      },
    ],
  },
  mails: {
    total: 1,
    items: [
      {
        id: 'm1',
        subject: 'Your quotation TRZ-2026-000121',
        toName: PERSON,
        createdAt: '2026-11-19T10:00:00Z',
      },
    ],
  },
  jobs: { total: 1, items: [{ id: '7', name: 'sweep-pictures', addedAt: '2026-11-19T10:00:00Z' }] },
  absent: [
    { staffId: 's1', until: '2126-12-03', standInId: 's2', total: 3, inquiryIds: ['i0', 'i1', 'i2'] },
    { staffId: 's2', until: '2126-12-03', standInId: null, total: 1, inquiryIds: ['i3'] },
  ],
};

/** Who is who in it. */
export const COLLEAGUES = [PERSON, 'Omar Haddad'].map((name, index) => ({
  ...{ id: `s${index + 1}`, email: `s${index + 1}@tiraz.example`, name, mayAnswerInquiries: true },
  absence: { from: '2026-11-01', to: '2126-12-03', standInId: index ? null : 's2', isNow: true },
}));
