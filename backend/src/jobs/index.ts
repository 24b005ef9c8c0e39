export { ParkedJobList } from './application/parked-job-list.js';
