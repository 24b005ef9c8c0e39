// Pictures as staff bring them in, many of them: each another one, through the upload of the running backend.
import { setTimeout as pause } from 'node:timers/promises';
import { crc32, deflateSync } from 'node:zlib';
import type { Scale } from './scale.ts';

const WIDTH = 800;
const HEIGHT = 600;
const AT_ONCE = 4;
const MOST_ATTEMPTS = 50;
const PAUSE_MS = 200;

/** @returns the paths under which so many pictures are served */
export async function uploadPictures(
  { backend, headers }: Pick<Scale, 'backend' | 'headers'>,
  count: number,
): Promise<string[]> {
  const paths: string[] = [];
  let next = 0;
  const upload = async () => {
    while (next < count) paths.push(await uploadOne(backend.url, headers, picture(next++)));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, upload));
  return paths;
}

async function uploadOne(url: string, headers: Scale['headers'], file: Buffer<ArrayBuffer>): Promise<string> {
  const begun = await ask(`${url}/api/objects/upload`, { method: 'POST', headers });
  const { uploadURL }: { uploadURL: string } = JSON.parse(begun);
  await ask(uploadURL, { method: 'PUT', headers: { ...headers, 'content-type': 'image/png' }, body: file });
  const finalized = await ask(`${url}/api/objects/finalize`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ imageURL: uploadURL }),
  });
  const { objectPath }: { objectPath: string } = JSON.parse(finalized);
  return objectPath;
}

/** Comes back when it is turned away because the machine is busy. */
async function ask(url: string, request: RequestInit): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    const answer = await fetch(url, request);
    const text = await answer.text();
    if (answer.ok) return text;
    const isTurnedAway = answer.status === 503 && text.includes('server.overloaded');
    if (!isTurnedAway || attempt === MOST_ATTEMPTS)
      throw new Error(`${url} answered ${answer.status}: ${text}`);
    await pause(PAUSE_MS);
  }
}

/** A PNG of waves in three colours that no other number has. */
function picture(number: number): Buffer<ArrayBuffer> {
  const rows = Buffer.alloc(HEIGHT * (1 + WIDTH * 3));
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const place = y * (1 + WIDTH * 3) + 1 + x * 3;
      for (let colour = 0; colour < 3; colour++) {
        const wave = Math.sin((x * (colour + 1) + y * (number % 7)) / (20 + (number % 31)) + number);
        rows[place + colour] = 128 + 100 * wave;
      }
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header.set([8, 2], 8); // 8 bits of red, green and blue each
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
