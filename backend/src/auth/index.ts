export {
  AsksAgain,
  Confirmed,
  expectConfirmed,
  expectPermitted,
  MayAskAgain,
  Needs,
  Permitted,
  SESSION_SCHEME,
  SESSION_STRATEGY,
  SessionToken,
  SignedIn,
  StaffOnly,
  type SessionInfo,
} from './adapters/staff-only.js';
export { PERMISSIONS, type Permission, type Permissions } from './domain/permissions.js';
