import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Artwork, ArtworkUploadPlace, InquiryReceipt, InquirySubmission } from '@tiraz/api-client';
import type { Quotation } from '@tiraz/api-client/staff';
import { inTurns } from '../support/figures.ts';
import { ask, signIn, tokenOf, type Answer, type Request, type TwoBackends } from './product.ts';
import { expect } from './steps.ts';

const DESIGN = fileURLToPath(new URL('../../docs/screenshots/calculator-en.png', import.meta.url));
const EMAIL = 'quoted@example.com';
const ACCEPTANCES = 40;
const SOON_MS = 30_000;
const LOOKS_EVERY_MS = 100;

/** What one quotation leaves behind, however many processes were asked; of its documents two a language, one without the link. */
const LEFT = `
  SELECT inquiry.status,
    (SELECT count(*)::integer FROM quotation_events WHERE quotation_id = quotation.id AND kind = 'accepted') AS accepted,
    (SELECT count(*)::integer FROM documents WHERE key LIKE 'quotations/' || quotation.id || '/%') AS documents,
    (SELECT string_agg(kind, ' ' ORDER BY kind) FROM messages
     WHERE inquiry_id = inquiry.id AND to_email = inquiry.customer_email) AS mails
  FROM inquiries AS inquiry JOIN quotations AS quotation ON inquiry_id = inquiry.id WHERE inquiry.id = $1`;

/**
 * Follows an order from a design to its acceptance: each step through nginx or by the other backend than the last
 * one.
 * @returns what was seen
 */
export async function tryQuotations({ publicUrl, one, other, pg, selection }: TwoBackends): Promise<string> {
  const artwork = await bringDesign(publicUrl);
  const contact = { customerName: 'Layla Hassan', customerEmail: EMAIL };
  const body = { ...selection, ...contact, artwork };
  const { id, link } = (await answered<InquiryReceipt>(201, `${publicUrl}/api/inquiries`, { body })).body;
  const token = tokenOf(link);

  const headers = { cookie: await signIn(publicUrl) };
  const staffPath = `/api/admin/inquiries/${id}/quotation`;
  await answered(201, `${one.url}${staffPath}/draft`, { headers, body: {} });
  await answered(200, `${other.url}${staffPath}/send`, { headers, body: {} });
  const isPrinted = async () => {
    const { body: quotation } = await ask<Quotation>(`${publicUrl}${staffPath}`, { headers });
    return Boolean(quotation.revisions[0]?.documents);
  };
  await soon(isPrinted, 'the quotation is not printed');

  const file = `/api/requests/${token}/quotation/revisions/1/document?language=ar`;
  const digests = await Promise.all([one.url, other.url, publicUrl].map((url) => digestOf(url + file)));
  expect(new Set(digests).size === 1, 'the three have different PDFs');
  const page = (await answered<string>(200, link, { headers: { accept: 'text/html' } })).body;
  expect(page.includes('quotation'), 'the page has no quotation');

  const answer = { revision: 1, name: 'ليلى حسن', position: '', isAgreed: true, language: 'ar' };
  const urls = [one.url, other.url, publicUrl];
  const answers = await Promise.all(
    Array.from({ length: ACCEPTANCES }, (_, turn) =>
      onceServed(`${inTurns(urls, turn)}/api/requests/${token}/quotation/accept`, { body: answer }),
    ),
  );
  const outcomes = answers.map(({ status, body: { code } }) => (code ? `${status} ${code}` : `${status}`));
  const [left] = (await pg.query(LEFT, [id])).rows;
  const isOnce = outcomes.every(
    (outcome) => outcome === '200' || outcome === '409 quotation.already-accepted',
  );
  expect(isOnce && outcomes.includes('200'), [...new Set(outcomes)].join(', '));
  expect(left.status === 'accepted' && left.accepted === 1 && left.documents === 4, JSON.stringify(left));
  const mails = async () => (await pg.query(LEFT, [id])).rows[0].mails;
  const wanted = 'inquiry-received quotation-accepted quotation-sent';
  await soon(async () => (await mails()) === wanted, `its mails are ${await mails()}`);
  return `one PDF by three ways, ${ACCEPTANCES} acceptances at once: one event, four documents, each mail once (${wanted})`;
}

/** A busy machine turns some away with 503: they ask again, as the page does. */
async function onceServed(url: string, request: Request): Promise<Answer<unknown>> {
  const giveUp = performance.now() + SOON_MS;
  for (;;) {
    const answer = await ask<unknown>(url, request);
    if (answer.status !== 503 || performance.now() > giveUp) return answer;
    await pause(LOOKS_EVERY_MS);
  }
}

/** As the calculator does it, through nginx. */
async function bringDesign(publicUrl: string): Promise<InquirySubmission['artwork']> {
  const file = readFileSync(DESIGN);
  const announced = { fileName: 'شعار.png', bytes: file.length };
  const { id, draft, uploadUrl } = (
    await answered<ArtworkUploadPlace>(201, `${publicUrl}/api/artwork`, { body: announced })
  ).body;
  const headers = { 'artwork-draft': draft };
  await answered(200, uploadUrl, { method: 'PUT', body: file });
  await answered(200, `${publicUrl}/api/artwork/${id}/finish`, { method: 'PUT', headers });
  const isSeen = async () => {
    const { body: designs } = await ask<Artwork[]>(`${publicUrl}/api/artwork`, { headers });
    return designs[0]?.state === 'done';
  };
  await soon(isSeen, 'nobody has looked at the design');
  return { draft, mayBeUsed: true };
}

async function digestOf(url: string): Promise<string> {
  const answer = await fetch(url);
  expect(
    answer.status === 200,
    `${url.replace(/requests\/[^/]+/, 'requests/TOKEN')} answered ${answer.status}`,
  );
  return createHash('sha256')
    .update(new Uint8Array(await answer.arrayBuffer()))
    .digest('hex');
}

async function answered<Body>(status: number, url: string, request: Request): Promise<Answer<Body>> {
  const answer = await ask<Body>(url, request);
  expect(
    answer.status === status,
    `${new URL(url).pathname} answered ${answer.status} ${answer.body?.code ?? ''}`,
  );
  return answer;
}

async function soon(isSo: () => Promise<boolean>, otherwise: string): Promise<void> {
  const giveUp = performance.now() + SOON_MS;
  while (!(await isSo())) {
    expect(performance.now() < giveUp, otherwise);
    await pause(LOOKS_EVERY_MS);
  }
}
