import type { ResponseClock } from '../domain/response-clock.js';
import type { WorkingTime } from '../domain/working-time.js';

/** When we work. Reads join the running transaction. */
export abstract class WorkingCalendar {
  abstract read(): Promise<WorkingTime>;

  /** By when an inquiry is answered that came at a moment. */
  abstract answerBy(submittedAt: Date): Promise<Date>;

  /** The rule behind `answerBy`, with the hours, holidays and target of now. */
  abstract responseClock(): Promise<ResponseClock>;
}
