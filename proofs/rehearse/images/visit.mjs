// What a visitor and staff do on a site made of the images, over HTTP, as their browsers would.
import { brotliDecompressSync } from 'node:zlib';
import { get } from 'node:http';
import { expect } from '../steps.mjs';

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

/**
 * @param {object} options
 * @param {string} options.site origin, without a trailing slash
 * @param {Record<import('../../../libs/contracts/src/remotes.ts').RemoteName, string>} options.remotes their origins
 * @param {{ email: string, password: string }} options.staff
 * @param {Buffer} options.picture a PNG
 * @param {(line: string) => void} options.say gets a line for everything that was done
 * @throws {Error} at the first thing that is not as it is to be
 */
export async function visit({ site, remotes, staff, picture, say }) {
  const page = await fetch(`${site}/en`);
  const html = await page.text();
  expect(page.status === 200 && html.includes('Get Instant Quote'), 'the landing page is prerendered');
  for (const origin of Object.values(remotes)) {
    expect(
      page.headers.get('content-security-policy').includes(origin),
      `the page's policy trusts ${origin}`,
    );
  }
  say(`GET /en: ${page.status}, prerendered, ${html.length} bytes`);

  const located = await answer(`${site}/remotes.json`);
  for (const { name, entry } of located) {
    expect(entry?.startsWith(`${remotes[name]}/`), `the ${name} remote lies at ${remotes[name]}: ${entry}`);
    say(await describeRemote(name, entry, site));
  }

  const quote = await answer(`${site}/api/calculate-quote`, { body: SELECTION });
  expect(quote.totalCost === '23700.00', `100 pieces cost 23700.00: ${quote.totalCost}`);
  say(`quote: ${quote.totalCost} EGP`);
  const who = { customerName: 'Layla Hassan', customerEmail: 'layla@example.com' };
  const inquiry = await answer(`${site}/api/inquiries`, { body: { ...SELECTION, ...who }, status: 201 });
  say(`inquiry: ${inquiry.reference}`);

  const signedIn = await fetch(`${site}/api/admin/login`, json(staff));
  expect(signedIn.status === 200, `sign-in answers ${signedIn.status}`);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
  const [first] = await answer(`${site}/api/admin/inquiries?limit=1`, { headers: { cookie } });
  expect(first.reference === inquiry.reference, 'staff see the inquiry on top');
  say(`signed in; the newest inquiry is ${first.reference}`);

  const { uploadURL } = await answer(`${site}/api/objects/upload`, { method: 'POST', headers: { cookie } });
  const put = await fetch(uploadURL, { method: 'PUT', body: picture });
  expect(put.status === 200, `the store takes the picture: ${put.status}`);
  const { objectPath } = await answer(`${site}/api/objects/finalize`, {
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
async function describeRemote(name, entry, origin) {
  const folder = new URL('.', entry).href;
  const manifest = await fetch(`${folder}mf-manifest.json`, { headers: { origin } });
  const life = (response) => response.headers.get('cache-control');
  expect(life(manifest) === 'no-store', `${name}: the manifest is not stored`);
  expect(manifest.headers.get('access-control-allow-origin') === '*', `${name}: other origins may read`);
  const { exposes } = await manifest.json();
  const chunk = `${folder}${exposes[0].assets.js.sync[0]}`;
  for (const [url, expected] of [
    [entry, 'no-cache'],
    [chunk, 'public, max-age=31536000, immutable'],
  ]) {
    const { headers, body } = await getPacked(url, origin);
    expect(headers['content-encoding'] === 'br', `${url} comes as brotli`);
    expect(headers['cache-control'] === expected, `${url} is "${expected}": ${headers['cache-control']}`);
    expect(headers['content-type'].startsWith('text/javascript'), `${url} is a script`);
    expect(brotliDecompressSync(body).length > body.length, `${url} unpacks`);
  }
  const missing = await fetch(`${folder}missing.0123456789ab.js`);
  expect(missing.status === 404 && life(missing) === 'no-store', `${name}: a 404 is not stored`);
  return `${name} at ${folder}: entry and chunks as brotli, manifest no-store, hashed files immutable`;
}

/** fetch would unpack it. */
function getPacked(url, origin) {
  return new Promise((resolve, reject) => {
    get(url, { headers: { origin, 'accept-encoding': 'gzip, deflate, br' } }, async (response) => {
      resolve({ headers: response.headers, body: Buffer.concat(await response.toArray()) });
    }).once('error', reject);
  });
}

function json(body, headers = {}) {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
}

async function answer(url, { body, headers, method, status = 200 } = {}) {
  const request =
    body === undefined ? { method, headers } : { ...json(body, headers), ...(method && { method }) };
  const response = await fetch(url, request);
  const text = await response.text();
  expect(response.status === status, `${url} answers ${response.status}: ${text}`);
  return JSON.parse(text);
}
