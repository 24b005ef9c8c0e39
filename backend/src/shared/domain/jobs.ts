/** Tries before a job is parked. The pauses grow from 3 seconds to 6 hours; together they take a little over a day. */
export const MOST_TRIES = 14;

/** What a job is about; it goes through JSON. An id rather than the thing itself, which may have changed by then. */
export type JobData = Readonly<Record<string, unknown>>;

export interface JobOptions {
  /**
   * A waiting job with the same key is replaced. Beside one that is being done another one waits; if the first fails it is
   * not tried again, so the second must do its work as well.
   */
  key?: string;
  /** Not before this moment; absent: at once. */
  runAt?: Date;
}

/**
 * Work for after the commit. A job belongs to the running transaction: it is kept or undone with everything else. It is
 * done at least once, so its handler must be able to repeat it; a failure is tried again, later each time, and after the
 * last try the job is parked until somebody retries it.
 */
export abstract class Jobs {
  abstract add(name: string, data: JobData, options?: JobOptions): Promise<void>;
}

/** Jobs by their keys, for what finds those that got lost: no backup has them. */
export abstract class KeyedJobs {
  /** The keys, in their order, of which no job waits, is being done or is parked. */
  abstract missing(keys: readonly string[]): Promise<string[]>;
}

/** A job that failed as often as it may. */
export interface ParkedJob {
  id: string;
  name: string;
  addedAt: Date;
  tries: number;
  /** What the last try failed of; null when the process ended in the middle of it. */
  reason: string | null;
}

export abstract class ParkedJobs {
  /**
   * Has a parked job done again, with all its tries; joins the running transaction.
   *
   * @returns the job as it was, or undefined when none is parked under this id
   */
  abstract retry(id: string): Promise<ParkedJob | undefined>;
}

/**
 * For a job of many things: does a piece of work for each, one after the other. One that fails keeps no other back.
 *
 * @param failed what is said of those that failed: `digests were not written`
 * @throws AggregateError of those that failed
 */
export async function eachByItself<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
  failed: string,
): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) await work(item).catch((failure: unknown) => failures.push(failure));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} ${failed}`);
}
