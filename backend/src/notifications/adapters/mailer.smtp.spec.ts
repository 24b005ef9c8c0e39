import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import type { OutgoingMail } from '../application/mailer.js';
import { HOSTILE_NAMES } from './letters.fixture.js';
import type { SmtpServer } from '../../config-values.js';
import { SmtpMailer } from './mailer.smtp.js';

const SENDER = { name: 'Tiraz طراز', address: 'hello@tiraz.example' };
const MAIL: OutgoingMail = {
  id: '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e31',
  to: { name: 'ليلى منصور', email: 'layla@example.com' },
  reference: 'TRZ-2026-000123',
  subject: 'TRZ-2026-000123: وصلنا طلبك',
  html: `<!doctype html><html dir="rtl"><p>${'ط'.repeat(3000)}</p></html>`,
  text: 'وصلنا طلبك\n',
  files: [{ name: 'عرض السعر R2.pdf', content: Buffer.from('%PDF-1.7') }],
};

let server: SMTPServer;
let got: { mail: ParsedMail; raw: string; to: string[] }[];
/** What the server answers, by the name before the @. */
let tries: Map<string, number>;

const refusal = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    authMethods: ['PLAIN'],
    onAuth: ({ username, password }, _, answer) =>
      password === 'right' ? answer(null, { user: username ?? '' }) : answer(new Error('wrong password')),
    onRcptTo({ address }, _, answer) {
      const [name = ''] = address.split('@');
      const count = (tries.get(name) ?? 0) + 1;
      tries.set(name, count);
      if (name === 'unknown') return answer(refusal(550, 'no such mailbox'));
      if (name === 'grey' && count < 3) return answer(refusal(451, 'greylisted'));
      if (name === 'closing') return answer(refusal(421, 'shutting down'));
      answer();
    },
    onData(stream, session, answer) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void (async () => {
          const raw = Buffer.concat(chunks);
          const to = session.envelope.rcptTo.map(({ address }) => address);
          got.push({ mail: await simpleParser(raw), raw: raw.toString('latin1'), to });
          if (to[0]?.startsWith('cut') && tries.get('cut') === 1) {
            for (const connection of server.connections) connection.close();
            return;
          }
          if (to[0]?.startsWith('slow')) return;
          answer();
        })();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise<void>((resolve) => server.close(resolve)));
beforeEach(() => {
  got = [];
  tries = new Map();
});

function mailer(more: Partial<SmtpServer> = {}, patience?: ConstructorParameters<typeof SmtpMailer>[2]) {
  const { port } = server.server.address() as AddressInfo;
  return new SmtpMailer(
    { host: '127.0.0.1', port, secure: false, requireTLS: false, login: undefined, ...more },
    SENDER,
    patience,
  );
}
const sendTo = (name: string, by = mailer()) =>
  by.send({ ...MAIL, to: { ...MAIL.to, email: `${name}@example.com` } });

describe('a mail server', () => {
  it('gets the mail as it is, under one Message-ID', async () => {
    expect(await mailer().send(MAIL)).toEqual({ kind: 'sent' });
    const { mail, to } = got[0]!;
    expect(to).toEqual(['layla@example.com']);
    expect(mail.messageId).toBe(`<${MAIL.id}@tiraz.example>`);
    expect(mail.from?.value).toEqual([{ address: SENDER.address, name: SENDER.name }]);
    expect(mail.to).toMatchObject({ value: [{ address: 'layla@example.com', name: 'ليلى منصور' }] });
    expect([mail.subject, mail.html, mail.text]).toEqual([MAIL.subject, MAIL.html, MAIL.text]);
    expect(mail.attachments).toMatchObject([
      { filename: 'عرض السعر R2.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.7') },
    ]);
    expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
    expect(mail.headers.get('x-tiraz-reference')).toBe('TRZ-2026-000123');
  });

  it('that greylists gets it in the third try', async () => {
    const later = { kind: 'later', failure: expect.stringContaining('greylisted') };
    expect([await sendTo('grey'), await sendTo('grey'), await sendTo('grey')]).toEqual([
      later,
      later,
      { kind: 'sent' },
    ]);
  });

  it('that knows no such mailbox refuses it for good', async () => {
    expect(await sendTo('unknown')).toEqual({
      kind: 'refused',
      failure: expect.stringContaining('550 no such mailbox'),
    });
  });

  it('that cuts the connection after the mail gets it again with the same Message-ID', async () => {
    expect(await sendTo('cut')).toMatchObject({ kind: 'later' });
    expect(await sendTo('cut')).toEqual({ kind: 'sent' });
    const ids = got.map(({ mail }) => mail.messageId);
    expect(ids).toEqual([`<${MAIL.id}@tiraz.example>`, ids[0]]);
  });

  it('that does not answer any more is waited for, once', async () => {
    // Long enough for a busy machine to come as far as the mail.
    const hasty = mailer({}, { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 3_000 });
    expect(await sendTo('slow', hasty)).toMatchObject({
      kind: 'later',
      failure: expect.stringMatching(/timeout/i),
    });
  });

  it.each([
    ['cannot be reached', { port: 1 }],
    ['does not exist', { host: 'nowhere.invalid' }],
    ['refuses the password', { login: { user: 'tiraz', pass: 'wrong' } }],
    ['has no TLS where it must', { requireTLS: true }],
  ])('that %s has failed, and not the mail', async (_, more) => {
    expect(await mailer(more).send(MAIL)).toMatchObject({ kind: 'server' });
    expect(got).toEqual([]);
  });

  it('that shuts down has failed, and not the mail', async () => {
    expect(await sendTo('closing')).toMatchObject({ kind: 'server' });
  });

  it('that wants a password gets it', async () => {
    expect(await mailer({ login: { user: 'tiraz', pass: 'right' } }).send(MAIL)).toEqual({ kind: 'sent' });
  });

  it.each(HOSTILE_NAMES)('never takes a text for a header: %j', async (name) => {
    expect(
      await mailer().send({
        ...MAIL,
        to: { name, email: 'layla@example.com' },
        subject: name,
        reference: name,
      }),
    ).toEqual({ kind: 'sent' });
    const { mail, raw, to } = got[0]!;
    expect(to).toEqual(['layla@example.com']);
    expect(mail.to).toMatchObject({ value: [{ address: 'layla@example.com' }] });
    const [head = ''] = raw.split('\r\n\r\n');
    const names = head.split(/\r\n(?![ \t])/).map((line) => line.slice(0, line.indexOf(':')).toLowerCase());
    expect(names.sort()).toEqual([
      ...['auto-submitted', 'content-type', 'date', 'from', 'message-id', 'mime-version'],
      ...['subject', 'to', 'x-tiraz-reference'],
    ]);
    for (const line of head.split('\r\n')) expect(line.length).toBeLessThan(998);
  });

  it('is not asked for an address that nobody can have', async () => {
    for (const email of ['', 'layla', 'a@b\r\nRCPT TO:<victim@example.com>']) {
      expect(await mailer().send({ ...MAIL, to: { name: '', email } })).toMatchObject({ kind: 'refused' });
    }
    expect(got).toEqual([]);
  });
});
