export { WorkingCalendar } from './application/working-calendar.js';
export { ResponseClock } from './domain/response-clock.js';
export {
  addWorkingMinutes,
  isWorkingDay,
  workingDaysBefore,
  type Hours,
  type WorkingTime,
} from './domain/working-time.js';
