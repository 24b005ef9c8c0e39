import { DataSource } from 'typeorm';
import { codeFor } from '../src/auth/adapters/second-factor.fixture.js';
import type { Backend } from './harness.js';

/** RFC 6238's own, in base32. */
const KEY = Buffer.from('12345678901234567890');
const LETTERS = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

/** These find a second factor that is set up; all others find none, so that a password is enough. */
const NEED_ONE = ['giveCode', 'confirmSession', 'renewRecoveryCodes', 'removeFactor'];
const CONCERNED = [...NEED_ONE, 'beginFactor', 'finishFactor', 'checkConfirmation'];

/** A second factor where the examples of the document show one. */
export class DocumentedFactors {
  /** Of the key that was begun. */
  private key = LETTERS;

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
    const isSetUp = operation === 'finishFactor';
    const { body } = await this.backend().ask<{ challenge: string; key: string }>(
      isSetUp ? '/api/admin/me/factor' : '/api/admin/login',
      isSetUp
        ? { method: 'POST', headers: { cookie }, body: { currentPassword: this.credentials.password } }
        : { body: this.credentials },
    );
    if (isSetUp) this.key = body.key;
    return body.challenge;
  }

  code(): string {
    return codeFor(this.key, new Date());
  }

  private query(sql: string, values: unknown[] = []): Promise<unknown> {
    return this.backend().app.get(DataSource).query(sql, values);
  }
}
