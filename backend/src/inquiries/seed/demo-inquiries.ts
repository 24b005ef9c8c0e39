import type { InquiryStatus } from '@tiraz/contracts/inquiry-status';
import type { SentSelection } from '@tiraz/contracts/selection';
import type { Clock } from '../../shared/domain/clock.js';
import { DEMO_STAFF } from '../../shared/domain/staff.js';
import type { SubmitInquiry } from '../application/submit-inquiry.js';
import type { ManageInquiries } from '../application/manage-inquiries.js';
import { demoCourses, demoLooks, demoLosses, demoMessages, demoOrders } from './demo-orders.js';
import { demoPeople } from './demo-people.js';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** From one status to the next. */
const STEP_MS = 1.5 * DAY_MS;

const ARABIC = /\p{Script=Arabic}/u;

type Items = ReadonlyMap<string, { id: string; name: string }>;

type Seeded = Readonly<
  Record<'productTypes' | 'fabrics' | 'fits' | 'finishingQualities' | 'printTypes', Items>
>;

/** A year of inquiries as real visitors would have left it: each one is submitted, priced and moved on by the product. */
export class DemoInquiries {
  /** The ids, by who sent it and how many days ago. */
  readonly sent = new Map<string, string>();

  constructor(
    private readonly catalogue: { seeded(): Promise<Seeded> },
    private readonly at: (clock: Clock) => {
      inquiries: Pick<SubmitInquiry, 'submit'>;
      management: Pick<ManageInquiries, 'changeStatus'>;
    },
    private readonly clock: Clock,
  ) {}

  async seed(): Promise<void> {
    const seeded = await this.catalogue.seeded();
    const today = this.clock.now().getTime();
    let moment = today;
    const { inquiries, management } = this.at({ now: () => new Date(moment) });
    for (const [index, [daysAgo, who, look, pieces, course]] of demoOrders.entries()) {
      const sentAt = today - daysAgo * DAY_MS - (index % 5) * HOUR_MS;
      moment = sentAt;
      const { name, email, phone, company } = demoPeople[who];
      const message = demoMessages[index % demoMessages.length] ?? '';
      const {
        receipt: { id },
      } = await inquiries.submit({
        ...selectionOf(demoLooks[look], pieces, seeded),
        customerName: name,
        customerEmail: email,
        customerPhone: phone,
        customerCompany: company,
        message,
        isSampleRequest: pieces === 1,
        language: ARABIC.test(name) || ARABIC.test(message) ? 'ar' : 'en',
      });
      this.sent.set(`${who} ${daysAgo}`, id);
      const steps: readonly InquiryStatus[] = demoCourses[course];
      const reason = demoLosses[course];
      for (const [step, status] of steps.entries()) {
        moment = sentAt + (step + 1) * STEP_MS;
        const why = reason && step === steps.length - 1 ? { reason, note: '' } : null;
        await management.changeStatus(id, status, DEMO_STAFF, undefined, why);
      }
    }
  }
}

function selectionOf(
  look: (typeof demoLooks)[keyof typeof demoLooks],
  quantity: number,
  seeded: Seeded,
): SentSelection {
  return {
    productTypeId: idOf(seeded.productTypes, look.productType),
    fabricId: idOf(seeded.fabrics, look.fabric),
    fitId: idOf(seeded.fits, look.fit),
    finishingQualityId: idOf(seeded.finishingQualities, look.finishing),
    quantity,
    colors: look.colors,
    printOptions: look.prints.map(([print, colors]) => ({
      printTypeId: idOf(seeded.printTypes, print),
      colors,
    })),
    ...('colorUse' in look && { colorUse: look.colorUse }),
    ...('ratio' in look && { sizes: { mode: 'ratio', ratio: partsOf(look.ratio) } }),
  };
}

function partsOf(ratio: Readonly<Record<string, number>>) {
  return Object.entries(ratio).map(([size, parts]) => ({ size, parts }));
}

function idOf(items: Items, wanted: string): string {
  for (const { id, name } of items.values()) if (name === wanted) return id;
  throw new Error(`the demo catalogue has no ${wanted}`);
}
