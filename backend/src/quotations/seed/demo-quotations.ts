import type { Clock } from '../../shared/domain/clock.js';
import type { JobData, Jobs } from '../../shared/domain/jobs.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import type { Quotations } from '../application/quotations.js';
import { demoStories, type Past } from './demo-stories.js';

/** A job `{ story, inquiryId }`. */
export const DEMO_QUOTATION = 'make-demo-quotation';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Quotations as staff and customers would have left them. They are made by jobs: printing takes longer than a start may. */
export class DemoQuotations {
  constructor(
    private readonly inquiries: { sent: ReadonlyMap<string, string> },
    private readonly jobs: Jobs,
    private readonly transactions: Transactions,
    private readonly quotations: Pick<Quotations, 'find'>,
    private readonly at: (clock: Clock) => Past,
    private readonly clock: Clock,
  ) {}

  /** Needs the inquiries. */
  async seed(): Promise<void> {
    for (const story of Object.keys(demoStories)) {
      const inquiryId = this.inquiries.sent.get(story);
      if (!inquiryId) throw new Error(`the demo has no inquiry ${story}`);
      await this.jobs.add(DEMO_QUOTATION, { story, inquiryId });
    }
  }

  /** All of it, or nothing. */
  async make(job: JobData): Promise<void> {
    const { story, inquiryId } = job as { story: string; inquiryId: string };
    const today = this.clock.now().getTime();
    let moment = today;
    const past = this.at({ now: () => new Date(moment) });
    await this.transactions.run(async () => {
      if (await this.quotations.find(inquiryId)) return;
      for (const step of demoStories[story] ?? []) {
        moment = today - step.daysAgo * DAY_MS;
        await step.happens(past, inquiryId, new Date(moment));
      }
    });
  }
}
