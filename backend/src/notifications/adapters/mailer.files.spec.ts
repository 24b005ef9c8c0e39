import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { simpleParser } from 'mailparser';
import { FileMailer } from './mailer.files.js';

const SENDER = { name: 'Tiraz', address: 'hello@tiraz.example' };
const mail = (id: string) => ({
  id,
  to: { name: 'ليلى', email: 'layla@example.com' },
  reference: 'TRZ-2026-000123',
  subject: 'وصلنا طلبك',
  html: '<p>وصلنا طلبك</p>',
  text: 'وصلنا طلبك\n',
  files: [],
});

let parent: string;
let folder: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'tiraz-mail-'));
  folder = join(parent, 'mail');
});
afterEach(() => rm(parent, { recursive: true, force: true }));

it('a mail becomes a file that mail programs open; sent again it is the same file', async () => {
  const mailer = new FileMailer(folder, SENDER);
  expect(await mailer.send(mail('01'))).toEqual({ kind: 'sent' });
  expect(await mailer.send(mail('01'))).toEqual({ kind: 'sent' });
  expect(await readdir(folder)).toEqual(['01.eml']);
  const { subject, text, messageId } = await simpleParser(await readFile(join(folder, '01.eml')));
  expect([subject, text, messageId]).toEqual(['وصلنا طلبك', 'وصلنا طلبك\n', '<01@tiraz.example>']);
});

it('the latest stay', async () => {
  const mailer = new FileMailer(folder, SENDER, 3);
  for (const id of ['01', '02', '03', '04', '05']) await mailer.send(mail(id));
  expect((await readdir(folder)).sort()).toEqual(['03.eml', '04.eml', '05.eml']);
});

it('a disk that takes nothing is a server that is away', async () => {
  const mailer = new FileMailer('/dev/null/mail', SENDER);
  expect(await mailer.send(mail('01'))).toMatchObject({
    kind: 'server',
    failure: expect.stringMatching(/ENOTDIR/),
  });
});
