import { query, STAFF_PASSWORD } from './harness.js';

export const LOGIN = '/api/admin/login';
export const ME = '/api/admin/me';
/** Whoever is signed in gives the password once more. */
export const again = { currentPassword: STAFF_PASSWORD };

/** What was given last in the sessions of an account lies in the past: as if they had been idle since. */
export const quarterOfAnHourLater = (databaseUrl: string, email: string) =>
  query(
    databaseUrl,
    `UPDATE staff_sessions SET confirmed_at = confirmed_at - interval '15 minutes'
     FROM staff WHERE staff.id = staff_id AND staff.email = $1`,
    [email],
  );
