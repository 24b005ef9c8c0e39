import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { PASSKEY_ALGORITHMS } from '@tiraz/contracts/passkeys';
import type { CreatedCredential } from '../application/own-passkeys.js';
import { PasskeyVerification } from '../application/passkey-verification.js';
import type { AssertedCredential } from '../application/signing-in.js';
import type { NewPasskey } from '../application/passkeys.js';

export class SimpleWebAuthn extends PasskeyVerification {
  readonly host: string;
  private readonly expected: { expectedOrigin: string; expectedRPID: string; requireUserVerification: true };

  /** @param publicUrl the one origin where passkeys are made and used */
  constructor(publicUrl: string) {
    super();
    this.host = new URL(publicUrl).hostname;
    this.expected = { expectedOrigin: publicUrl, expectedRPID: this.host, requireUserVerification: true };
  }

  async readCreated(
    challenge: string,
    { id, transports, ...response }: CreatedCredential,
  ): Promise<NewPasskey | undefined> {
    const { registrationInfo } = await refusedAsUndefined(
      verifyRegistrationResponse({
        ...this.expected,
        expectedChallenge: challenge,
        supportedAlgorithmIDs: [...PASSKEY_ALGORITHMS],
        response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
      }),
    );
    if (registrationInfo?.credential.id !== id) return undefined;
    const { publicKey, counter } = registrationInfo.credential;
    return { credentialId: id, publicKey: new Uint8Array(publicKey), counter, transports };
  }

  async readAsserted(
    challenge: string,
    { id, ...response }: AssertedCredential,
    { credentialId, publicKey, counter }: NewPasskey,
  ): Promise<number | undefined> {
    if (id !== credentialId) return undefined;
    const { verified, authenticationInfo } = await refusedAsUndefined(
      verifyAuthenticationResponse({
        ...this.expected,
        expectedChallenge: challenge,
        credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter },
        response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
      }),
    );
    return verified ? authenticationInfo?.newCounter : undefined;
  }
}

/** The library throws at whatever does not hold, nonsense included. */
async function refusedAsUndefined<Told extends object>(told: Promise<Told>): Promise<Partial<Told>> {
  return told.catch(() => ({}));
}
