/** What somebody with an account is here for; `backend/src/auth/domain/permissions.ts` says what each role may do. */
export const ROLES = ['owner', 'sales', 'production', 'catalogue', 'viewer'] as const;
export type Role = (typeof ROLES)[number];
