import { QUOTATION_LIMITS } from '@tiraz/contracts/quotation';
import { addDays, dayInCairo } from '../../shared/domain/cairo.js';
import type { Clock } from '../../shared/domain/clock.js';
import { eachByItself, type JobData, type KeyedJobs } from '../../shared/domain/jobs.js';
import { nineOn, reminderKey, sendingKey } from './send-quotation.js';

export const RESUME_QUOTATIONS = 'resume-quotations';

/** A revision that was sent and not answered. */
export interface OpenRevision {
  inquiryId: string;
  id: string;
  validThrough: string;
  isPrinted: boolean;
}

export abstract class OpenRevisions {
  /** Those whose last day is this one or a later one, the nearest first. @param day `2026-11-20` */
  abstract since(day: string): Promise<OpenRevision[]>;
}

/**
 * Finds the revisions whose jobs got lost, as those of a restored backup are. A job that waits, is being done or is
 * parked is not touched, so each keeps its own retries.
 */
export class ResumeQuotations {
  constructor(
    private readonly revisions: OpenRevisions,
    private readonly jobs: KeyedJobs,
    private readonly sending: { resume(job: JobData): Promise<void> },
    private readonly clock: Clock,
  ) {}

  /**
   * Repeatable, also by two at once: a job of the same key is the same one. One that fails keeps no other back.
   *
   * @throws AggregateError of those that failed
   */
  async resume(): Promise<void> {
    const now = this.clock.now();
    // As long as a customer's yes can still be entered.
    const since = addDays(dayInCairo(now), -QUOTATION_LIMITS.telephone);
    const awaited = new Map<string, OpenRevision>();
    for (const revision of await this.revisions.since(since)) {
      const key = lastJobOf(revision, now);
      if (key !== undefined) awaited.set(key, revision);
    }
    const resume = (key: string) => {
      const { inquiryId, id: revisionId } = awaited.get(key) as OpenRevision;
      return this.sending.resume({ inquiryId, revisionId });
    };
    await eachByItself(await this.jobs.missing([...awaited.keys()]), resume, 'quotations were not resumed');
  }
}

/** The key of the job that is done last: where there is none, the ones before it are gone too. */
function lastJobOf({ id, validThrough, isPrinted }: OpenRevision, now: Date): string | undefined {
  if (!isPrinted) return sendingKey(id);
  return nineOn(validThrough) > now ? reminderKey(id, validThrough) : undefined;
}
