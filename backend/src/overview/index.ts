export { NAMED, TodayReading, type Today } from './application/today.js';
