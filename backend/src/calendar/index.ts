export { WorkingCalendar } from './application/working-calendar.js';
export {
  addWorkingMinutes,
  isWorkingDay,
  workingDaysBefore,
  type Hours,
  type WorkingTime,
} from './domain/working-time.js';
