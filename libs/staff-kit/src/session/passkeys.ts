import type { AssertedCredential, CodeAsked, CreatedCredential, PasskeySetUp } from '@tiraz/api-client/staff';
import { PASSKEY_ALGORITHMS } from '@tiraz/contracts/passkeys';

/** Loaded when a passkey is used: most visits need none. */
const library = () => import('@simplewebauthn/browser');

/** Whether this browser, on this page, can use passkeys that are bound to a host. */
export function worksHere(host: string): boolean {
  return 'PublicKeyCredential' in window && location.hostname === host;
}

export function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in window;
}

/** Rejects with what the browser says, `InvalidStateError` when the authenticator has a passkey of the account. */
export async function makePasskey({
  challenge,
  host,
  account,
  known,
}: PasskeySetUp): Promise<CreatedCredential> {
  const { startRegistration, bufferToBase64URLString } = await library();
  const userId = bufferToBase64URLString(new TextEncoder().encode(account.id).buffer);
  const { id, response } = await startRegistration({
    optionsJSON: {
      challenge,
      rp: { id: host, name: 'Tiraz' },
      user: { id: userId, name: account.email, displayName: account.email },
      pubKeyCredParams: PASSKEY_ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
      excludeCredentials: known.map((each) => ({ id: each, type: 'public-key' })),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
      attestation: 'none',
    },
  });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, clientDataJSON, attestationObject, transports };
}

/** Rejects with what the browser says. */
export async function signWithPasskey({
  challenge,
  passkeys,
  passkeyHost,
}: CodeAsked): Promise<AssertedCredential> {
  const { startAuthentication } = await library();
  const { id, response } = await startAuthentication({
    optionsJSON: {
      challenge,
      rpId: passkeyHost,
      allowCredentials: passkeys.map((each) => ({
        id: each.id,
        type: 'public-key',
        transports: each.transports as AuthenticatorTransport[],
      })),
      userVerification: 'required',
    },
  });
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, clientDataJSON, authenticatorData, signature };
}
