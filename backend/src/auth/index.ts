export { BrowserCookies } from './adapters/browser-cookies.js';
export { SESSION_SCHEME, SignedIn, StaffOnly } from './adapters/staff-only.js';
