import type { WaitingState } from '@tiraz/contracts/inquiry-status';
import {
  addWorkingMinutes,
  lessWorkingMinutes,
  workingDayAfter,
  workingMinutesBetween,
  type WorkingTime,
} from './working-time.js';

const SOON_MINUTES = 60;

/** An inquiry that nobody has answered. */
export interface Waiting {
  dueAt: Date;
  state: WaitingState;
}

/** By when an inquiry is answered, and how it stands to that: in minutes of opening, from the moment it came. */
export class ResponseClock {
  constructor(
    private readonly time: WorkingTime,
    private readonly targetMinutes: number,
  ) {}

  dueAt(receivedAt: Date): Date {
    return addWorkingMinutes(receivedAt, this.targetMinutes, this.time);
  }

  /** `breached` from the due moment on, `soon` while less than an hour of opening is left. */
  waiting(receivedAt: Date, now: Date): Waiting {
    const dueAt = this.dueAt(receivedAt);
    if (dueAt <= now) return { dueAt, state: 'breached' };
    const isSoon = workingMinutesBetween(now, dueAt, this.time) < SOON_MINUTES;
    return { dueAt, state: isSoon ? 'soon' : 'due' };
  }

  /** What came then or before, and waits still, is `breached`; what came later is not. */
  breachedSince(now: Date): Date {
    return lessWorkingMinutes(now, this.targetMinutes, this.time);
  }

  /** @param day in Cairo, `2026-11-19`; a day of opening, so many after it */
  workingDayAfter(day: string, count: number): string {
    return workingDayAfter(day, count, this.time);
  }

  /** For how many whole minutes of opening something waited. */
  minutesWaited(receivedAt: Date, answeredAt: Date): number {
    return Math.floor(workingMinutesBetween(receivedAt, answeredAt, this.time));
  }
}
