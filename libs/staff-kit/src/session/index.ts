export { SessionDialog } from './session-dialog';
export { SessionGate } from './session-gate';
export { createSessionRenewal, type SessionRenewal } from './session-renewal';
export { SignInForm } from './sign-in-form';
export { createStore } from './store';
