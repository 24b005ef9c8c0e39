/** How often a password may be tried (QUALITY: at most 10 checks per account in 10 minutes). */
export const GUESSES = { most: 10, withinMs: 10 * 60 * 1000 } as const;
