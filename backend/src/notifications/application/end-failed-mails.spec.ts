import { beforeEach, describe, expect, it } from '@jest/globals';
import { InMemoryTransactions } from '../../shared/domain/transactions.in-memory.js';
import { InMemoryJobs } from '../../shared/jobs/jobs.in-memory.js';
import { JobHandlers } from '../../shared/jobs/job-handlers.js';
import { InMemoryMessageList } from '../adapters/message-list.in-memory.js';
import { InMemoryMessageStore } from '../adapters/message-store.in-memory.js';
import type { MailState } from '../domain/mail.js';
import { EndFailedMails } from './end-failed-mails.js';
import { invitedUntil, mailTo, notedLinks } from './mail.fixture.js';
import { WriteMails } from './write-mails.js';

const DAY_MS = 24 * 60 * 60_000;
const WRITTEN = new Date('2026-11-22T08:00:00Z');
const KEY = 'inquiry-received:1';

let now: Date;
let store: InMemoryMessageStore;
let mails: WriteMails;
let over: Set<string>;
let ending: EndFailedMails;
const clock = { now: () => now };

beforeEach(() => {
  now = WRITTEN;
  over = new Set();
  store = new InMemoryMessageStore();
  const jobs = new InMemoryJobs(new JobHandlers(), clock);
  mails = new WriteMails(store, jobs, clock, { publicUrl: 'https://tiraz.example' });
  const { outdated } = notedLinks([], over);
  const list = new InMemoryMessageList(store);
  ending = new EndFailedMails(new InMemoryTransactions(), store, list, outdated, clock);
});

/** What has become of them. */
const become = async (state: MailState) => {
  for (const { id, delivery } of store.messages) {
    await store.saveDelivery(id, { ...delivery, state, tries: 1, lastFailure: '550 no such mailbox' });
  }
};
const endAfter = (ms: number) => {
  now = new Date(WRITTEN.getTime() + ms);
  return ending.endAll();
};

describe('a mail that failed', () => {
  it('is waited for no longer once it says what is true no longer, and keeps what it failed of', async () => {
    await mails.write(mailTo(1));
    await become('failed');
    await endAfter(3 * DAY_MS);
    expect(await store.count()).toEqual({ held: 0, failed: 1 });
    over.add(KEY);
    await ending.endAll();
    expect(await store.count()).toEqual({ held: 1, failed: 0 });
    expect(store.messages[0]?.delivery).toMatchObject({
      ...{ state: 'held', heldFor: 'too-late', tries: 1, lastFailure: '550 no such mailbox' },
    });
  });

  it('is waited for no longer once what it brings is over', async () => {
    await mails.write(invitedUntil(new Date(WRITTEN.getTime() + DAY_MS)));
    await become('failed');
    await endAfter(DAY_MS - 1);
    expect(await store.count()).toEqual({ held: 0, failed: 1 });
    await endAfter(DAY_MS);
    expect(await store.count()).toEqual({ held: 1, failed: 0 });
  });

  it('is found among however many', async () => {
    for (let n = 1; n <= 1_001; n += 1) await mails.write(mailTo(n));
    await become('failed');
    for (const { key } of store.messages) over.add(key);
    over.delete('inquiry-received:500');
    await ending.endAll();
    expect(await store.count()).toEqual({ held: 1_000, failed: 1 });
  });
});

it.each(['due', 'sent'] as const)('a mail that is %s is left alone', async (state) => {
  await mails.write(mailTo(1));
  await become(state);
  over.add(KEY);
  await endAfter(3 * DAY_MS);
  expect(store.messages[0]?.delivery).toMatchObject({ state });
});
