export {
  Needs,
  SESSION_SCHEME,
  SessionToken,
  SignedIn,
  StaffOnly,
  type SessionInfo,
} from './adapters/staff-only.js';
export { SESSION_STRATEGY } from './adapters/strategies.js';
export { PERMISSIONS, type Permission } from './domain/permissions.js';
