import type { NewPasskey } from './passkeys.js';

/** What a browser sends once a passkey was made; the bytes in base64url. */
export interface CreatedCredential {
  id: string;
  clientDataJSON: string;
  attestationObject: string;
  transports: readonly string[];
}

/** What a browser sends once a passkey was used; the bytes in base64url. */
export interface AssertedCredential {
  id: string;
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
}

/** Looks at what authenticators say. Whoever used one was verified by it: with a finger, a face or a PIN. */
export abstract class PasskeyVerification {
  /** The name of the host that passkeys are bound to. */
  abstract readonly host: string;

  /** Undefined: refused. */
  abstract readCreated(challenge: string, created: CreatedCredential): Promise<NewPasskey | undefined>;

  /** The counter that the authenticator tells of; undefined: refused. */
  abstract readAsserted(
    challenge: string,
    asserted: AssertedCredential,
    passkey: NewPasskey,
  ): Promise<number | undefined>;
}
