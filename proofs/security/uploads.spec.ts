import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { animatedFile, bombFile, pictureFile, pngOfBytes } from '../../backend/e2e/picture-files.ts';
import { commandLine, processTree } from '../../tools/running-processes.mjs';
import { askExactly, Attacks } from '../support/attacks.ts';
import type { Copy, SentHeaders } from '../support/copy.ts';
import { proof } from '../proof.ts';

const MB = 1024 * 1024;
const LARGEST = 5 * MB;
/** What a refused bomb may cost; decoded it would be 256 million pixels. */
const BOMB_BELOW_MB = 40;
const SCRIPT = '<script>alert("payload")</script>';
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`;

proof({
  promise: 'Uploads: as in the contract; a 16,000 × 16,000 bomb is refused before it is decoded',
  figure: `no file but a picture is kept, nothing of it but its pixels, no URL but one’s own once; a bomb below ${BOMB_BELOW_MB} MB and 1 s`,
  bites:
    'Without the limit of pixels it prints “not repelled: a bomb: 200 … 118 attacks, 7 not repelled; first: a bomb; the bomb took 96.0 MB and 3371 ms … NOT HELD”.',
  async prove({ start, say }) {
    const attacks = new Attacks(say);
    const copy = await start();
    const staff = new Uploader(copy, await copy.signIn());
    await tryFiles(staff, attacks);
    const cost = await tryBomb(copy, staff, attacks);
    await tryAddresses(copy, staff, attacks);
    await tryKept(copy, staff, attacks);
    return attacks.result(`the bomb took ${cost.megabytes.toFixed(1)} MB and ${cost.ms.toFixed(0)} ms`);
  },
});

/** What the staff area does, step by step. */
class Uploader {
  readonly copy: Copy;
  readonly headers: SentHeaders;

  constructor(copy: Copy, headers: SentHeaders) {
    this.copy = copy;
    this.headers = headers;
  }

  request = async (): Promise<string> =>
    (await this.copy.api('/api/objects/upload', { method: 'POST', headers: this.headers })).body.uploadURL;

  put = async (uploadURL: string, file: Buffer, type = 'image/png'): Promise<number> => {
    const headers = { ...this.headers, 'content-type': type };
    const answer = await fetch(uploadURL, { method: 'PUT', headers, body: Buffer.from(file) });
    await answer.arrayBuffer();
    return answer.status;
  };

  finalize = (imageURL: unknown, headers = this.headers) =>
    this.copy.api('/api/objects/finalize', { method: 'PUT', headers, body: { imageURL } });

  /** @returns the answer to finalize */
  upload = async (file: Buffer, type?: string) => {
    const uploadURL = await this.request();
    const put = await this.put(uploadURL, file, type);
    return { put, uploadURL, ...(await this.finalize(uploadURL)) };
  };
}

async function tryFiles(staff: Uploader, attacks: Attacks) {
  const png = await pictureFile('png');
  const jpeg = await pictureFile('jpeg');
  const text = (content: string) => Buffer.from(content, 'latin1');
  const large = await pngOfBytes(LARGEST + 1);
  const files = {
    'an SVG': text(SVG),
    'an SVG with an XML head': text(`<?xml version="1.0"?>${SVG}`),
    'an SVG in UTF-16': Buffer.from(`\ufeff${SVG}`, 'utf16le'),
    HTML: text(`<!doctype html>${SCRIPT}`),
    'HTML that begins like a GIF': text(`GIF89a/*${SCRIPT}`),
    'HTML behind a PNG signature': text(`\x89PNG\r\n\x1a\n${SCRIPT}`),
    'HTML behind the start of a JPEG': text(`\xff\xd8\xff${SCRIPT}`),
    'HTML behind the start of a WebP': text(`RIFF\x40\0\0\0WEBPVP8 ${SCRIPT}`),
    'HTML behind the start of an AVIF': text(`\0\0\0\x1cftypavif\0\0\0\0avifmif1${SCRIPT}`),
    'HTML before a JPEG': Buffer.concat([text(SCRIPT), jpeg]),
    'a GIF': await animatedFile('gif'),
    'a PDF': text(`%PDF-1.7\n${SCRIPT}`),
    'an archive': text('PK\x03\x04'),
    'a program': text('\x7fELF'),
    PostScript: text('%!PS-Adobe-3.0\n(%pipe%id) (w) file'),
    'a command for ImageMagick': text('push graphic-context\nfill "url(https://elsewhere.example/|id)"'),
    'half a PNG': png.subarray(0, png.length / 2),
    nothing: Buffer.alloc(0),
    '5 MB and a byte': large,
  };
  for (const [what, file] of Object.entries(files)) {
    for (const type of ['image/png', 'text/html', 'image/svg+xml']) {
      const { put, status, body } = await staff.upload(file, type);
      const isRefused = [413, 422].includes(put === 413 ? put : status) && body.objectPath === undefined;
      attacks.note(`${what} as ${type}`, isRefused, `${put} ${status}`);
    }
  }
}

/** Resident memory is looked at every few milliseconds while the bombs are refused. */
async function tryBomb(
  copy: Copy,
  staff: Uploader,
  attacks: Attacks,
): Promise<{ megabytes: number; ms: number }> {
  const backend = processTree(copy.pid).find((pid) => /backend\/dist\/main\.js/.test(commandLine(pid)));
  await staff.upload(await pictureFile('png'));
  let most = 0;
  let isOver = false;
  const before = residentMegabytes(backend);
  const watching = (async () => {
    while (!isOver) {
      most = Math.max(most, residentMegabytes(backend) - before);
      await pause(2);
    }
  })();
  const file = bombFile();
  let slowest = 0;
  for (let times = 0; times < 5; times += 1) {
    const { status, body, ms } = await staff.upload(file);
    slowest = Math.max(slowest, ms);
    attacks.note(
      'a bomb',
      status === 422 && body.code === 'picture.too-many-pixels',
      `${status} ${body.code}`,
    );
  }
  isOver = true;
  await watching;
  attacks.note('a bomb is decoded', most < BOMB_BELOW_MB && slowest < 1_000, `${most} MB, ${slowest} ms`);
  return { megabytes: most, ms: slowest };
}

async function tryAddresses(copy: Copy, staff: Uploader, attacks: Attacks) {
  const picture = await pictureFile('png');
  const uploadURL = await staff.request();
  await staff.put(uploadURL, picture);
  const other = new Uploader(copy, await copy.signIn());
  const { origin, pathname, search } = new URL(uploadURL);
  const id = pathname.split('/').at(-1);
  const urls = [
    ...[
      'https://elsewhere.example/a.png',
      'http://127.0.0.1:5432/',
      'http://[::1]/',
      'http://169.254.169.254/latest/meta-data/',
    ],
    ...[
      'file:///etc/passwd',
      'data:image/png;base64,AAAA',
      'ftp://elsewhere.example/a',
      'gopher://127.0.0.1/',
      '',
      'x',
      '//elsewhere.example',
    ],
    ...[
      `https://elsewhere.example${pathname}${search}`,
      `${origin}@elsewhere.example${pathname}`,
      `${origin}.elsewhere.example${pathname}`,
    ],
    ...[
      `${origin}${pathname}/../${id}`,
      `${origin}${pathname}%2f..%2f${id}`,
      `${origin}/api/objects/quarantine/../signing-key`,
    ],
    ...[
      `${origin}/api/objects/quarantine/..%2fsigning-key`,
      `${origin}/api/objects/quarantine/`,
      `${origin}/api/objects/pictures/${id}`,
    ],
    ...[
      `${uploadURL}\u0000`,
      ` ${uploadURL}`,
      `${origin.toUpperCase()}${pathname}`,
      `${origin}${pathname.replace(id ?? '', (found) => found.toUpperCase())}`,
    ],
  ];
  for (const url of urls) {
    const { status, body } = await staff.finalize(url);
    attacks.note(`finalize ${url}`, [400, 422].includes(status) && !body.objectPath, `${status}`);
  }
  for (const odd of [null, 7, {}, [], [uploadURL], { href: uploadURL }]) {
    const { status } = await staff.finalize(odd);
    attacks.note(`finalize ${JSON.stringify(odd)}`, status === 400, status);
  }
  const stolen = await other.finalize(uploadURL);
  attacks.note('finalize for another session', stolen.status === 422, stolen.status);

  const changes: ((query: string) => string)[] = [
    (query) => query.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
    (query) => query.replace(/expires=\d+/, 'expires=9999999999999'),
    () => '',
  ];
  for (const change of changes) {
    const put = await staff.put(`${origin}${pathname}${change(search)}`, picture);
    attacks.note('a bent permission', put === 403, put);
  }
  // No query may name a thing twice that is asked for once, whatever the route.
  const twice = await staff.put(`${origin}${pathname}${search}&signature=x`, picture);
  attacks.note('a permission with two signatures', twice === 400, twice);
  for (const path of [
    `/api/objects/quarantine/..%2fpictures%2f${id}-320.webp`,
    '/api/objects/quarantine/..%2f..%2fpostgres%2fPG_VERSION',
    `/api/objects/quarantine/${id}%00`,
    '/api/objects/quarantine/signing-key',
  ]) {
    const { status } = await askExactly(copy.url, {
      path: path + search,
      method: 'PUT',
      headers: staff.headers,
      body: 'x',
    });
    attacks.note(`PUT ${path}`, [400, 403, 404].includes(status), status);
  }
  const outsider = await fetch(uploadURL, { method: 'PUT', body: Buffer.from(picture) });
  attacks.note('a PUT without a session', outsider.status === 401, outsider.status);
  for (const path of [
    pathname,
    `/objects/${id}`,
    `/objects/quarantine/${id}`,
    `/objects/..%2fquarantine%2f${id}`,
    '/objects/signing-key',
    '/objects/..%2fsigning-key',
  ]) {
    const { status, text } = await askExactly(copy.url, { path });
    attacks.note(`reading the quarantine at ${path}`, status >= 400 && !text.startsWith('\x89PNG'), status);
  }

  const [first, second] = await Promise.all([staff.finalize(uploadURL), staff.finalize(uploadURL)]);
  const statuses = [first.status, second.status].toSorted((a, b) => a - b);
  attacks.note('one upload becomes two pictures', statuses[0] === 200 && statuses[1] === 409, statuses);
  const again = await staff.finalize(uploadURL);
  attacks.note('finalize again', again.status === 409, again.status);
}

/** What is served is a picture, only a picture, and always the same. */
async function tryKept(copy: Copy, staff: Uploader, attacks: Attacks) {
  const secret = Buffer.concat([await pictureFile('jpeg'), Buffer.from(SCRIPT)]);
  const { body, status, uploadURL } = await staff.upload(secret);
  if (status !== 200) throw new Error(`A picture was answered with ${status}.`);
  const look = async () => {
    const answer = await fetch(`${copy.url}${body.objectPath}?w=320`);
    return { headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  const { headers, bytes } = await look();
  attacks.note(
    'what is no WebP',
    bytes.toString('latin1', 8, 12) === 'WEBP' && headers.get('content-type') === 'image/webp',
  );
  attacks.note('a script in a picture', !bytes.includes('payload'));
  attacks.note(
    'sniffing',
    headers.get('x-content-type-options') === 'nosniff',
    headers.get('x-content-type-options'),
  );
  const policy = headers.get('content-security-policy') ?? '';
  attacks.note(
    'a picture that runs something',
    policy.includes("default-src 'none'") && policy.includes('sandbox'),
    policy,
  );
  const caching = headers.get('cache-control') ?? '';
  attacks.note('a picture that changes', /immutable/.test(caching) && /public/.test(caching), caching);
  await staff.put(uploadURL, await pictureFile('png', 50, 50));
  await staff.finalize(uploadURL);
  attacks.note('a second PUT changes what is served', (await look()).bytes.equals(bytes));
  const rows = await copy.sql('SELECT count(*)::int AS count FROM pictures');
  attacks.note('a picture too many', rows[0].count === 3, rows[0].count);
}

function residentMegabytes(pid: number | undefined): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}
