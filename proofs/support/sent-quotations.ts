// What became of quotations that were sent: in the database, in the store and with their readers.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { linkIn, mailsTo } from '../../e2e/support/post-office.ts';
import type { Copy } from './copy.ts';
import type { Followed, QuotationSteps } from './quotations.ts';

type Mail = Awaited<ReturnType<typeof mailsTo>>[number];

const LANGUAGES = ['en', 'ar'];

/** All that is kept of a quotation, without what differs from one to the other. */
const KEPT = `
  SELECT inquiry.status,
    (SELECT json_agg(json_build_object('number', number, 'state', revision.state,
       'documents', documents IS NOT NULL, 'accepted', acceptance IS NOT NULL) ORDER BY number)
     FROM quotation_revisions AS revision WHERE quotation_id = quotation.id) AS revisions,
    (SELECT json_agg(kind ORDER BY id) FROM quotation_events WHERE quotation_id = quotation.id) AS events,
    (SELECT json_agg(action ORDER BY action) FROM audit_trail
     WHERE thing_id = inquiry.id::text AND action LIKE 'quotation.%') AS audited,
    (SELECT json_agg(json_build_object('kind', kind, 'state', message.state, 'files', jsonb_array_length(attachments))
       ORDER BY kind) FROM messages AS message WHERE inquiry_id = inquiry.id) AS mails,
    (SELECT count(*) FROM documents WHERE key LIKE 'quotations/' || quotation.id || '/%') AS documents,
    (SELECT count(*) FROM graphile_worker._private_jobs
     WHERE payload->>'inquiryId' = inquiry.id::text) AS reminders
  FROM inquiries AS inquiry JOIN quotations AS quotation ON inquiry_id = inquiry.id WHERE inquiry.id = $1`;

const PRINTED = `
  SELECT language, documents->language->>'sha256' AS revision, document.sha256 AS document
  FROM quotation_revisions CROSS JOIN jsonb_object_keys(documents) AS language
  LEFT JOIN documents AS document ON document.key = documents->language->>'key'
  WHERE quotation_id = (SELECT id FROM quotations WHERE inquiry_id = $1)`;

/** Those of an inquiry in words, to be held against another one's. */
export async function keptOf(copy: Copy, { id }: Followed): Promise<string> {
  return JSON.stringify((await copy.sql(KEPT, [id]))[0]);
}

/** Jobs and mails that are still to be done, those of tomorrow apart. */
export async function isSettled(copy: Copy): Promise<boolean> {
  const [{ n }] = await copy.sql(
    `SELECT (SELECT count(*) FROM messages WHERE state = 'due')
       + (SELECT count(*) FROM graphile_worker.jobs WHERE task_identifier IN ('send-quotation', 'send-mail')) AS n`,
  );
  return Number(n) === 0;
}

/** Every PDF is the one that revision, row, store and mail agree on. @returns what is wrong */
export async function wrongDocuments(
  copy: Copy,
  desk: QuotationSteps,
  followed: Followed,
  mails: Mail[],
): Promise<string[]> {
  const rows = await copy.sql(PRINTED, [followed.id]);
  const wrong = LANGUAGES.filter((language) => !rows.some((row) => row.language === language));
  for (const { language, revision, document } of rows) {
    const url = `/api/requests/${followed.token}/quotation/revisions/1/document?language=${language}`;
    const answer = await fetch(copy.url + url);
    const digest = sha256(Buffer.from(await answer.arrayBuffer()));
    if (digest !== revision || digest !== document) wrong.push(language);
  }
  const known = rows.map(({ revision }) => revision);
  const files = mails.flatMap(({ attachments }) => attachments);
  if (!files.every(({ content }) => known.includes(sha256(content)))) wrong.push('the file of a mail');
  for (const mail of mails) {
    const token = linkIn(mail).split('/').at(-1) ?? '';
    if ((await desk.customer({ ...followed, token })).status !== 200) wrong.push('the link of a mail');
  }
  return wrong;
}

/** How many PDFs lie in the store that no row names: a link of its own makes each print another file. */
export async function namelessFiles(copy: Copy): Promise<number> {
  const folder = join(copy.dataDir, 'objects/documents');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const known = new Set((await copy.sql('SELECT sha256 FROM documents')).map((row) => row.sha256));
  const digests = files.map(({ parentPath, name }) => sha256(readFileSync(join(parentPath, name))));
  return digests.filter((digest) => !known.has(digest)).length;
}

/** What was delivered of the mails about an inquiry. */
export interface Delivered {
  /** What nobody wrote, what never came, or came once more under another Message-ID. */
  wrong: string[];
  /** How many came once more under the same Message-ID. */
  again: number;
  /** Those to its customer. */
  toCustomer: Mail[];
}

/** @param folder of the post office */
export async function deliveredOf(copy: Copy, folder: string, { id, email }: Followed): Promise<Delivered> {
  const written = await copy.sql('SELECT id, kind, to_email FROM messages WHERE inquiry_id = $1', [id]);
  const readers = new Set(written.map(({ to_email: to }) => to));
  const ids = (mails: Mail[]) => mails.map(({ messageId = '' }) => messageId.slice(1).split('@')[0]);
  const toCustomer = await mailsTo(email, folder);
  const wrong: string[] = [];
  if (ids(toCustomer).some((one) => !written.some((mail) => mail.id === one)))
    wrong.push('a mail that nobody wrote');
  let again = 0;
  for (const reader of readers) {
    const got = ids(await mailsTo(reader, folder));
    for (const mail of written.filter(({ to_email: to }) => to === reader)) {
      const times = got.filter((one) => one === mail.id).length;
      if (times === 0) wrong.push(`${mail.kind} never came`);
      else again += times - 1;
    }
  }
  return { wrong, again, toCustomer };
}

function sha256(file: Uint8Array): string {
  return createHash('sha256').update(file).digest('hex');
}
