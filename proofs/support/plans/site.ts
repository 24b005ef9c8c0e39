import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { SoftwareAuthenticator } from '../../../backend/src/auth/adapters/software-authenticator.fixture.ts';
import type { Copy } from '../copy.ts';
import { QuotationSteps, type Followed } from '../quotations.ts';

type Headers = Record<string, string>;

/** Somebody else than who looks at the screens, with a passkey. */
export interface Colleague {
  id: string;
  email: string;
  password: string;
  headers: Headers;
}

/** What there is to look at, by ids, addresses and tokens. */
export interface Things {
  customers: string[];
  /** One of each kind of item whose payloads are its only ones, and one that was edited. */
  items: Record<string, string>;
  edited: Record<string, string>;
  /** Those whose pages are opened, and all that can be pressed on them. */
  inquiries: string[];
  /** Those of one visitor's texts each, by how they came: from a visitor, from staff. */
  submitted: string[][];
  /** Whose quotation is being written. */
  drafts: string[];
  /** Of customers' own pages. */
  tokens: string[];
  /** Whose own pages show what only they see. */
  accounts: Headers[];
  /** What saved views of the list look for. */
  searches: Record<string, string>;
}

/** A copy of the product with what plans need in it, each made when the first one asks for it. */
export class Site {
  readonly copy: Copy;
  readonly headers: Headers;
  readonly desk: QuotationSteps;
  readonly things: Things = {
    ...{ customers: [], items: {}, edited: {}, inquiries: [], submitted: [] },
    ...{ drafts: [], tokens: [], searches: {}, accounts: [] },
  };
  readonly #made = new Map<string, Promise<unknown>>();
  readonly #later: (() => unknown)[] = [];

  /** @param headers of the owner, who is signed in */
  constructor(copy: Copy, headers: Headers) {
    this.copy = copy;
    this.headers = headers;
    this.desk = new QuotationSteps(() => copy, headers);
  }

  /** @throws {Error} when staff, or another one, are answered with anything but a success */
  ask = async (method: string, path: string, body?: object, headers = this.headers): Promise<any> => {
    const answer = await this.copy.api(path, { method, headers, body });
    if (answer.status >= 300)
      throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text.slice(0, 300)}`);
    return answer.body;
  };

  /** What is made once, whoever asks. */
  once<T>(name: string, make: () => Promise<T>): Promise<T> {
    const made = (this.#made.get(name) as Promise<T> | undefined) ?? make();
    this.#made.set(name, made);
    return made;
  }

  /** To be done when every text has been stored. */
  later(work: () => unknown): void {
    this.#later.push(work);
  }

  async finish(): Promise<void> {
    for (const work of this.#later) await work();
  }

  /** An inquiry with a customer of its own. */
  async submitted(change: object = {}): Promise<Followed> {
    const email = `${randomUUID()}@payload.example`;
    const body = await this.copy.inquiry({ customerEmail: email, ...change });
    const { id, link } = await this.ask('POST', '/api/inquiries', body, {});
    return { id, email, token: link.slice(link.lastIndexOf('/') + 1) };
  }

  /** A customer of one inquiry. */
  customer(name: string): Promise<string> {
    return this.once(`customer ${name}`, async () => {
      const { email } = await this.submitted();
      const [{ id }] = await this.ask('GET', `/api/admin/customers?q=${email}`);
      this.things.customers.push(id);
      return id;
    });
  }

  /** Where somebody who was invited just now may join; the link itself is in a mail alone. */
  async invitation(): Promise<{ id: string; email: string; token: string }> {
    const email = `${randomUUID()}@tiraz.example`;
    const { id } = await this.ask('POST', '/api/admin/invitations', {
      email,
      role: 'viewer',
      language: 'en',
    });
    const token = randomBytes(32).toString('base64url');
    await this.copy.sql('UPDATE staff_invitations SET token_hashes = ARRAY[$2::bytea] WHERE id = $1', [
      id,
      createHash('sha256').update(token).digest(),
    ]);
    return { id, email, token };
  }

  /** Who has joined. */
  async joined(): Promise<Colleague> {
    const { id, email, token } = await this.invitation();
    const password = `a loom of ${randomUUID()}`;
    await this.ask('POST', '/api/invitations/accept', { token, name: 'Omar', password }, {});
    return { id, email, password, headers: await this.copy.signIn({ email, password }) };
  }

  colleague(): Promise<Colleague> {
    return this.once('colleague', async () => {
      const colleague = await this.joined();
      await this.addPasskey(colleague);
      // Each of them is held against every code that is typed, which takes a while.
      await this.copy.sql('DELETE FROM staff_recovery_codes');
      this.things.accounts.push(colleague.headers);
      return colleague;
    });
  }

  /** What an authenticator that is new has to say to the product's question. */
  async made({ headers, password }: Colleague): Promise<{ challenge: string; credential: object }> {
    const again = { currentPassword: password };
    const { challenge } = await this.ask('POST', '/api/admin/me/passkeys', again, headers);
    const credential = new SoftwareAuthenticator(this.copy.url).create(challenge);
    return { challenge, credential };
  }

  async addPasskey(colleague: Colleague): Promise<void> {
    const body = { name: 'Phone', ...(await this.made(colleague)) };
    await this.ask('POST', '/api/admin/me/passkeys/finish', body, colleague.headers);
  }

  /** Ten wrong guesses are as many as an account has; each of ours is to be looked at. */
  async forgetGuesses(): Promise<void> {
    await this.copy.sql('DELETE FROM password_checks');
  }
}
