import type { Clock } from '../../shared/domain/clock.js';
import { eachByItself } from '../../shared/domain/jobs.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import { dueDigest, type DueDigest } from '../domain/digest-time.js';
import type {
  Blocks,
  DigestMails,
  Overview,
  OwnInquiries,
  Reader,
  Readers,
  Told,
  WorkingDays,
} from './neighbours.js';

export const SEND_DIGESTS = 'send-daily-digests';

const TOLD: readonly string[] = ['inquiries.read', 'quotations.read', 'customers.read'] satisfies Told[];

/** Does the job of the morning. It bears to be repeated: nobody has two mails of one day. */
export class SendDigests<
  Known extends Reader = Reader,
  Shown extends Blocks = Blocks,
  Own extends { total: number } = { total: number },
> {
  constructor(
    private readonly transactions: Transactions,
    private readonly days: WorkingDays,
    private readonly readers: Readers<Known>,
    private readonly overview: Overview<Shown>,
    private readonly inquiries: OwnInquiries<Own>,
    private readonly mails: DigestMails<Known, Shown, Own>,
    private readonly clock: Clock,
  ) {}

  /**
   * One that fails keeps nobody else's back.
   *
   * @param planned the moment for which it was planned
   * @throws AggregateError of those that failed
   */
  async send(planned: Date): Promise<void> {
    const due = dueDigest(planned, this.clock.now(), await this.days.rule());
    if (!due) return;
    const readers = (await this.readers.list()).filter(({ permissions }) =>
      permissions.has('inquiries.read'),
    );
    await eachByItself(readers, (reader) => this.write(reader, due), 'digests were not written');
  }

  private async write(reader: Known, due: DueDigest): Promise<void> {
    const [{ inquiries, followUps, quotations }, own] = await Promise.all([
      this.overview.read({ has: (one) => TOLD.includes(one) && reader.permissions.has(one) }),
      this.inquiries.of(reader.id),
    ]);
    if (!isAnything({ inquiries, followUps, quotations }) && own.total === 0) return;
    const waiting = { inquiries, followUps, quotations, own };
    await this.transactions.run(() => this.mails.write(reader, waiting, due));
  }
}

function isAnything({
  inquiries,
  followUps,
  quotations,
}: { [Block in keyof Blocks]: Blocks[Block] | undefined }) {
  const calls = followUps ? followUps.overdue + followUps.dueToday : 0;
  return (inquiries?.total ?? 0) + calls + (quotations?.total ?? 0) > 0;
}
