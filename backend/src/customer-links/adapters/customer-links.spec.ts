import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createDatabase, query } from '../../../e2e/databases.js';
import { createDataSource } from '../../shared/database/data-source.js';
import { TypeOrmTransactions } from '../../shared/database/transactions.typeorm.js';
import { IssueLinks } from '../application/issue-links.js';
import type { LinkRegister } from '../application/link-register.js';
import { InMemoryLinkRegister } from './link-register.in-memory.js';
import { TypeOrmLinkRegister } from './link-register.typeorm.js';
import { LinkTokenEntity } from './link-token.entity.js';

const START = new Date('2026-03-01T08:00:00Z');
const TWO_HOURS_MS = 2 * 60 * 60 * 1000;
const UNKNOWN_TOKEN = 'A'.repeat(32);

interface Opened {
  register: LinkRegister;
  inquiry(): Promise<string>;
  close(): Promise<void>;
}

async function inMemory(): Promise<Opened> {
  const inquiries = new Set<string>();
  return {
    register: new InMemoryLinkRegister((id) => inquiries.has(id)),
    inquiry: async () => {
      const id = randomUUID();
      inquiries.add(id);
      return id;
    },
    close: async () => undefined,
  };
}

async function inPostgres(): Promise<Opened & { url: string; transactions: TypeOrmTransactions }> {
  const url = await createDatabase();
  const dataSource = await createDataSource(url, [LinkTokenEntity]).initialize();
  return {
    url,
    register: new TypeOrmLinkRegister(dataSource),
    transactions: new TypeOrmTransactions(dataSource),
    inquiry: async () => {
      const id = randomUUID();
      await query(
        url,
        `WITH customer AS (
           INSERT INTO customers (id, email, name, created_at) VALUES ($1::uuid, $1::uuid, 'A', now()) RETURNING id
         )
         INSERT INTO inquiries (id, reference, customer_id, customer_name, customer_email, customer_phone,
           customer_company, message, is_sample_request, quantity, total_cost, price_per_item, sample_cost, value,
           price_changed, has_inactive_items, snapshot, status, created_at)
         SELECT id, id, id, '', '', '', '', '', false, 100, 1, 1, 1, 1, false, false, '{}', 'new', now() FROM customer`,
        [id],
      );
      return id;
    },
    close: () => dataSource.destroy(),
  };
}

const tokenOf = (link: string) => link.slice(link.lastIndexOf('/') + 1);

describe.each([
  ['in memory', inMemory],
  ['in PostgreSQL', inPostgres],
])('links kept %s', (_, open) => {
  let register: LinkRegister;
  let inquiry: () => Promise<string>;
  let close: () => Promise<void>;
  let now: Date;
  let links: IssueLinks;

  beforeAll(async () => {
    ({ register, inquiry, close } = await open());
    now = START;
    links = new IssueLinks(register, { now: () => now }, 'https://tiraz.example');
  });
  afterAll(() => close());

  it('lead to their inquiry, in the language of their recipient, however old they are', async () => {
    const inquiryId = await inquiry();
    const english = await links.issue(inquiryId, ' Layla@Example.com', 'en');
    now = new Date(now.getTime() + TWO_HOURS_MS);
    const arabic = await links.issue(inquiryId, 'layla@example.com', 'ar');
    expect(english).toMatch(/^https:\/\/tiraz\.example\/t\/[\w-]{32}$/);
    expect(arabic).toMatch(/^https:\/\/tiraz\.example\/ar\/t\/[\w-]{32}$/);
    for (const link of [english, arabic]) {
      expect(await links.open(tokenOf(link))).toEqual({ inquiryId, recipient: 'layla@example.com' });
    }
    expect(await register.recipientsOf(inquiryId)).toEqual([
      { recipient: 'layla@example.com', since: START, latestAt: now },
    ]);
  });

  it('are revoked for one recipient and one inquiry, as though they had never been', async () => {
    const [inquiryId, otherInquiry] = [await inquiry(), await inquiry()];
    const revoked = [
      await links.issue(inquiryId, 'a@example.com', 'en'),
      await links.issue(inquiryId, 'a@example.com', 'ar'),
    ];
    const others = [
      await links.issue(inquiryId, 'b@example.com', 'en'),
      await links.issue(otherInquiry, 'a@example.com', 'en'),
    ];
    await links.revoke(inquiryId, 'A@example.com');
    await links.revoke(inquiryId, 'nobody@example.com');
    for (const link of revoked) expect(await links.open(tokenOf(link))).toBeUndefined();
    for (const link of others) expect(await links.open(tokenOf(link))).toBeDefined();
    expect(await register.recipientsOf(inquiryId)).toMatchObject([{ recipient: 'b@example.com' }]);
  });

  it.each(['', 'x', UNKNOWN_TOKEN, `${UNKNOWN_TOKEN}=`, 'ت'.repeat(32), '\0'])(
    'are not opened by %j',
    async (token) => {
      expect(await links.open(token)).toBeUndefined();
    },
  );

  it('are told of every inquiry that there is', async () => {
    expect(await register.recipientsOf(await inquiry())).toEqual([]);
    expect(await register.recipientsOf(randomUUID())).toBeUndefined();
  });
});

describe('in PostgreSQL', () => {
  let store: Awaited<ReturnType<typeof inPostgres>>;
  let links: IssueLinks;
  beforeAll(async () => {
    store = await inPostgres();
    links = new IssueLinks(store.register, { now: () => START }, 'https://tiraz.example');
  });
  afterAll(() => store.close());

  it('only the hash of a token is stored', async () => {
    const token = tokenOf(await links.issue(await store.inquiry(), 'a@example.com', 'en'));
    const [row] = await query<{ text: string; hash: string }>(
      store.url,
      `SELECT link_tokens::text AS text, encode(token_hash, 'hex') AS hash FROM link_tokens`,
    );
    expect(row?.hash).toBe(createHash('sha256').update(token).digest('hex'));
    expect(row?.text).not.toContain(token);
  });

  it('a link lives and dies with its transaction', async () => {
    const inquiryId = await store.inquiry();
    let link = '';
    const failed = store.transactions.run(async () => {
      link = await links.issue(inquiryId, 'a@example.com', 'en');
      expect(await links.open(tokenOf(link))).toBeDefined();
      throw new Error('broken');
    });
    await expect(failed).rejects.toThrow('broken');
    expect(await links.open(tokenOf(link))).toBeUndefined();
  });

  it('none of 1,000 guesses opens a link', async () => {
    const token = tokenOf(await links.issue(await store.inquiry(), 'a@example.com', 'en'));
    const begun = Buffer.from(token, 'base64url').subarray(0, 20);
    const guesses = Array.from({ length: 1_000 }, () =>
      Buffer.concat([begun, randomBytes(4)]).toString('base64url'),
    ).filter((guess) => guess !== token);
    for (let from = 0; from < guesses.length; from += 100) {
      const opened = await Promise.all(guesses.slice(from, from + 100).map((guess) => links.open(guess)));
      expect(opened.filter((link) => link !== undefined)).toEqual([]);
    }
    expect(await links.open(token)).toBeDefined();
  });
});
