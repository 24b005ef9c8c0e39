import { beforeEach, describe, expect, it } from '@jest/globals';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp, UNKNOWN_ID, type ControllerApp } from '../../test-support/controller-app.js';
import { mailTo } from '../application/mail.fixture.js';
import { ReadMails } from '../application/read-mails.js';
import { StaffMails } from '../application/staff-mails.js';
import type { MailDetailsDto, MailDto } from './mail.dto.js';
import { MailsController } from './mails.controller.js';
import { mailsOfEveryState } from './mails-of-every-state.fixture.js';
import { InMemoryMessageList } from './message-list.in-memory.js';

const MAILS = '/api/admin/mails';
const NOW = new Date('2026-11-22T08:00:00Z');

let world: Awaited<ReturnType<typeof mailsOfEveryState>>;
let idOf: (n: number) => string;

async function open() {
  const mails = await mailsOfEveryState(NOW);
  [world, idOf] = [mails, mails.idOf];
  return controllerApp({
    controllers: [MailsController],
    providers: [
      {
        provide: StaffMails,
        useValue: new ReadMails(
          mails.store,
          new InMemoryMessageList(mails.store),
          mails.outdated,
          { delivers: 'nothing' },
          { publicUrl: 'https://tiraz.example' },
          mails.clock,
        ),
      },
    ],
  });
}

describeAdmission(open, {
  [`GET ${MAILS}`]: 'mail.read',
  [`GET ${MAILS}/:id`]: 'mail.read',
  'GET /api/admin/mail-delivery': 'mail.read',
});

describe('the mails', () => {
  let app: ControllerApp;
  beforeEach(async () => {
    app = await open();
  });

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
        canRetry: true,
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

  it('say which of them may be sent again, and not that one whose code is over may', async () => {
    const { store, mails } = world;
    await mails.write(mailTo('code', { kind: 'acceptance-code', sendBefore: NOW }));
    const { id, delivery } = store.messages.at(-1)!;
    await store.saveDelivery(id, { ...delivery, state: 'held', heldFor: 'too-late' });
    const { body } = await app.ask<MailDto[]>(`GET ${MAILS}`);
    expect(body.map(({ kind, state, canRetry }) => [kind, state, canRetry])).toEqual([
      ['acceptance-code', 'held', false],
      ['inquiry-received', 'sent', false],
      ['inquiry-received', 'held', true],
      ['inquiry-received', 'failed', true],
      ['inquiry-received', 'due', false],
    ]);
    expect((await app.ask<MailDetailsDto>(`GET ${MAILS}/${id}`)).body.canRetry).toBe(false);
  });

  it('say that those may not be sent again which say what is true no longer', async () => {
    world.outdated.findBy(async (keys) => keys.filter((key) => key === 'inquiry-received:1'));
    const { body } = await app.ask<MailDto[]>(`GET ${MAILS}`);
    expect(body.map(({ state, canRetry }) => [state, canRetry])).toEqual([
      ['sent', false],
      ['held', true],
      ['failed', false],
      ['due', false],
    ]);
    expect((await app.ask<MailDetailsDto>(`GET ${MAILS}/${idOf(1)}`)).body.canRetry).toBe(false);
  });

  it('are read with their link and their code masked', async () => {
    const { body } = await app.ask<MailDetailsDto>(`GET ${MAILS}/${idOf(1)}`);
    expect(body.text).toBe('We have your request\n\n•••\n\nFollow it\nhttps://tiraz.example/ar/t/•••\n');
    expect(body.html).toContain('<a href="https://tiraz.example/ar/t/•••">Follow it</a>');
    expect(body.attachments).toEqual(['R2.pdf']);
    expect(JSON.stringify(body)).not.toMatch(/042137|q\/R2/);
  });

  it('that are unknown are missing', async () => {
    const unknown = await app.ask(`GET ${MAILS}/${UNKNOWN_ID}`);
    expect(unknown).toMatchObject({ status: 404, body: { code: 'mail.unknown' } });
    expect((await app.ask(`GET ${MAILS}/nonsense`)).status).toBe(400);
  });

  it('say where they go, and how many wait for somebody', async () => {
    expect((await app.ask('GET /api/admin/mail-delivery')).body).toEqual({
      delivers: 'nothing',
      held: 1,
      failed: 1,
    });
  });
});
