export {
  AsksAgain,
  Needs,
  Permitted,
  SESSION_SCHEME,
  SESSION_STRATEGY,
  SessionToken,
  SignedIn,
  StaffOnly,
  type KnownAccount,
  type SessionInfo,
} from './adapters/staff-only.js';
export { expectPermitted, PERMISSIONS, type Permission } from './domain/permissions.js';
