export { useOnlookers } from '../live/use-onlookers';
export { CodeForm } from './code-form';
export { makePasskey, worksHere } from './passkeys';
export { SessionGate } from './session-gate';
export { SignInForm } from './sign-in-form';
export { StaffRoot } from './staff-root';
