// What a visitor and staff do on a site made of the images, over HTTP, as their browsers would.
import { brotliDecompressSync } from 'node:zlib';
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { InquiryReceipt, Quote } from '@tiraz/api-client';
import type { FinalizedPicture, UploadPlace } from '@tiraz/api-client/staff';
import type { Request } from '../product.ts';
import { expect } from '../steps.ts';

/** Of the demo catalogue: docs/api.md. */
const SELECTION = {
  productTypeId: '01993c00-0000-7000-8000-000000000001',
  fabricId: '01993c00-0000-7000-8000-000000000102',
  fitId: '01993c00-0000-7000-8000-000000000204',
  finishingQualityId: '01993c00-0000-7000-8000-000000000302',
  quantity: 100,
  colors: ['white'],
  printOptions: [{ printTypeId: '01993c00-0000-7000-8000-000000000401', colors: 2 }],
};

/** What was started, and how it is visited. */
export interface Site {
  /** Its origin, without a trailing slash. */
  site: string;
  /** The remotes' origins, by their names. */
  remotes: Record<string, string>;
  staff: { email: string; password: string };
}

interface Visit extends Site {
  /** A PNG. */
  picture: Buffer<ArrayBuffer>;
  /** Gets a line for everything that was done. */
  say(line: string): void;
}

/** @throws {Error} at the first thing that is not as it is to be */
export async function visit({ site, remotes, staff, picture, say }: Visit): Promise<void> {
  const page = await fetch(`${site}/en`);
  const html = await page.text();
  expect(page.status === 200 && html.includes('Get Instant Quote'), 'the landing page is prerendered');
  for (const origin of Object.values(remotes)) {
    expect(
      page.headers.get('content-security-policy')?.includes(origin),
      `the page's policy trusts ${origin}`,
    );
  }
  say(`GET /en: ${page.status}, prerendered, ${html.length} bytes`);

  const located = await answer<{ name: string; entry: string }[]>(`${site}/remotes.json`);
  for (const { name, entry } of located) {
    expect(entry.startsWith(`${remotes[name]}/`), `the ${name} remote lies at ${remotes[name]}: ${entry}`);
    say(await describeRemote(name, entry, site));
  }

  const quote = await answer<Quote>(`${site}/api/calculate-quote`, { body: SELECTION });
  expect(quote.totalCost === '23700.00', `100 pieces cost 23700.00: ${quote.totalCost}`);
  say(`quote: ${quote.totalCost} EGP`);
  const who = { customerName: 'Layla Hassan', customerEmail: 'layla@example.com' };
  const inquiry = await answer<InquiryReceipt>(`${site}/api/inquiries`, {
    body: { ...SELECTION, ...who },
    status: 201,
  });
  say(`inquiry: ${inquiry.reference}`);

  const signedIn = await fetch(`${site}/api/admin/login`, json(staff));
  expect(signedIn.status === 200, `sign-in answers ${signedIn.status}`);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
  const [first] = await answer<InquiryReceipt[]>(`${site}/api/admin/inquiries?limit=1`, {
    headers: { cookie },
  });
  expect(first?.reference === inquiry.reference, 'staff see the inquiry on top');
  say(`signed in; the newest inquiry is ${first?.reference}`);

  const { uploadURL } = await answer<UploadPlace>(`${site}/api/objects/upload`, {
    method: 'POST',
    headers: { cookie },
  });
  const put = await fetch(uploadURL, { method: 'PUT', body: picture });
  expect(put.status === 200, `the store takes the picture: ${put.status}`);
  const { objectPath } = await answer<FinalizedPicture>(`${site}/api/objects/finalize`, {
    method: 'PUT',
    headers: { cookie },
    body: { imageURL: uploadURL },
  });
  const served = await fetch(`${site}${objectPath}?w=320`);
  expect(served.headers.get('content-type') === 'image/webp', 'the picture is served as WebP');
  say(
    `picture: ${picture.length} bytes to ${new URL(uploadURL).origin}, ${(await served.bytes()).length} of WebP back`,
  );
}

/** What a browser of another origin needs: permission, brotli, and the right life in caches. */
async function describeRemote(name: string, entry: string, origin: string): Promise<string> {
  const folder = new URL('.', entry).href;
  const manifest = await fetch(`${folder}mf-manifest.json`, { headers: { origin } });
  const life = (response: Response) => response.headers.get('cache-control');
  expect(life(manifest) === 'no-store', `${name}: the manifest is not stored`);
  expect(manifest.headers.get('access-control-allow-origin') === '*', `${name}: other origins may read`);
  const { exposes } = await manifest.json();
  const chunk = `${folder}${exposes[0].assets.js.sync[0]}`;
  const lives: [url: string, expected: string][] = [
    [entry, 'no-cache'],
    [chunk, 'public, max-age=31536000, immutable'],
  ];
  for (const [url, expected] of lives) {
    const { headers, body } = await getPacked(url, origin);
    expect(headers['content-encoding'] === 'br', `${url} comes as brotli`);
    expect(headers['cache-control'] === expected, `${url} is "${expected}": ${headers['cache-control']}`);
    expect(headers['content-type']?.startsWith('text/javascript'), `${url} is a script`);
    expect(brotliDecompressSync(body).length > body.length, `${url} unpacks`);
  }
  const missing = await fetch(`${folder}missing.0123456789ab.js`);
  expect(missing.status === 404 && life(missing) === 'no-store', `${name}: a 404 is not stored`);
  return `${name} at ${folder}: entry and chunks as brotli, manifest no-store, hashed files immutable`;
}

/** fetch would unpack it. */
async function getPacked(
  url: string,
  origin: string,
): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  const headers = { origin, 'accept-encoding': 'gzip, deflate, br' };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers }, resolve).once('error', reject);
  });
  return { headers: response.headers, body: await buffer(response) };
}

function json(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
}

async function answer<Body>(
  url: string,
  { body, headers, method, status = 200 }: Request & { status?: number } = {},
): Promise<Body> {
  const request =
    body === undefined ? { method, headers } : { ...json(body, headers), ...(method && { method }) };
  const response = await fetch(url, request);
  const text = await response.text();
  expect(response.status === status, `${url} answers ${response.status}: ${text}`);
  return JSON.parse(text);
}
