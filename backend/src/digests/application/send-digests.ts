import { NAMED } from '../../overview/index.js';
import type { Clock } from '../../shared/domain/clock.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import { dueDigest, type DueDigest } from '../domain/digest-time.js';
import type {
  Calendar,
  DigestMails,
  OwnInquiries,
  Overview,
  Reader,
  Readers,
  Waiting,
} from './neighbours.js';

export const SEND_DIGESTS = 'send-daily-digests';

/** What a digest tells of, where the reader may read it. */
const TOLD: ReadonlySet<string> = new Set(['inquiries.read', 'quotations.read', 'customers.read']);

/** Does the job of the morning. It bears to be repeated: nobody has two mails of one day. */
export class SendDigests {
  constructor(
    private readonly transactions: Transactions,
    private readonly calendar: Calendar,
    private readonly readers: Readers,
    private readonly overview: Overview,
    private readonly inquiries: OwnInquiries,
    private readonly mails: DigestMails,
    private readonly clock: Clock,
  ) {}

  /**
   * One that fails keeps nobody else's back.
   *
   * @param planned the moment for which it was planned
   * @throws AggregateError of those that failed
   */
  async send(planned: Date): Promise<void> {
    const due = dueDigest(planned, this.clock.now(), await this.calendar.read());
    if (!due) return;
    const readers = (await this.readers.list()).filter(({ permissions }) =>
      permissions.has('inquiries.read'),
    );
    const failures: unknown[] = [];
    for (const reader of readers)
      await this.write(reader, due).catch((failure: unknown) => failures.push(failure));
    if (failures.length > 0)
      throw new AggregateError(failures, `${failures.length} digests were not written`);
  }

  private async write(reader: Reader, due: DueDigest): Promise<void> {
    const [{ inquiries, followUps, quotations }, own] = await Promise.all([
      this.overview.read({ has: (one) => TOLD.has(one) && reader.permissions.has(one) }),
      this.inquiries.named(reader.id, NAMED),
    ]);
    const waiting = {
      ...(inquiries && { inquiries }),
      ...(followUps && { followUps }),
      ...(quotations && { quotations }),
      own,
    };
    if (!isAnything(waiting)) return;
    await this.transactions.run(() => this.mails.write(reader, waiting, due));
  }
}

function isAnything({ inquiries, followUps, quotations, own }: Waiting): boolean {
  const calls = followUps ? followUps.overdue + followUps.dueToday : 0;
  return (inquiries?.total ?? 0) + calls + (quotations?.total ?? 0) + own.total > 0;
}
