import type { JobData } from '../domain/jobs.js';

/** Repeatable, also while it still runs somewhere: a job is done at least once. */
type JobHandler = (data: JobData) => Promise<void>;

/** What is done for each job, by its name. Modules tell it when they are initialised. */
export class JobHandlers {
  private readonly handlers = new Map<string, JobHandler>();
  private readonly scheduled = new Set<string>();

  /** @param name the same in every process and release: "send-mail" */
  handle(name: string, handler: JobHandler): void {
    if (this.handlers.has(name)) throw new Error(`two handlers for the job ${name}`);
    this.handlers.set(name, handler);
  }

  /** Once an hour, however many processes there are. */
  handleEveryHour(name: string, handler: () => Promise<void>): void {
    this.handle(name, handler);
    this.scheduled.add(name);
  }

  get names(): string[] {
    return [...this.handlers.keys()];
  }

  get everyHour(): string[] {
    return [...this.scheduled];
  }

  of(name: string): JobHandler | undefined {
    return this.handlers.get(name);
  }
}
