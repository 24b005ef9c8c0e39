import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { createDatabase, until } from '../../../e2e/databases.js';
import { createDataSource } from '../../shared/database/data-source.js';
import { TypeOrmTransactions } from '../../shared/database/transactions.typeorm.js';
import { JobHandlers } from '../../shared/jobs/job-handlers.js';
import { JobWorker } from '../../shared/jobs/job-worker.js';
import { GraphileJobs } from '../../shared/jobs/jobs.graphile.js';
import { mailTo } from '../application/mail.fixture.js';
import { InvitationLinks } from '../application/invitation-links.js';
import { OutdatedMails } from '../application/outdated-mails.js';
import { SendMail } from '../application/send-mail.js';
import { SEND_MAIL } from '../application/sending-job.js';
import { WriteMails } from '../application/write-mails.js';
import type { Outcome } from '../domain/delivery.js';
import { MessageEntity } from './message.entity.js';
import { TypeOrmMessageStore } from './message-store.typeorm.js';

const MAILS = 60;
const clock = { now: () => new Date() };

let url: string;
let source: DataSource;
let workers: JobWorker[];
/** The key of each mail that was handed over. */
let sent: string[];

beforeAll(async () => {
  url = await createDatabase();
  source = await createDataSource(url, [MessageEntity]).initialize();
  Logger.overrideLogger(false);
});
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.beforeApplicationShutdown()));
  await source.destroy();
});
beforeEach(() => {
  sent = [];
});

function worker(): JobWorker {
  const handlers = new JobHandlers();
  const sending = new SendMail(
    new TypeOrmTransactions(source),
    new TypeOrmMessageStore(source),
    new GraphileJobs(source),
    { issue: async (_, recipient) => `https://tiraz.example/t/${recipient}` },
    new InvitationLinks(),
    new OutdatedMails(),
    { read: () => Promise.reject(new Error('there is none')) },
    { delivers: 'smtp', send },
    clock,
    { publicUrl: 'https://tiraz.example' },
  );
  handlers.handle(SEND_MAIL, ({ id }) => sending.send(String(id)));
  return new JobWorker(handlers);
}

async function send({ to }: { to: { email: string } }): Promise<Outcome> {
  await new Promise((resolve) => setTimeout(resolve, 2));
  sent.push(to.email);
  return { kind: 'sent' };
}

it('of three rival workers none sends a mail twice', async () => {
  const transactions = new TypeOrmTransactions(source);
  const mails = new WriteMails(new TypeOrmMessageStore(source), new GraphileJobs(source), clock, {
    publicUrl: 'https://tiraz.example',
  });
  const undone = transactions.run(async () => {
    await mails.write(mailTo('undone'));
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  // Nobody works yet, as after a process that was killed between the commit and the sending.
  for (let n = 0; n < MAILS; n += 1) await transactions.run(() => mails.write(mailTo(n)));
  workers = [worker(), worker(), worker()];
  for (const rival of workers) void rival.follow(url);
  await until('all are sent', async () => {
    const [due] = await source.query<{ count: number }[]>(
      "SELECT count(*)::int AS count FROM messages WHERE state <> 'sent'",
    );
    return due?.count === 0;
  });
  expect(sent.sort()).toEqual(Array.from({ length: MAILS }, (_, n) => `Layla-${n}@example.com`).sort());
});
