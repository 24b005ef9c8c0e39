export { Needs, SESSION_SCHEME, SessionToken, SignedIn, StaffOnly } from './adapters/staff-only.js';
