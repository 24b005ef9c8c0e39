import { PASSKEY_ALGORITHMS } from '@tiraz/contracts/passkeys';
import type { CreatedCredential } from '../application/own-passkeys.js';
import { PasskeyVerification } from '../application/passkey-verification.js';
import type { AssertedCredential } from '../application/signing-in.js';
import type { NewPasskey } from '../application/passkeys.js';

/** Behaves as the real verification does, but a signature is the key itself, in plain text. */
export class PlainPasskeys extends PasskeyVerification {
  readonly host = 'tiraz.example';

  async readCreated(
    challenge: string,
    { id, clientDataJSON, attestationObject, transports }: CreatedCredential,
  ): Promise<NewPasskey | undefined> {
    const [key, algorithm] = attestationObject.split(' ');
    const isKnown = PASSKEY_ALGORITHMS.map(String).includes(algorithm ?? '');
    if (clientDataJSON !== `create ${challenge}` || !isKnown) return undefined;
    return { credentialId: id, publicKey: new TextEncoder().encode(key), counter: 0, transports };
  }

  async readAsserted(
    challenge: string,
    { id, clientDataJSON, authenticatorData, signature }: AssertedCredential,
    passkey: NewPasskey,
  ): Promise<number | undefined> {
    const counter = Number(authenticatorData);
    const isSigned = signature === new TextDecoder().decode(passkey.publicKey);
    const isGood = id === passkey.credentialId && clientDataJSON === `get ${challenge}` && isSigned;
    const isBehind = counter <= passkey.counter && (counter > 0 || passkey.counter > 0);
    return isGood && !isBehind ? counter : undefined;
  }
}

/** What an authenticator answers that `PlainPasskeys` looks at. */
export class PlainAuthenticator {
  private counter = 0;

  constructor(readonly id: string) {}

  create(challenge: string): CreatedCredential {
    const attestationObject = `key-of-${this.id} -7`;
    return {
      id: this.id,
      clientDataJSON: `create ${challenge}`,
      attestationObject,
      transports: ['internal'],
    };
  }

  use(challenge: string): AssertedCredential {
    this.counter += 1;
    return {
      id: this.id,
      clientDataJSON: `get ${challenge}`,
      authenticatorData: String(this.counter),
      signature: `key-of-${this.id}`,
    };
  }
}
