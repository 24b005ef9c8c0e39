import { workingDaysBefore, type WorkingCalendar } from '../../calendar/index.js';
import { WorkingDays } from '../application/neighbours.js';

export class CalendarWorkingDays extends WorkingDays {
  constructor(private readonly calendar: Pick<WorkingCalendar, 'read'>) {
    super();
  }

  async before(day: string, count: number): Promise<string> {
    return workingDaysBefore(day, count, await this.calendar.read());
  }
}
