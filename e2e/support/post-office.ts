import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { expect } from './journey.ts';

/** What a mail server waits for: at each moment, until it has come to pass. */
export interface Waits {
  /** Before it greets whoever has connected. */
  greeting?: (() => Promise<void>) | undefined;
  /** Before it says that it has taken a mail, which it has. */
  receipt?: (() => Promise<void>) | undefined;
}

/**
 * A mail server that takes what the product sends and keeps it under the folder: one folder a recipient, one file a
 * mail. Journeys read them by `mailTo`, through TIRAZ_MAIL_DIR.
 */
export async function openPostOffice(
  folder: string,
  waits: Waits = {},
): Promise<{ url: string; close: () => Promise<void> }> {
  let taken = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onConnect: (_session, greet) => void (async () => waits.greeting?.())().then(() => greet(), greet),
    onData: (stream, { envelope }, answer) => {
      void (async () => {
        const mail = await buffer(stream);
        taken += 1;
        for (const { address } of envelope.rcptTo) {
          const box = join(folder, encodeURIComponent(address.toLowerCase()));
          await mkdir(box, { recursive: true });
          await writeFile(join(box, `${String(taken).padStart(6, '0')}.eml`), mail);
        }
        await waits.receipt?.();
      })().then(() => answer(), answer);
    },
  });
  // Who sends may die in the middle of it.
  server.on('error', () => undefined);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    close: () => new Promise((closed) => server.close(closed)),
  };
}

/** What the recipient has been sent, the earliest first. */
export async function mailsTo(address: string, folder = process.env.TIRAZ_MAIL_DIR!): Promise<ParsedMail[]> {
  const box = join(folder, encodeURIComponent(address.toLowerCase()));
  const files = (await readdir(box).catch(() => [])).toSorted((one, other) => (one < other ? -1 : 1));
  return Promise.all(files.map(async (file) => simpleParser(await readFile(join(box, file)))));
}

/** The latest mail to the recipient whose subject has these words, once it has come. */
export async function mailTo(address: string, subject: string): Promise<ParsedMail> {
  let found: ParsedMail | undefined;
  await expect
    .poll(async () => {
      const mails = await mailsTo(address);
      found = mails.findLast((mail) => mail.subject?.includes(subject));
      return mails.map((mail) => mail.subject);
    })
    .toContainEqual(expect.stringContaining(subject));
  return found!;
}

/** The customer's own link in a mail. */
export function linkIn({ text = '' }: ParsedMail): string {
  const [link] = /https?:\/\/\S+\/t\/[\w-]+/.exec(text) ?? [];
  if (!link) throw new Error(`The mail has no link: ${text}`);
  return link;
}
