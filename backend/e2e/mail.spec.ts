import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { startBackendProcess, type BackendProcess } from './backend-process.js';
import { workedExample } from './garments.js';
import { createDatabase, query, until, type Backend } from './harness.js';

const PUBLIC_URL = 'https://tiraz.example';

let server: SMTPServer;
let got: ParsedMail[];
/** Whether the server takes what it is sent, instead of saying nothing more. */
let answers: boolean;
const running: BackendProcess[] = [];

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _, answer) {
      void simpleParser(stream).then((mail) => {
        got.push(mail);
        if (answers) answer();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => running.splice(0).forEach(({ child }) => child.kill('SIGKILL')));
afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

it('whoever sends an inquiry gets one mail, however often processes are killed before and while it is sent', async () => {
  [got, answers] = [[], false];
  const databaseUrl = await createDatabase();
  const start = async (env: Record<string, string> = {}) => {
    const { port } = server.server.address() as AddressInfo;
    const started = startBackendProcess({
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'info',
      SEED_DEMO: 'true',
      PUBLIC_URL,
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'Tiraz <hello@tiraz.example>',
      ...env,
    });
    running.push(started);
    return { ...started, url: await started.listening };
  };
  const kill = async ({ child, ended }: BackendProcess) => {
    child.kill('SIGKILL');
    await ended;
  };
  const ask = async <Body>(url: string, path: string, body?: object) => {
    const sent = body && { method: 'POST', body: JSON.stringify(body) };
    const answer = await fetch(url + path, { ...sent, headers: { 'content-type': 'application/json' } });
    return { status: answer.status, body: (await answer.json()) as Body };
  };
  const mails = () =>
    query<{ id: string; state: string; tries: number; written: string }>(
      databaseUrl,
      'SELECT id, state, tries, row_to_json(messages)::text AS written FROM messages',
    );

  const taking = await start({ RUN_JOBS: 'false' });
  await until('it is ready', async () => (await fetch(`${taking.url}/api/health/ready`)).ok, 30_000);
  const backend = { ask: (path: string) => ask(taking.url, path) } as Backend;
  const { body: receipt } = await ask<{ reference: string }>(taking.url, '/api/inquiries', {
    ...(await workedExample(backend)),
    customerName: 'ليلى منصور',
    customerEmail: 'Layla@example.com',
    language: 'ar',
  });
  await kill(taking);
  expect([await mails(), got]).toEqual([[], []]);

  const sending = await start();
  await until('the mail has come', async () => got.length > 0, 30_000);
  await kill(sending);
  expect(await mails()).toMatchObject([{ state: 'due', tries: 1 }]);
  // As if the process had died long enough ago to be missed.
  await query(databaseUrl, `UPDATE messages SET taken_until = taken_until - interval '11 minutes'`);
  await query(
    databaseUrl,
    `UPDATE graphile_worker._private_jobs SET locked_at = locked_at - interval '2 minutes'`,
  );

  answers = true;
  const successor = await start();
  await until('it is sent', async () => (await mails())[0]?.state === 'sent', 30_000);
  const [stored] = await mails();
  expect(got.map(({ messageId }) => messageId)).toEqual(Array(2).fill(`<${stored!.id}@tiraz.example>`));
  expect(stored).toMatchObject({ tries: 2 });
  const [first, second] = got.map(({ text }) => /https:\S+/.exec(text ?? '')?.[0] ?? '');
  expect(first).toMatch(/^https:\/\/tiraz\.example\/ar\/t\/\S{20,}$/);
  expect(second).not.toBe(first);
  for (const link of [first, second]) {
    const token = link!.slice(link!.lastIndexOf('/') + 1);
    expect((await fetch(`${successor.url}/api/requests/${token}`)).status).toBe(200);
    expect(stored!.written + JSON.stringify(successor.lines())).not.toContain(token);
  }
  const [, mail] = got;
  expect(mail!.subject).toMatch(new RegExp(`^${receipt.reference}: وصلنا طلبك، ونرد عليك قبل `));
  expect(mail!.to).toMatchObject({ value: [{ address: 'Layla@example.com', name: 'ليلى منصور' }] });
  expect(mail!.text!.replaceAll(/[\u2066-\u2069]/g, '')).toContain('الإجمالي التقديري: ٢٣٬٧٠٠٫٠٠');
  expect(mail!.html).toContain('dir="rtl"');
}, 120_000);
