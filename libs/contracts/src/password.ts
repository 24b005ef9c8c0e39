/** In characters. The shortest is that of a new password; the longest bounds what is hashed (ASVS 5, 6.2.1 and 6.2.9). */
export const PASSWORD_LENGTH = { shortest: 12, longest: 256 } as const;
