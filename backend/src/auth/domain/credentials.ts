import { DEMO_STAFF } from '../../shared/domain/staff.js';

export interface Credentials {
  email: string;
  password: string;
}

/** The account everybody may try; its password is printed on the sign-in page, in demo mode alone. */
export const DEMO_ACCOUNT: Credentials = { email: DEMO_STAFF.email, password: 'cairo-loom-1340' };
