import { beforeEach, describe, expect, it } from '@jest/globals';
import { InMemoryAuditTrail } from '../../shared/domain/audit-trail.in-memory.js';
import { InMemoryTransactions } from '../../shared/domain/transactions.in-memory.js';
import { JobHandlers } from '../../shared/jobs/job-handlers.js';
import { InMemoryJobs } from '../../shared/jobs/jobs.in-memory.js';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp, MONA, UNKNOWN_ID, type ControllerApp } from '../../test-support/controller-app.js';
import { mailTo } from '../application/mail.fixture.js';
import { MailRetries } from '../application/mail-retries.js';
import { ReadMails } from '../application/read-mails.js';
import { RetryMail } from '../application/retry-mail.js';
import { StaffMails } from '../application/staff-mails.js';
import { WriteMails } from '../application/write-mails.js';
import type { Delivery } from '../domain/delivery.js';
import type { MailDetailsDto, MailDto } from './mail.dto.js';
import { MailsController } from './mails.controller.js';
import { InMemoryMessageList } from './message-list.in-memory.js';
import { InMemoryMessageStore } from './message-store.in-memory.js';

const MAILS = '/api/admin/mails';
const NOW = new Date('2026-11-22T08:00:00Z');
const clock = { now: () => NOW };

let store: InMemoryMessageStore;
let audit: InMemoryAuditTrail;
let added: unknown[];

/** With a mail that is due, one that failed, one that is held and one that was sent. */
async function open() {
  store = new InMemoryMessageStore();
  audit = new InMemoryAuditTrail();
  added = [];
  const jobs = new InMemoryJobs(new JobHandlers(), clock);
  const mails = new WriteMails(store, jobs, clock, { publicUrl: 'https://tiraz.example' });
  const deliveries: Partial<Delivery>[] = [
    {},
    { state: 'failed', tries: 7, lastFailure: '550 no' },
    { state: 'held', heldFor: 'too-late' },
    { state: 'sent', sentAt: NOW },
  ];
  for (const [n, delivery] of deliveries.entries()) {
    await mails.write(
      mailTo(n, {
        language: n === 1 ? 'ar' : 'en',
        attachments: [{ documentKey: 'q/R2.ar', fileName: 'R2.pdf' }],
      }),
    );
    const { id, delivery: first } = store.messages[n]!;
    await store.saveDelivery(id, { ...first, ...delivery });
  }
  jobs.add = async (...job) => void added.push(job);
  return controllerApp({
    controllers: [MailsController],
    providers: [
      {
        provide: StaffMails,
        useValue: new ReadMails(
          store,
          new InMemoryMessageList(store),
          { delivers: 'nothing' },
          { publicUrl: 'https://tiraz.example' },
        ),
      },
      {
        provide: MailRetries,
        useValue: new RetryMail(new InMemoryTransactions(), store, jobs, audit, clock),
      },
    ],
  });
}

describeAdmission(open, {
  [`GET ${MAILS}`]: 'mail.read',
  [`GET ${MAILS}/:id`]: 'mail.read',
  [`POST ${MAILS}/:id/retry`]: 'mail.retry',
  'GET /api/admin/mail-delivery': 'mail.read',
});

describe('the mails', () => {
  let app: ControllerApp;
  beforeEach(async () => {
    app = await open();
  });
  const idOf = (n: number) => store.messages[n]!.id;

  it('are listed without their bodies, by state', async () => {
    const { headers, body } = await app.ask<MailDto[]>(`GET ${MAILS}?state=failed`);
    expect(headers).toMatchObject({ 'x-total-count': '1', 'cache-control': 'no-store' });
    expect(body).toEqual([
      {
        id: idOf(1),
        kind: 'inquiry-received',
        name: 'Layla',
        email: 'Layla-1@example.com',
        language: 'ar',
        inquiryId: '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11',
        reference: 'TRZ-2026-000123',
        subject: 'TRZ-2026-000123: We have your request',
        state: 'failed',
        heldFor: null,
        tries: 7,
        lastFailure: '550 no',
        createdAt: NOW.toISOString(),
        dueAt: NOW.toISOString(),
        sentAt: null,
      },
    ]);
    expect((await app.ask<MailDto[]>(`GET ${MAILS}?limit=2`)).body).toHaveLength(2);
  });

  it.each(['state=lost', 'limit=0', 'cursor=made-up', 'to=layla'])(
    'are not asked for by %s',
    async (query) => {
      expect((await app.ask(`GET ${MAILS}?${query}`)).status).toBe(400);
    },
  );

  it('are read with their link and their code masked', async () => {
    const { body } = await app.ask<MailDetailsDto>(`GET ${MAILS}/${idOf(1)}`);
    expect(body.text).toBe('We have your request\n\n•••\n\nFollow it\nhttps://tiraz.example/ar/t/•••\n');
    expect(body.html).toContain('<a href="https://tiraz.example/ar/t/•••">Follow it</a>');
    expect(body.attachments).toEqual(['R2.pdf']);
    expect(JSON.stringify(body)).not.toMatch(/042137|q\/R2/);
  });

  it('that are unknown are missing', async () => {
    for (const route of [`GET ${MAILS}/${UNKNOWN_ID}`, `POST ${MAILS}/${UNKNOWN_ID}/retry`])
      expect(await app.ask(route)).toMatchObject({ status: 404, body: { code: 'mail.unknown' } });
    expect((await app.ask(`GET ${MAILS}/nonsense`)).status).toBe(400);
  });

  it.each([1, 2])('that failed or are held are sent again', async (n) => {
    const { state, tries, lastFailure } = store.messages[n]!.delivery;
    expect(await app.ask(`POST ${MAILS}/${idOf(n)}/retry`)).toMatchObject({ status: 204, body: '' });
    expect(store.messages[n]!.delivery).toMatchObject({
      state: 'due',
      tries: 0,
      dueAt: NOW,
      sendBefore: new Date('2026-11-24T08:00:00Z'),
    });
    expect(added).toEqual([['send-mail', { id: idOf(n) }, expect.anything()]]);
    expect(audit.records).toEqual([
      {
        at: NOW,
        by: MONA,
        action: 'mail.retried',
        thing: { kind: 'mail', id: idOf(n) },
        before: { state, tries, lastFailure },
        after: { state: 'due', tries: 0, lastFailure: null },
      },
    ]);
  });

  it.each([0, 3])('that are due or sent are not', async (n) => {
    expect(await app.ask(`POST ${MAILS}/${idOf(n)}/retry`)).toMatchObject({
      status: 409,
      body: { code: 'mail.not-waiting' },
    });
    expect([added, audit.records]).toEqual([[], []]);
  });

  it('say where they go, and how many wait for somebody', async () => {
    expect((await app.ask('GET /api/admin/mail-delivery')).body).toEqual({
      delivers: 'nothing',
      held: 1,
      failed: 1,
    });
  });
});
