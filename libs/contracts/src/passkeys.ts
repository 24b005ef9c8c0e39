/** An account has no more of them. */
export const MOST_PASSKEYS = 10;

/** In characters. */
export const LONGEST_PASSKEY_NAME = 60;

/** Of a new key, the dearest first (COSE): Ed25519, ECDSA with P-256, RSA with SHA-256. */
export const PASSKEY_ALGORITHMS = [-8, -7, -257] as const;
