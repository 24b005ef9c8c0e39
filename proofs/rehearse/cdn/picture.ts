import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FinalizedPicture, UploadPlace } from '@tiraz/api-client/staff';
import { ask } from '../product.ts';

const PICTURE = fileURLToPath(new URL('../../../docs/screenshots/calculator-en.png', import.meta.url));

/**
 * Staff upload a picture through the CDN.
 * @param url of the site
 * @param cookie of staff
 * @returns its path
 */
export async function addPicture(url: string, cookie: string): Promise<string> {
  const headers = { cookie };
  const { body: upload } = await ask<UploadPlace>(`${url}/api/objects/upload`, { method: 'POST', headers });
  const place = new URL(upload.uploadURL);
  const sent = await ask(url + place.pathname + place.search, {
    method: 'PUT',
    headers,
    body: readFileSync(PICTURE),
  });
  if (sent.status !== 200) throw new Error(`The upload answered ${sent.status} ${JSON.stringify(sent.body)}`);
  const body = { imageURL: upload.uploadURL };
  const made = await ask<FinalizedPicture>(`${url}/api/objects/finalize`, { method: 'PUT', headers, body });
  if (made.status !== 200) throw new Error(`finalize answered ${made.status} ${JSON.stringify(made.body)}`);
  return made.body.objectPath;
}
