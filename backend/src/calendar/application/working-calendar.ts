import type { WorkingTime } from '../domain/working-time.js';

/** When we work. Reads join the running transaction. */
export abstract class WorkingCalendar {
  abstract read(): Promise<WorkingTime>;

  /** By when an inquiry is answered that came at a moment. */
  abstract answerBy(submittedAt: Date): Promise<Date>;
}
