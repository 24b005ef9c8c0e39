import { DataSource } from 'typeorm';
import { randomUUID } from 'node:crypto';
import { codeFor } from '../src/auth/adapters/second-factor.fixture.js';
import { SoftwareAuthenticator } from '../src/auth/adapters/software-authenticator.fixture.js';
import type { Backend } from './harness.js';

/** RFC 6238's own, in base32. */
const KEY = Buffer.from('12345678901234567890');
const ORIGIN = 'http://localhost:3000';
const LETTERS = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

/** These find a passkey. */
const NEED_PASSKEY = [
  'givePasskey',
  'confirmByPasskey',
  'renamePasskey',
  'removePasskey',
  'askForConfirmation',
];

/** These find a second factor that is set up; all others find none, so that a password is enough. */
const NEED_ONE = [...NEED_PASSKEY, 'giveCode', 'confirmSession', 'renewRecoveryCodes', 'removeFactor'];
const CONCERNED = [...NEED_ONE, 'beginFactor', 'finishFactor', 'checkConfirmation', 'finishPasskey'];

/** A second factor where the examples of the document show one. */
export class DocumentedFactors {
  /** Of the key that was begun. */
  private key = LETTERS;
  private authenticator = new SoftwareAuthenticator(ORIGIN);
  private asked = '';

  constructor(
    private readonly backend: () => Backend,
    private readonly credentials: { email: string; password: string },
  ) {}

  /** Before the example of an operation. */
  async prepare(operation: string): Promise<void> {
    await this.query('DELETE FROM staff_factors');
    if (!CONCERNED.includes(operation)) return;
    this.key = LETTERS;
    if (!NEED_ONE.includes(operation)) return;
    await this.addTo(this.credentials.email);
    if (NEED_PASSKEY.includes(operation)) await this.addPasskey();
    await this.query('UPDATE staff_sessions SET confirmed_at = now()');
  }

  async addTo(email: string): Promise<void> {
    await this.query(
      'INSERT INTO staff_factors (staff_id, key, since) SELECT id, $2, now() FROM staff WHERE email = $1',
      [email, KEY],
    );
  }

  /** Of the question that an operation answers. */
  async challenge(operation: string, cookie: string): Promise<string> {
    const { email, password } = this.credentials;
    const again = { headers: { cookie }, body: { currentPassword: password } };
    const [path, given] = {
      finishFactor: ['me/factor', again] as const,
      finishPasskey: ['me/passkeys', again] as const,
      confirmByPasskey: ['me/confirmation/question', { headers: { cookie }, body: {} }] as const,
    }[operation] ?? ['login', { body: { email, password } }];
    const { body } = await this.backend().ask<{ challenge: string; key?: string }>(`/api/admin/${path}`, {
      method: 'POST',
      ...given,
    });
    if (body.key !== undefined) this.key = body.key;
    this.asked = body.challenge;
    return body.challenge;
  }

  /** What an authenticator says to the latest question. */
  credential(operation: string): object {
    if (operation !== 'finishPasskey') return this.authenticator.use(this.asked);
    this.authenticator = new SoftwareAuthenticator(ORIGIN);
    return this.authenticator.create(this.asked);
  }

  /** The id of the one passkey that there is. */
  async passkey(): Promise<string> {
    const [row] = (await this.query('SELECT id FROM staff_passkeys')) as { id: string }[];
    return row?.id ?? 'none';
  }

  private async addPasskey(): Promise<void> {
    this.authenticator = new SoftwareAuthenticator(ORIGIN);
    await this.query(
      `INSERT INTO staff_passkeys (id, staff_id, credential_id, public_key, counter, transports, name, created_at)
       SELECT $2, id, $3, $4, 0, '{internal}', 'Phone', now() FROM staff WHERE email = $1`,
      [this.credentials.email, randomUUID(), this.authenticator.id, this.authenticator.coseKey()],
    );
  }

  code(): string {
    return codeFor(this.key, new Date());
  }

  private query(sql: string, values: unknown[] = []): Promise<unknown> {
    return this.backend().app.get(DataSource).query(sql, values);
  }
}
