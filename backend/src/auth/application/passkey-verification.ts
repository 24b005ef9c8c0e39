import type { CreatedCredential } from './own-passkeys.js';
import type { NewPasskey } from './passkeys.js';
import type { AssertedCredential } from './signing-in.js';

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
