import { beforeEach, expect, it } from '@jest/globals';
import { DomainError, type RefusalKind } from '../../shared/domain/domain-error.js';
import { InMemoryTransactions } from '../../shared/domain/transactions.in-memory.js';
import { JobHandlers } from '../../shared/jobs/job-handlers.js';
import { InMemoryJobs } from '../../shared/jobs/jobs.in-memory.js';
import { InMemoryMessageStore } from '../adapters/message-store.in-memory.js';
import { mailTo, notedLinks } from './mail.fixture.js';
import { SendMail } from './send-mail.js';
import { WriteMails } from './write-mails.js';

const QUARTER_HOUR_MS = 15 * 60_000;
const PAGES = { publicUrl: 'https://tiraz.example' };

let now: Date;
let store: InMemoryMessageStore;
let jobs: InMemoryJobs;
let sending: SendMail;
let sent: string[];
let trouble: DomainError;
const clock = { now: () => now };
const newJobs = () => new InMemoryJobs(new JobHandlers(), clock);

beforeEach(async () => {
  now = new Date('2026-11-22T08:00:00Z');
  [store, jobs, sent] = [new InMemoryMessageStore(), newJobs(), []];
  const { links, invitations, outdated } = notedLinks([], new Set());
  sending = new SendMail(
    new InMemoryTransactions(),
    store,
    jobs,
    links,
    invitations,
    outdated,
    { read: () => Promise.reject(trouble) },
    {
      delivers: 'smtp',
      send: async ({ to }) => {
        sent.push(to.email);
        return { kind: 'sent' };
      },
    },
    clock,
    PAGES,
  );
  const mails = new WriteMails(store, newJobs(), clock, PAGES);
  await mails.write(mailTo(1, { attachments: [{ documentKey: 'quotations/1/R2.ar', fileName: 'R2.pdf' }] }));
  await mails.write(mailTo(2));
});

it.each<[string, RefusalKind, string]>([
  ['document.lost', 'unavailable', 'failed'],
  ['document.missing', 'missing', 'failed'],
  ['store.unavailable', 'unavailable', 'due'],
])('a document that is not to be had makes its mail alone wait or fail: %s', async (code, kind, state) => {
  trouble = new DomainError(kind, code, 'The store does not have it.');
  for (const { id } of store.messages) await sending.send(id);
  expect(sent).toEqual(['Layla-2@example.com']);
  expect(store.messages[0]!.delivery).toMatchObject({ state, lastFailure: 'The store does not have it.' });
});

it('a mail that cannot be held keeps no other forgotten one back', async () => {
  const [first, second] = store.messages.map(({ id }) => id);
  const hold = store.hold.bind(store);
  store.hold = (id) => (id === first ? Promise.reject(new Error('lock timeout')) : hold(id));
  now = new Date(now.getTime() + QUARTER_HOUR_MS + 1);
  await expect(sending.sendForgotten()).rejects.toThrow('1 mails were not given a job');
  expect(Reflect.get(jobs, 'jobs')).toMatchObject([{ data: JSON.stringify({ id: second }) }]);
});
