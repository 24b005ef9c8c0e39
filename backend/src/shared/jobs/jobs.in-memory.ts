import type { Clock } from '../domain/clock.js';
import {
  MOST_TRIES,
  Jobs,
  type JobData,
  type JobOptions,
  type KeyedJobs,
  type ParkedJob,
  type ParkedJobs,
} from '../domain/jobs.js';
import type { JobHandlers } from './job-handlers.js';

interface StoredJob {
  id: string;
  name: string;
  data: string;
  key: string | undefined;
  addedAt: Date;
  dueAt: Date;
  tries: number;
  reason: string | null;
  isBeingDone: boolean;
}

/** Does the jobs when a test says so; the data go through JSON as they really do. */
export class InMemoryJobs extends Jobs implements KeyedJobs, ParkedJobs {
  private jobs: StoredJob[] = [];
  private last = 0;

  constructor(
    private readonly handlers: JobHandlers,
    private readonly clock: Clock,
  ) {
    super();
  }

  get parked(): ParkedJob[] {
    return this.jobs.filter(isParked).map(toParked);
  }

  async add(name: string, data: JobData, { key, runAt }: JobOptions = {}): Promise<void> {
    const now = this.clock.now();
    for (const job of this.jobs) {
      if (key === undefined || job.key !== key) continue;
      // As graphile-worker has it: what is being done is not tried again, for what was added does it anew.
      if (job.isBeingDone) job.tries = MOST_TRIES;
      if (isParked(job)) job.key = undefined;
    }
    this.jobs = this.jobs.filter((job) => key === undefined || job.key !== key);
    this.last += 1;
    const id = String(this.last);
    const dueAt = runAt ?? now;
    this.jobs.push({
      id,
      name,
      data: JSON.stringify(data),
      key,
      addedAt: now,
      dueAt,
      tries: 0,
      reason: null,
      isBeingDone: false,
    });
  }

  async missing(keys: readonly string[]): Promise<string[]> {
    return keys.filter((key) => !this.jobs.some((job) => job.key === key));
  }

  /** As a restored backup has none. */
  lose(): void {
    this.jobs = [];
  }

  async retry(id: string): Promise<ParkedJob | undefined> {
    const job = this.jobs.find((one) => one.id === id && isParked(one));
    if (!job) return undefined;
    const parked = toParked(job);
    job.tries = 0;
    job.dueAt = this.clock.now();
    return parked;
  }

  /** One try of each job that is due and has a handler. */
  async work(): Promise<void> {
    for (const job of this.jobs.filter(({ dueAt }) => dueAt <= this.clock.now())) {
      const handle = this.handlers.of(job.name);
      if (!handle || isParked(job) || job.isBeingDone) continue;
      job.tries += 1;
      job.isBeingDone = true;
      try {
        await handle(JSON.parse(job.data) as JobData);
        this.jobs = this.jobs.filter((one) => one !== job);
      } catch (error) {
        job.reason = error instanceof Error ? error.message : String(error);
        job.dueAt = new Date(this.clock.now().getTime() + Math.exp(Math.min(job.tries, 10)) * 1_000);
      } finally {
        job.isBeingDone = false;
      }
    }
  }
}

function isParked({ tries }: StoredJob): boolean {
  return tries >= MOST_TRIES;
}

function toParked({ id, name, addedAt, tries, reason }: StoredJob): ParkedJob {
  return { id, name, addedAt, tries, reason };
}
