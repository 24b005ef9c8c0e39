import type { Clock } from '../../shared/domain/clock.js';
import type { Inquiries } from '../application/inquiries.js';
import type { Selection } from '../domain/submission.js';
import { demoCourses, demoLooks, demoMessages, demoOrders } from './demo-orders.js';
import { demoPeople } from './demo-people.js';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** From one status to the next. */
const STEP_MS = 1.5 * DAY_MS;

type Items = ReadonlyMap<string, { id: string; name: string }>;

/** The catalogue that the demo orders are chosen from; seeded before them. */
interface DemoChoice {
  refresh(): Promise<void>;
  readonly snapshot: Readonly<
    Record<'productTypes' | 'fabrics' | 'fits' | 'finishingQualities' | 'printTypes', Items>
  >;
}

/** A year of inquiries as real visitors would have left it: each one is submitted, priced and moved on by the product. */
export class DemoInquiries {
  constructor(
    private readonly catalogue: DemoChoice,
    private readonly inquiriesAt: (clock: Clock) => Pick<Inquiries, 'submit' | 'changeStatus'>,
    private readonly clock: Clock,
  ) {}

  async seed(): Promise<void> {
    await this.catalogue.refresh();
    const today = this.clock.now().getTime();
    let moment = today;
    const inquiries = this.inquiriesAt({ now: () => new Date(moment) });
    for (const [index, [daysAgo, who, look, pieces, course]] of demoOrders.entries()) {
      const sentAt = today - daysAgo * DAY_MS - (index % 5) * HOUR_MS;
      moment = sentAt;
      const { name, email, phone, company } = demoPeople[who];
      const { id } = await inquiries.submit({
        ...this.selection(look, pieces),
        customerName: name,
        customerEmail: email,
        customerPhone: phone,
        customerCompany: company,
        message: demoMessages[index % demoMessages.length],
        isSampleRequest: pieces === 1,
      });
      for (const [step, status] of demoCourses[course].entries()) {
        moment = sentAt + (step + 1) * STEP_MS;
        await inquiries.changeStatus(id, status);
      }
    }
  }

  private selection(look: keyof typeof demoLooks, quantity: number): Selection {
    const { productType, fabric, fit, finishing, prints, colors } = demoLooks[look];
    const { productTypes, fabrics, fits, finishingQualities, printTypes } = this.catalogue.snapshot;
    return {
      productTypeId: idOf(productTypes, productType),
      fabricId: idOf(fabrics, fabric),
      fitId: idOf(fits, fit),
      finishingQualityId: idOf(finishingQualities, finishing),
      quantity,
      colors,
      printOptions: prints.map(([print, count]) => ({ printTypeId: idOf(printTypes, print), colors: count })),
    };
  }
}

function idOf(items: Items, wanted: string): string {
  for (const { id, name } of items.values()) if (name === wanted) return id;
  throw new Error(`the demo catalogue has no ${wanted}`);
}
