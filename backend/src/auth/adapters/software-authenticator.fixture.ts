import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { CreatedCredential } from '../application/own-passkeys.js';
import type { AssertedCredential } from '../application/signing-in.js';

const FLAGS = { present: 0x01, verified: 0x04, hasCredential: 0x40 };

/** What an authenticator or its browser may get wrong. */
interface Deviations {
  origin?: string;
  /** The host that the authenticator was told. */
  host?: string;
  type?: string;
  isVerified?: boolean;
  counter?: number;
}

/** An authenticator and its browser: ES256, no attestation. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(16).toString('base64url');
  /** 0 for good: it does not count, as those that are synced do not. */
  counter = 0;
  private readonly privateKey: KeyObject;
  private readonly publicKey: KeyObject;

  constructor(
    private readonly origin: string,
    private readonly isCounting = true,
  ) {
    ({ privateKey: this.privateKey, publicKey: this.publicKey } = generateKeyPairSync('ec', {
      namedCurve: 'P-256',
    }));
  }

  create(challenge: string, deviations: Deviations = {}): CreatedCredential {
    const authData = Buffer.concat([
      this.data(FLAGS.hasCredential, deviations),
      Buffer.alloc(16),
      Buffer.from([0, 16]),
      Buffer.from(this.id, 'base64url'),
      this.coseKey(),
    ]);
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      ...[text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0])],
      ...[text('authData'), Buffer.from([0x59, authData.length >> 8, authData.length & 0xff]), authData],
    ]);
    return {
      id: this.id,
      clientDataJSON: this.clientData('webauthn.create', challenge, deviations).toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    };
  }

  use(challenge: string, deviations: Deviations = {}): AssertedCredential {
    if (this.isCounting) this.counter += 1;
    const authData = this.data(0, deviations);
    const clientData = this.clientData('webauthn.get', challenge, deviations);
    const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()]);
    return {
      id: this.id,
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, this.privateKey).toString('base64url'),
    };
  }

  /** In COSE: { 1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y } */
  coseKey(): Buffer {
    const { x = '', y = '' } = this.publicKey.export({ format: 'jwk' });
    const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]);
    const between = Buffer.from([0x22, 0x58, 0x20]);
    return Buffer.concat([head, Buffer.from(x, 'base64url'), between, Buffer.from(y, 'base64url')]);
  }

  private clientData(type: string, challenge: string, deviations: Deviations): Buffer {
    const data = { type: deviations.type ?? type, challenge, origin: deviations.origin ?? this.origin };
    return Buffer.from(JSON.stringify({ ...data, crossOrigin: false }));
  }

  private data(flags: number, { host, isVerified = true, counter = this.counter }: Deviations): Buffer {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags | FLAGS.present | (isVerified ? FLAGS.verified : 0));
    head.writeUInt32BE(counter, 1);
    const hashed = createHash('sha256').update(host ?? new URL(this.origin).hostname);
    return Buffer.concat([hashed.digest(), head]);
  }
}

/** In CBOR. */
function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
}
