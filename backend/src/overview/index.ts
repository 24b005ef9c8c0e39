export { NAMED, TodayReading, type Needed, type Today } from './application/today.js';
