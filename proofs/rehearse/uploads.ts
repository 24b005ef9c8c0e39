import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ArtworkUploadPlace } from '@tiraz/api-client';
import type { FinalizedPicture, UploadPlace } from '@tiraz/api-client/staff';
import { ask, signIn, type TwoBackends } from './product.ts';
import { expect } from './steps.ts';

const PICTURE = fileURLToPath(new URL('../../docs/screenshots/calculator-en.png', import.meta.url));
/** Of a customer's design. */
const MOST_BYTES = 50 * 1024 * 1024;

type Site = Omit<TwoBackends, 'pg'>;

/** A picture is sent to one backend, made by the other, and asked of both. @returns what was seen */
export async function tryPicture({ publicUrl, one, other }: Site): Promise<string> {
  const headers = { cookie: await signIn(publicUrl) };
  const place = await ask<UploadPlace>(`${one.url}/api/objects/upload`, { method: 'POST', headers });
  const imageURL = place.body.uploadURL;
  const path = new URL(imageURL);
  const put = await ask(`${publicUrl}${path.pathname}${path.search}`, {
    method: 'PUT',
    headers,
    body: readFileSync(PICTURE),
  });
  expect(put.status === 200, `the upload answered ${put.status} ${JSON.stringify(put.body)}`);
  const made = await ask<FinalizedPicture>(`${other.url}/api/objects/finalize`, {
    method: 'PUT',
    headers,
    body: { imageURL },
  });
  expect(made.status === 200, `finalize answered ${made.status} ${JSON.stringify(made.body)}`);
  const served = await Promise.all(
    [one.url, other.url, publicUrl].map(async (url) => (await ask(url + made.body.objectPath)).status),
  );
  expect(
    served.every((status) => status === 200),
    served.join(' '),
  );
  return `${served.join(', ')} at one, the other and through nginx`;
}

/** Sends too large a quote, picture and request. @returns what was seen */
export async function tryTooLarge({ publicUrl, selection }: Site): Promise<string> {
  const headers = { cookie: await signIn(publicUrl) };
  const place = await ask<UploadPlace>(`${publicUrl}/api/objects/upload`, { method: 'POST', headers });
  const put = (bytes: number) =>
    ask(place.body.uploadURL, { method: 'PUT', headers, body: randomBytes(bytes) });
  const answers = [
    await ask(`${publicUrl}/api/calculate-quote`, { body: { ...selection, note: 'x'.repeat(70_000) } }),
    await put(5.5 * 1024 * 1024),
    await put(9 * 1024 * 1024),
  ];
  const codes = answers.map(({ status, body }) => `${status} ${body.code}`).join(', ');
  const wanted = '413 body.too-large, 413 picture.too-large, 413 request.too-large';
  expect(codes === wanted, codes);
  return codes;
}

/** Sends the largest design that may come, and one that is larger. @returns what was seen */
export async function tryDesigns({ publicUrl }: Site): Promise<string> {
  const put = async (bytes: number) => {
    const announced = { fileName: 'large.psd', bytes: MOST_BYTES };
    const { body: place } = await ask<ArtworkUploadPlace>(`${publicUrl}/api/artwork`, { body: announced });
    const file = Buffer.concat([Buffer.from('8BPS'), randomBytes(bytes - 4)]);
    const { status, body } = await ask(place.uploadUrl, { method: 'PUT', body: file });
    return body.code ?? status;
  };
  const answers = [await put(MOST_BYTES), await put(MOST_BYTES + 1)].join(', ');
  expect(answers === '200, upload.too-large', answers);
  return answers;
}
