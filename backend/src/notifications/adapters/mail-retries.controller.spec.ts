import { beforeEach, describe, expect, it } from '@jest/globals';
import { InMemoryAuditTrail } from '../../shared/domain/audit-trail.in-memory.js';
import { InMemoryTransactions } from '../../shared/domain/transactions.in-memory.js';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp, MONA, UNKNOWN_ID, type ControllerApp } from '../../test-support/controller-app.js';
import { mailTo } from '../application/mail.fixture.js';
import { MailRetries } from '../application/mail-retries.js';
import { RetryMail } from '../application/retry-mail.js';
import { ENDING_KINDS, type EndingKind } from '../domain/mail.js';
import { MailRetriesController } from './mail-retries.controller.js';
import { mailsOfEveryState } from './mails-of-every-state.fixture.js';

const MAILS = '/api/admin/mails';
const NOW = new Date('2026-11-22T08:00:00Z');

let mails: Awaited<ReturnType<typeof mailsOfEveryState>>;
let audit: InMemoryAuditTrail;
let added: unknown[];

async function open() {
  mails = await mailsOfEveryState(NOW);
  audit = new InMemoryAuditTrail();
  added = [];
  const { store, outdated, jobs, clock } = mails;
  jobs.add = async (...job) => void added.push(job);
  const retries = new RetryMail(new InMemoryTransactions(), store, outdated, jobs, audit, clock);
  return controllerApp({
    controllers: [MailRetriesController],
    providers: [{ provide: MailRetries, useValue: retries }],
  });
}

describeAdmission(open, { [`POST ${MAILS}/:id/retry`]: 'mail.retry' });

describe('mails', () => {
  let app: ControllerApp;
  beforeEach(async () => {
    app = await open();
  });

  it.each([1, 2])('that failed or are held are sent again', async (n) => {
    const { state, tries, lastFailure } = mails.store.messages[n]!.delivery;
    expect(await app.ask(`POST ${MAILS}/${mails.idOf(n)}/retry`)).toMatchObject({ status: 204, body: '' });
    expect(mails.store.messages[n]!.delivery).toMatchObject({
      state: 'due',
      tries: 0,
      dueAt: NOW,
      sendBefore: new Date('2026-11-24T08:00:00Z'),
    });
    expect(added).toEqual([['send-mail', { id: mails.idOf(n) }, expect.anything()]]);
    expect(audit.records).toEqual([
      {
        at: NOW,
        by: MONA,
        action: 'mail.retried',
        thing: { kind: 'mail', id: mails.idOf(n) },
        before: { state, tries, lastFailure },
        after: { state: 'due', tries: 0, lastFailure: null },
      },
    ]);
  });

  it.each([0, 3])('that are due or sent are not', async (n) => {
    expect(await app.ask(`POST ${MAILS}/${mails.idOf(n)}/retry`)).toMatchObject({
      status: 409,
      body: { code: 'mail.not-waiting' },
    });
    expect([added, audit.records]).toEqual([[], []]);
  });

  it('that say what is true no longer are over', async () => {
    mails.outdated.findBy(async () => ['inquiry-received:1']);
    expect(await app.ask(`POST ${MAILS}/${mails.idOf(1)}/retry`)).toMatchObject({
      status: 409,
      body: { code: 'mail.over' },
    });
    expect(mails.store.messages[1]!.delivery).toMatchObject({ state: 'failed', tries: 7 });
    expect([added, audit.records]).toEqual([[], []]);
  });

  describe('that bring what ends', () => {
    /** @returns its path */
    const heldMail = async (kind: EndingKind, sendBefore: Date) => {
      const { store, mails: written } = mails;
      await written.write(mailTo(kind, { kind, sendBefore }));
      const { id, delivery } = store.messages.at(-1)!;
      await store.saveDelivery(id, { ...delivery, state: 'held', heldFor: 'no-server' });
      return `POST ${MAILS}/${id}/retry`;
    };

    it.each(ENDING_KINDS)('are sent again until then, and no later: %s', async (kind) => {
      const end = new Date('2026-11-22T08:00:01Z');
      expect((await app.ask(await heldMail(kind, end))).status).toBe(204);
      expect(mails.store.messages.at(-1)!.delivery).toMatchObject({ state: 'due', sendBefore: end });
    });

    it.each(ENDING_KINDS)('are over then: %s', async (kind) => {
      added = [];
      expect(await app.ask(await heldMail(kind, NOW))).toMatchObject({
        status: 409,
        body: { code: 'mail.over' },
      });
      expect(mails.store.messages.at(-1)!.delivery).toMatchObject({ state: 'held', sendBefore: NOW });
      expect(audit.records).toEqual([]);
    });
  });

  it('that are unknown are missing', async () => {
    const unknown = await app.ask(`POST ${MAILS}/${UNKNOWN_ID}/retry`);
    expect(unknown).toMatchObject({ status: 404, body: { code: 'mail.unknown' } });
  });
});
