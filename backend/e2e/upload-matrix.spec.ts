import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { createDatabase, query, signedIn, startBackend, type Backend } from './harness.js';
import { animatedFile, bombFile, pictureFile, pngOfBytes, telephoneFile } from './picture-files.js';
import { s3Variables, startS3 } from './s3-server.js';
import { served, Uploader } from './upload.js';

const FIVE_MB = 5 * 1024 * 1024;
const PAYLOAD = '<script>alert("payload")</script>';

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${PAYLOAD}</svg>`;
const half = async (file: Promise<Buffer>) => (await file).subarray(0, Math.floor((await file).length / 2));
const withTail = async (file: Promise<Buffer>, tail: string) =>
  Buffer.concat([await file, Buffer.from(tail)]);

type Step = 'put' | 'finalize';
/** What is uploaded, and who refuses it with what; nobody when it becomes a picture of that size. */
type Row = [
  string,
  () => Promise<Uint8Array> | Uint8Array,
  { width: number; height: number } | { step: Step; status: number; code: string },
];

const refused = (code: string) => ({ step: 'finalize', status: 422, code }) as const;
const PICTURE = { width: 400, height: 300 };

/** With an object store nobody counts while the file arrives: it is finalize that refuses. */
const matrix = (tooLarge: Step): Row[] => [
  ['a PNG', () => pictureFile('png'), PICTURE],
  ['a JPEG', () => pictureFile('jpeg'), PICTURE],
  ['a WebP', () => pictureFile('webp'), PICTURE],
  ['an AVIF', () => pictureFile('avif'), PICTURE],
  ['a JPEG that says it is a PNG', () => pictureFile('jpeg'), PICTURE],
  ['a picture wider than 1280 px', () => pictureFile('jpeg', 2_000, 1_000), { width: 1280, height: 640 }],
  ['an animated WebP, of which the first frame stays', () => animatedFile('webp'), { width: 40, height: 30 }],
  ['a JPEG on its side, with its place and owner', () => telephoneFile(), { width: 200, height: 400 }],
  ['a JPEG with a script behind it', () => withTail(pictureFile('jpeg'), PAYLOAD), PICTURE],
  ['a PNG with an archive behind it', () => withTail(pictureFile('png'), `PK\x03\x04${PAYLOAD}`), PICTURE],
  ['exactly 5 MB', () => pngOfBytes(FIVE_MB), PICTURE],
  [
    '5 MB and a byte',
    () => pngOfBytes(FIVE_MB + 1),
    { step: tooLarge, status: 413, code: 'picture.too-large' },
  ],
  ['nothing', () => Buffer.alloc(0), refused('picture.empty')],
  ['an SVG', () => Buffer.from(SVG), refused('picture.unknown-format')],
  [
    'an SVG with an XML head',
    () => Buffer.from(`<?xml version="1.0"?>${SVG}`),
    refused('picture.unknown-format'),
  ],
  ['HTML', () => Buffer.from(`<!doctype html>${PAYLOAD}`), refused('picture.unknown-format')],
  ['a PDF', () => Buffer.from(`%PDF-1.7\n${PAYLOAD}`), refused('picture.unknown-format')],
  ['a program', () => Buffer.from('MZ\x90\x00'), refused('picture.unknown-format')],
  ['an animated GIF', () => animatedFile('gif'), refused('picture.unknown-format')],
  [
    'HTML with a JPEG in it',
    async () => Buffer.concat([Buffer.from(PAYLOAD), await pictureFile('jpeg')]),
    refused('picture.unknown-format'),
  ],
  [
    'a PNG signature before HTML',
    () => Buffer.from(`\x89PNG\r\n\x1a\n${PAYLOAD}`, 'latin1'),
    refused('picture.broken'),
  ],
  [
    'a JPEG start before HTML',
    () => Buffer.from(`\xff\xd8\xff${PAYLOAD}`, 'latin1'),
    refused('picture.broken'),
  ],
  ['half a PNG', () => half(pictureFile('png', 900, 900)), refused('picture.broken')],
  ['half a JPEG', () => half(pictureFile('jpeg', 900, 900)), refused('picture.broken')],
  ['half a WebP', () => half(pictureFile('webp', 900, 900)), refused('picture.broken')],
  ['half an AVIF', () => half(pictureFile('avif', 900, 900)), refused('picture.broken')],
  ['16,000 × 16,000 pixels in 32 KB', () => bombFile(), refused('picture.too-many-pixels')],
];

describe.each([
  ['in a folder', async () => ({ variables: {}, stop: () => Promise.resolve(), tooLarge: 'put' as Step })],
  [
    'in an object store',
    async () => {
      const { config, stop } = await startS3();
      return { variables: s3Variables(config), stop, tooLarge: 'finalize' as Step };
    },
  ],
])('what is uploaded to a store %s', (where, open) => {
  let backend: Backend;
  let uploader: Uploader;
  let databaseUrl: string;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    const opened = await open();
    stop = opened.stop;
    databaseUrl = await createDatabase();
    backend = await startBackend({ databaseUrl, env: opened.variables });
    uploader = new Uploader(backend, await signedIn(backend));
  });
  afterAll(async () => {
    await backend.stop();
    await stop();
  });

  it.each(matrix(where === 'in a folder' ? 'put' : 'finalize'))('%s', async (_, make, expected) => {
    const { uploadURL } = (await uploader.request()).body;
    const put = await uploader.put(uploadURL, await make());
    const finalized = await uploader.finalize(uploadURL);
    if ('code' in expected) {
      const refusal = expected.step === 'put' ? put : finalized;
      if (expected.step === 'finalize') expect(put.status).toBe(200);
      expect([refusal.status, refusal.body.code]).toEqual([expected.status, expected.code]);
      expect(finalized.status).toBeGreaterThanOrEqual(400);
      return;
    }
    expect([put.status, finalized.status]).toEqual([200, 200]);
    await expectPicture(finalized.body.objectPath, expected);
  });

  it('left no row beside those of the accepted pictures', async () => {
    const accepted = matrix('put').filter(([, , expected]) => 'width' in expected).length;
    expect(await query(databaseUrl, 'SELECT count(*)::int AS count FROM pictures')).toEqual([
      { count: accepted },
    ]);
  });

  it.each([
    'text/plain',
    'application/json',
    'application/json; charset=utf-8',
    'text/html',
    'text/plain; x',
  ])('a picture of 2 MB that is sent as %s is one all the same', async (type) => {
    const { uploadURL } = (await uploader.request()).body;
    expect((await uploader.put(uploadURL, await pngOfBytes(2_000_000), type)).status).toBe(200);
    await expectPicture((await uploader.finalize(uploadURL)).body.objectPath, PICTURE);
  });

  /** Served in three sizes, upright, as WebP, without what else the file held. */
  async function expectPicture(path: string, { width, height }: { width: number; height: number }) {
    for (const wanted of [320, 640, 1280]) {
      const { file } = await served(backend, `${path}?w=${wanted}`);
      const seen = await sharp(file).metadata();
      const shown = Math.min(wanted, width);
      expect(seen).toMatchObject({
        format: 'webp',
        width: shown,
        height: Math.round((height * shown) / width),
      });
      expect([seen.exif, seen.xmp, seen.iptc, seen.icc, seen.orientation, seen.pages]).toEqual(
        Array.from({ length: 6 }, () => undefined),
      );
      expect(file.toString('latin1')).not.toMatch(/payload|Secret|GPS/);
      const { channels } = await sharp(file).extract(upperHalf(seen)).stats();
      expect(channels[0]?.mean).toBeGreaterThan(100);
    }
  }
});

/** Where the pictures of picture-files.ts are brighter; their right half when they were turned. */
function upperHalf({ width = 0, height = 0 }: { width?: number; height?: number }) {
  return height > width
    ? { left: Math.floor(width / 2), top: 0, width: Math.floor(width / 2), height }
    : { left: 0, top: 0, width, height: Math.floor(height / 2) };
}
