import { beforeEach, describe, expect, it } from '@jest/globals';
import { InMemoryTransactions } from '../../shared/domain/transactions.in-memory.js';
import { JobHandlers } from '../../shared/jobs/job-handlers.js';
import { InMemoryJobs } from '../../shared/jobs/jobs.in-memory.js';
import { InMemoryMessageStore } from '../adapters/message-store.in-memory.js';
import type { Outcome } from '../domain/delivery.js';
import { INVITATION_ID, invitedUntil, mailTo, notedLinks } from './mail.fixture.js';
import type { Mailer, OutgoingMail } from './mailer.js';
import { SendMail } from './send-mail.js';
import { SEND_MAIL } from './sending-job.js';
import { WriteMails } from './write-mails.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let now: Date;
let store: InMemoryMessageStore;
let jobs: InMemoryJobs;
let mails: WriteMails;
let sending: SendMail;
let sent: OutgoingMail[];
let issued: string[];
let outcome: Outcome;
let delivers: Mailer['delivers'];
let hold: () => Promise<void>;
let storeIsAway: boolean;
let over: Set<string>;
const clock = { now: () => now };

beforeEach(() => {
  now = new Date('2026-11-22T08:00:00Z');
  [storeIsAway, over] = [false, new Set()];
  store = new InMemoryMessageStore();
  const handlers = new JobHandlers();
  jobs = new InMemoryJobs(handlers, clock);
  mails = new WriteMails(store, jobs, clock, { publicUrl: 'https://tiraz.example' });
  sent = [];
  issued = [];
  outcome = { kind: 'sent' };
  delivers = 'smtp';
  hold = async () => undefined;
  sending = newProcess();
  handlers.handle(SEND_MAIL, ({ id }) => sending.send(String(id)));
});

/** @param given where it adds jobs */
function newProcess(given = jobs): SendMail {
  const documents = {
    read: async (key: string) => {
      if (storeIsAway) throw new Error('The object store does not answer.');
      return Buffer.from(`%PDF ${key}`);
    },
  };
  const mailer: Mailer = {
    get delivers() {
      return delivers;
    },
    send: async (mail) => {
      sent.push(mail);
      await hold();
      return outcome;
    },
  };
  const { links, invitations, outdated } = notedLinks(issued, over);
  return new SendMail(
    new InMemoryTransactions(),
    store,
    given,
    links,
    invitations,
    outdated,
    documents,
    mailer,
    clock,
    { publicUrl: 'https://tiraz.example' },
  );
}

const pass = async (ms: number) => {
  now = new Date(now.getTime() + ms);
  await jobs.work();
};
const delivery = (at = 0) => store.messages[at]!.delivery;

describe('a mail', () => {
  it('is sent once, with a link of its own', async () => {
    await mails.write(mailTo(1));
    await mails.write(mailTo(1));
    await jobs.work();
    await pass(HOUR_MS);
    expect(sent).toEqual([
      {
        id: store.messages[0]!.id,
        to: { name: 'Layla', email: 'Layla-1@example.com' },
        reference: 'TRZ-2026-000123',
        subject: 'TRZ-2026-000123: We have your request',
        html: expect.stringContaining('href="https://tiraz.example/t/1"'),
        files: [],
        text: 'We have your request\n\n042137\n\nFollow it\nhttps://tiraz.example/t/1\n',
      },
    ]);
    expect(issued).toEqual(['0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11 layla-1@example.com en']);
    expect(delivery()).toMatchObject({ state: 'sent', tries: 1, sentAt: new Date('2026-11-22T08:00:00Z') });
  });

  it('to staff has a link to the inquiry, and none is issued', async () => {
    await mails.write(mailTo(1, { blocks: [{ kind: 'link', to: 'inquiry', label: 'Open it' }] }));
    await jobs.work();
    expect(sent[0]?.text).toBe(
      'Open it\nhttps://tiraz.example/admin/inquiries/0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11\n',
    );
    expect(issued).toEqual([]);
  });

  it('about an invitation has its link, a new one with every try, and is held once that is over', async () => {
    await mails.write(invitedUntil(new Date(now.getTime() + HOUR_MS)));
    outcome = { kind: 'later', failure: '451 greylisted' };
    await jobs.work();
    await pass(MINUTE_MS);
    expect(sent.map(({ text }) => text.split('#')[1])).toEqual(['1\n', '2\n']);
    expect(issued).toEqual([INVITATION_ID, INVITATION_ID]);
    over.add(INVITATION_ID);
    await pass(5 * MINUTE_MS);
    expect(sent).toHaveLength(2);
    expect(delivery()).toMatchObject({ state: 'held', heldFor: 'too-late', tries: 2, sendBefore: now });
  });

  it('is tried again under the same id, with a new link, when its moment has come', async () => {
    await mails.write(mailTo(1));
    outcome = { kind: 'later', failure: '451 greylisted' };
    await jobs.work();
    await pass(59_000);
    expect(sent).toHaveLength(1);
    await pass(1_000);
    outcome = { kind: 'sent' };
    await pass(5 * MINUTE_MS);
    expect(sent.map(({ id }) => id)).toEqual(Array(3).fill(store.messages[0]!.id));
    expect(sent.map(({ text }) => text.includes('/t/3'))).toEqual([false, false, true]);
    expect(delivery()).toMatchObject({ state: 'sent', tries: 3, lastFailure: null });
  });

  it('that says what is true no longer is held, and gets no link', async () => {
    await mails.write(mailTo(1));
    over.add('inquiry-received:1');
    await jobs.work();
    expect([sent, issued]).toEqual([[], []]);
    expect(delivery()).toMatchObject({ state: 'held', heldFor: 'too-late', tries: 0, takenUntil: null });
  });

  it('that is refused is not tried again', async () => {
    await mails.write(mailTo(1));
    outcome = { kind: 'refused', failure: '550 no such mailbox' };
    await jobs.work();
    await pass(40 * HOUR_MS);
    expect(sent).toHaveLength(1);
    expect(delivery()).toMatchObject({ state: 'failed', tries: 1, lastFailure: '550 no such mailbox' });
  });

  it('of a dead process is sent again after ten minutes', async () => {
    await mails.write(mailTo(1));
    const [{ id } = store.messages[0]!] = store.messages;
    await store.saveDelivery(id, {
      ...delivery(),
      tries: 1,
      takenUntil: new Date(now.getTime() + 10 * MINUTE_MS),
    });
    await jobs.work();
    await pass(9 * MINUTE_MS);
    expect(sent).toEqual([]);
    await pass(MINUTE_MS);
    expect(sent).toHaveLength(1);
  });

  it('that was taken by another one since keeps what that one says of it, unless it was sent', async () => {
    await mails.write(mailTo(1));
    const [{ id } = store.messages[0]!] = store.messages;
    const takenUntil = new Date(now.getTime() + HOUR_MS);
    const meanwhile = (kind: 'later' | 'sent') => {
      sent.push = () => {
        void store.saveDelivery(id, { ...delivery(), takenUntil });
        return 0;
      };
      outcome = kind === 'sent' ? { kind } : { kind, failure: 'late' };
      return sending.send(id);
    };
    await meanwhile('later');
    expect(delivery()).toMatchObject({ state: 'due', takenUntil, lastFailure: null });
    now = takenUntil;
    await meanwhile('sent');
    expect(delivery()).toMatchObject({ state: 'sent' });
  });

  it('waits while another one takes long, so that other jobs have a place', async () => {
    for (const n of [1, 2]) await mails.write(mailTo(n));
    const [slow, other] = store.messages.map(({ id }) => id) as [string, string];
    const done = Promise.withResolvers<void>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    hold = () => (begin(), done.promise);
    const sendingSlow = sending.send(slow);
    await begun;
    hold = async () => undefined;
    now = new Date(now.getTime() + 3_000);
    await sending.send(other);
    expect(sent.map(({ id }) => id)).toEqual([slow]);
    done.resolve();
    await sendingSlow;
    await pass(5_000);
    expect(sent.map(({ id }) => id)).toEqual([slow, other]);
  });

  it('that nobody knows is left alone', async () => {
    await sending.send('0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2eff');
    expect(sent).toEqual([]);
  });
});

describe('a mail with documents', () => {
  const attachments = [{ documentKey: 'quotations/1/R2.ar', fileName: 'R2.pdf' }];

  it('has them with it', async () => {
    await mails.write(mailTo(1, { attachments }));
    await jobs.work();
    expect(sent[0]?.files).toEqual([{ name: 'R2.pdf', content: Buffer.from('%PDF quotations/1/R2.ar') }]);
  });

  it('waits for the object store, at no cost and alone', async () => {
    storeIsAway = true;
    await mails.write(mailTo(1, { attachments }));
    await mails.write(mailTo(2));
    await jobs.work();
    expect(sent.map(({ to }) => to.email)).toEqual(['Layla-2@example.com']);
    expect(delivery()).toMatchObject({ tries: 0, lastFailure: 'The object store does not answer.' });
    storeIsAway = false;
    await pass(MINUTE_MS);
    expect(delivery()).toMatchObject({ state: 'sent', tries: 1 });
  });
});

describe('a server that is away', () => {
  it('rests for a minute, with all mails, and costs no tries', async () => {
    for (const n of [1, 2, 3]) await mails.write(mailTo(n));
    outcome = { kind: 'server', failure: 'connect ECONNREFUSED' };
    await jobs.work();
    await pass(59_000);
    expect(sent).toHaveLength(1);
    await pass(1_000);
    expect(sent).toHaveLength(2);
    outcome = { kind: 'sent' };
    await pass(MINUTE_MS);
    expect(store.messages.map(({ delivery: { state, tries } }) => [state, tries])).toEqual(
      Array(3).fill(['sent', 1]),
    );
  });

  it('for two days makes the mails too late', async () => {
    await mails.write(mailTo(1));
    await mails.write(invitedUntil(new Date(now.getTime() + MINUTE_MS)));
    outcome = { kind: 'server', failure: 'connect ECONNREFUSED' };
    for (let minutes = 0; minutes <= 48 * 60; minutes += 5) {
      if (minutes === 5) expect(delivery(1)).toMatchObject({ state: 'held', heldFor: 'too-late', tries: 0 });
      await pass(5 * MINUTE_MS);
    }
    expect(delivery()).toMatchObject({ state: 'held', heldFor: 'too-late', tries: 0 });
  });
});

describe('without a server', () => {
  it('mails are held until there is one, and what is older than two days is not sent', async () => {
    delivers = 'nothing';
    await mails.write(mailTo('old'));
    await pass(30 * HOUR_MS);
    await mails.write(mailTo('young'));
    await jobs.work();
    await sending.sendForgotten();
    await jobs.work();
    expect([delivery(0), delivery(1)]).toMatchObject(Array(2).fill({ state: 'held', heldFor: 'no-server' }));

    delivers = 'smtp';
    await pass(20 * HOUR_MS);
    await sending.sendForgotten();
    await jobs.work();
    expect(sent.map(({ to }) => to.email)).toEqual(['Layla-young@example.com']);
    expect(delivery(0)).toMatchObject({ state: 'held', heldFor: 'too-late' });
  });
});

it('mails without a job, as a restored backup has them, are found again', async () => {
  await mails.write(mailTo(1));
  const [id] = await store.forgotten(new Date(now.getTime() + 1));
  const restored = new InMemoryJobs(new JobHandlers(), { now: () => now });
  const forgotten = newProcess(restored);
  await forgotten.sendForgotten();
  expect(Reflect.get(restored, 'jobs')).toEqual([]);
  now = new Date(now.getTime() + 16 * MINUTE_MS);
  await forgotten.sendForgotten();
  expect(Reflect.get(restored, 'jobs')).toMatchObject([{ name: SEND_MAIL, data: JSON.stringify({ id }) }]);
});
