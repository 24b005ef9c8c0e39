import { describe, expect, it } from '@jest/globals';
import type { AssertedCredential } from '../application/passkey-verification.js';
import { SimpleWebAuthn } from './simple-webauthn.js';
import { SoftwareAuthenticator } from './software-authenticator.fixture.js';

const ORIGIN = 'https://tiraz.example';
const CHALLENGE = 'mJq1vWJ2R1mXoXqVbY8o0k5cJ7b4nQ0s3tLwZ6uYx2E';
const OTHER = CHALLENGE.replace('m', 'n');

const verification = new SimpleWebAuthn(ORIGIN);

async function added(isCounting = true) {
  const authenticator = new SoftwareAuthenticator(ORIGIN, isCounting);
  const passkey = await verification.readCreated(CHALLENGE, authenticator.create(CHALLENGE));
  if (!passkey) throw new Error('a good passkey was refused');
  return { authenticator, passkey };
}

describe('a passkey', () => {
  it('is bound to the host of the public address, without its port', () => {
    expect(verification.host).toBe('tiraz.example');
    expect(new SimpleWebAuthn('http://localhost:3000').host).toBe('localhost');
  });

  it('that was made for the challenge is known by its id, key, counter and transports', async () => {
    const { authenticator, passkey } = await added();
    expect(passkey).toEqual({
      credentialId: authenticator.id,
      publicKey: expect.any(Uint8Array),
      counter: 0,
      transports: ['internal'],
    });
  });

  it.each([
    ['another challenge', (one: SoftwareAuthenticator) => one.create(OTHER)],
    [
      'another origin',
      (one: SoftwareAuthenticator) => one.create(CHALLENGE, { origin: 'https://evil.example' }),
    ],
    ['another port', (one: SoftwareAuthenticator) => one.create(CHALLENGE, { origin: `${ORIGIN}:8443` })],
    ['another host', (one: SoftwareAuthenticator) => one.create(CHALLENGE, { host: 'evil.example' })],
    ['another purpose', (one: SoftwareAuthenticator) => one.create(CHALLENGE, { type: 'webauthn.get' })],
    ['nobody verified', (one: SoftwareAuthenticator) => one.create(CHALLENGE, { isVerified: false })],
    ['the id of another one', (one: SoftwareAuthenticator) => ({ ...one.create(CHALLENGE), id: 'AAAA' })],
    ['nonsense', (one: SoftwareAuthenticator) => ({ ...one.create(CHALLENGE), attestationObject: 'AAAA' })],
    ['no JSON', (one: SoftwareAuthenticator) => ({ ...one.create(CHALLENGE), clientDataJSON: 'AAAA' })],
  ])('that was made with %s is refused', async (_, create) => {
    const authenticator = new SoftwareAuthenticator(ORIGIN);
    expect(await verification.readCreated(CHALLENGE, create(authenticator))).toBeUndefined();
  });

  it('that signed the challenge tells of its counter', async () => {
    const { authenticator, passkey } = await added();
    expect(await verification.readAsserted(CHALLENGE, authenticator.use(CHALLENGE), passkey)).toBe(1);
    const uncounted = await added(false);
    const asserted = uncounted.authenticator.use(CHALLENGE);
    expect(await verification.readAsserted(CHALLENGE, asserted, uncounted.passkey)).toBe(0);
  });

  it.each<[string, (one: SoftwareAuthenticator) => AssertedCredential]>([
    ['another challenge', (one) => one.use(OTHER)],
    ['another origin', (one) => one.use(CHALLENGE, { origin: 'https://evil.example' })],
    ['another host', (one) => one.use(CHALLENGE, { host: 'evil.example' })],
    ['another purpose', (one) => one.use(CHALLENGE, { type: 'webauthn.create' })],
    ['nobody verified', (one) => one.use(CHALLENGE, { isVerified: false })],
    ['another signature', (one) => ({ ...one.use(CHALLENGE), signature: one.use(OTHER).signature })],
    ['nonsense', (one) => ({ ...one.use(CHALLENGE), signature: 'AAAA', authenticatorData: 'AAAA' })],
    ['the id of another one', (one) => ({ ...one.use(CHALLENGE), id: 'AAAA' })],
    [
      'the key of another one',
      (one) => ({ ...new SoftwareAuthenticator(ORIGIN).use(CHALLENGE), id: one.id }),
    ],
  ])('that answers with %s is refused', async (_, use) => {
    const { authenticator, passkey } = await added();
    expect(await verification.readAsserted(CHALLENGE, use(authenticator), passkey)).toBeUndefined();
  });

  it('that counts is refused once its counter does not rise', async () => {
    const { authenticator, passkey } = await added();
    const told = (counter: number) =>
      verification.readAsserted(CHALLENGE, authenticator.use(CHALLENGE, { counter }), {
        ...passkey,
        counter: 4,
      });
    expect([await told(0), await told(4), await told(5)]).toEqual([undefined, undefined, 5]);
  });
});
