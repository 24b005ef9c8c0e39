/** How often a password may be tried (at most 10 checks of an account in 10 minutes). */
export const GUESSES = { most: 10, withinMs: 10 * 60 * 1000 } as const;

/**
 * How many refused sign-ins to one account leave a row each in the audit trail, and how many to all unknown e-mail
 * addresses together: rows are kept for ever, and whoever guesses must not fill the disk. One row more says that there
 * were others.
 */
export const RECORDED_REFUSALS = { most: 10, withinMs: 60 * 60 * 1000 } as const;
