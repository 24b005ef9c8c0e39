import { DEMO_STAFF } from '../../shared/domain/staff.js';
import type { CustomerQuotations } from '../application/customer-quotations.js';
import type { QuotationView, StaffQuotations } from '../application/staff-quotations.js';
import type { SendQuotation } from '../application/send-quotation.js';

/** The product as it was at another moment, without mails. */
export interface Past {
  staff: StaffQuotations;
  customer: CustomerQuotations;
  sending: Pick<SendQuotation, 'send'>;
}

interface DemoStep {
  daysAgo: number;
  happens: (past: Past, inquiryId: string, at: Date) => Promise<unknown>;
}

const step = (daysAgo: number, happens: DemoStep['happens']): DemoStep => ({ daysAgo, happens });

const sent = (daysAgo: number) =>
  step(daysAgo, async (past, id) => {
    await past.staff.prepare(id, DEMO_STAFF);
    await sendDraft(past, id);
  });

/** The next revision, for so many pieces and at a discount. */
const sentAnew = (daysAgo: number, quantity: number, discountBasisPoints: number) =>
  step(daysAgo, async (past, id) => {
    const { revisions } = await past.staff.prepare(id, DEMO_STAFF);
    const { tax, ...offer } = latestIn(revisions).offer;
    const lines = offer.lines.map((line) => (line.kind === 'garment' ? { ...line, quantity } : line));
    const written = { ...offer, lines, discountBasisPoints, taxTreatment: tax.key };
    await past.staff.edit(id, written, DEMO_STAFF);
    await sendDraft(past, id);
  });

const seen = (daysAgo: number, revision = 1) =>
  step(daysAgo, ({ customer }, id) => customer.see(id, revision));

const asked = (daysAgo: number, revision: number, text: string) =>
  step(daysAgo, ({ customer }, id) => customer.askForChange(id, revision, text));

async function sendDraft({ staff, sending }: Past, inquiryId: string): Promise<void> {
  const { revisions } = await staff.send(inquiryId, false, DEMO_STAFF);
  await sending.send({ inquiryId, revisionId: latestIn(revisions).id });
}

function latestIn([latest]: QuotationView['revisions']): QuotationView['revisions'][number] {
  if (!latest) throw new Error('a quotation without a revision');
  return latest;
}

const PAGE = { language: 'en', address: '192.0.2.71', browser: 'Mozilla/5.0 (Linux; Android 16)' } as const;

/** The quotations of the demo, each by whose inquiry it is for, and how many days ago that came in. */
export const demoStories: Readonly<Record<string, readonly DemoStep[]>> = {
  // Waits for an answer.
  'abdullah 9': [sent(5), seen(4)],
  // Was over before anybody answered.
  'nour 27': [sent(24), seen(23)],
  // Two revisions, and another wish.
  'reem 47': [
    sent(11),
    seen(10),
    asked(9, 1, 'الكمية كبيرة لأول طلب. هل يصلح ٨٠ قطعة، مع خصم؟'),
    sentAnew(6, 80, 500),
    seen(5, 2),
    asked(2, 2, 'شكرًا. نحتاجها قبل منتصف الشهر القادم إن أمكن.'),
  ],
  // Accepted on the page.
  'sara 33': [
    sent(31),
    seen(30),
    step(28.4, ({ customer }, id) =>
      customer.accept(id, { revision: 1, name: 'Sara Khalil', position: 'Owner', ...PAGE }),
    ),
  ],
  // Accepted by telephone.
  'mariam 16': [
    sent(14),
    step(11.4, ({ staff }, id, saidAt) =>
      staff.acceptAsHeard(
        id,
        { revision: 1, name: 'Mariam Fouad', saidAt, note: 'She called; no mail before Sunday.' },
        DEMO_STAFF,
      ),
    ),
  ],
  'abdullah 133': [
    sent(130),
    seen(129),
    step(128.6, ({ customer }, id) =>
      customer.decline(id, 1, 'price', 'Another workshop is eight percent below.'),
    ),
  ],
};
