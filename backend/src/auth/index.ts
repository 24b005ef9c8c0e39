export { runStaffCommand } from './adapters/staff-command.js';
export { BrowserCookies } from './adapters/browser-cookies.js';
export { AuthModule } from './auth.module.js';
export { Accounts, NoAccountError } from './application/accounts.js';
export { SESSION_SCHEME, SignedIn, StaffOnly } from './adapters/staff-only.js';
export { SignIn } from './application/sign-in.js';
export { digestsOf } from './adapters/common-passwords.js';
