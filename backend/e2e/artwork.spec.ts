import { randomUUID } from 'node:crypto';
import { openAsBlob, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import sharp from 'sharp';
import { HONEST_FILES, HOSTILE_FILES } from './artwork-files.js';
import { Designs, ofDraft, type Design } from './designs.js';
import { inquiryOf, workedExample, type SelectionBody } from './garments.js';
import { s3Variables, startS3 } from './s3-server.js';
import {
  createDatabase,
  query,
  signedIn,
  startBackend,
  startNeighbour,
  until,
  type Backend,
} from './harness.js';

interface Sent {
  id: string;
  link: string;
}

// A process for each file, one after the other: seconds each, where the machine does everything else besides.
jest.setTimeout(240_000);

let backend: Backend;
let databaseUrl: string;
let example: SelectionBody;
let staff: Record<string, string>;
const designs = new Designs(() => backend);

beforeAll(async () => {
  databaseUrl = await createDatabase();
  backend = await startBackend({ databaseUrl, env: { SEED_DEMO: 'true' } });
  example = await workedExample(backend);
  staff = await signedIn(backend, 'mona@tiraz.example');
});

const submit = (artwork: object, key?: string) =>
  backend.ask<Sent & { code: string }>('/api/inquiries', {
    body: {
      ...inquiryOf(example, { customerEmail: 'layla@example.com' }),
      artwork: { mayBeUsed: true, ...artwork },
    },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });

describe('designs through the real upload', () => {
  const EXPECTED: Record<string, Partial<Design>> = {
    'bomb.png': { state: 'refused', refusal: 'artwork.too-many-pixels' },
    'laughs.svg': { state: 'refused', refusal: 'artwork.broken' },
    'entity.svg': { state: 'refused', refusal: 'artwork.broken' },
    'broken.pdf': { state: 'refused', refusal: 'artwork.broken' },
    'postscript.ai': { state: 'kept', kind: 'eps' },
    'cut.png': { state: 'refused', refusal: 'artwork.broken' },
  };

  /** They take all the time that there is: artwork-process.spec.ts gives them less. */
  const SLOW = ['circles.pdf', 'uses.svg'];

  it('are looked at one after the other, the honest and the hostile', async () => {
    const all = Object.entries({ ...HOSTILE_FILES, ...HONEST_FILES }).filter(
      ([name]) => !SLOW.includes(name),
    );
    // Drawn before the first is sent: drawing holds this process up for seconds, and what is under way in it.
    const files = await Promise.all(all.map(async ([name, make]) => [name, await make()] as const));
    const places = await Promise.all(
      files.map(async ([name, file]) => [name, await designs.uploaded(file)] as const),
    );
    for (const [name, place] of places) {
      const found = await designs.looked(place);
      expect({ name, ...found }).toMatchObject({ name, ...(EXPECTED[name] ?? { state: 'done' }) });
      const preview = await backend.ask(`/api/artwork/${place.id}/preview`, {
        headers: ofDraft(place.draft),
      });
      expect([name, preview.status]).toEqual([name, found.state === 'done' ? 200 : 404]);
    }
  });

  it('come along with an inquiry, once, and are its customer’s and staff’s alone', async () => {
    const place = await designs.uploaded();
    await designs.looked(place);
    const { areaId, widthMm } = { areaId: 'left-chest', widthMm: 60 };
    const placements = [{ artworkId: place.id, areaId, widthMm, xMm: 0, yMm: 5, withoutGround: false }];
    const sent = await submit({ draft: place.draft, placements }, 'one-attempt');
    expect(sent.status).toBe(201);
    const again = await submit({ draft: place.draft, placements }, 'one-attempt');
    expect([again.status, again.body.id]).toEqual([201, sent.body.id]);

    const token = sent.body.link.slice(sent.body.link.lastIndexOf('/') + 1);
    const byLink = await backend.ask<Design[]>(`/api/requests/${token}/artwork`);
    const byStaff = await backend.ask<Design[]>(`/api/admin/inquiries/${sent.body.id}/artwork`, {
      headers: staff,
    });
    for (const { body } of [byLink, byStaff])
      expect(body).toMatchObject([
        { id: place.id, placement: { areaId, widthMm, area: { name: 'Left chest', widthMm: 90 } } },
      ]);
    const file = `/api/admin/inquiries/${sent.body.id}/artwork/${place.id}/file`;
    expect((await backend.ask(file)).status).toBe(401);
    const download = await fetch(backend.url + file, { headers: staff });
    expect(Buffer.from(await download.arrayBuffer())).toEqual(await HONEST_FILES['logo.png']());

    const other = await submit({ draft: (await designs.uploaded()).draft });
    const otherToken = other.body.link.slice(other.body.link.lastIndexOf('/') + 1);
    for (const url of [
      `/api/requests/${otherToken}/artwork/${place.id}/preview`,
      `/api/artwork/${place.id}/preview`,
    ])
      expect((await backend.ask(url)).status).toBe(404);
    const [{ artwork } = { artwork: 0 }] = await query<{ artwork: number }>(
      databaseUrl,
      `SELECT (after->>'artwork')::integer AS artwork FROM audit_trail WHERE action = 'inquiry.submitted' AND thing_id = $1`,
      [sent.body.id],
    );
    expect(artwork).toBe(1);
  });

  it('come along where they are named, and no other of the draft', async () => {
    const { draft, id } = await designs.uploaded();
    await designs.uploaded(undefined, draft);
    const { body } = await submit({ draft, ids: [id] });
    const url = `/api/admin/inquiries/${body.id}/artwork`;
    expect((await backend.ask<Design[]>(url, { headers: staff })).body).toMatchObject([{ id }]);
    expect(await submit({ draft, ids: ['logo'] })).toMatchObject({ status: 400 });
    const other = await designs.uploaded();
    const refused = await submit({ draft: other.draft, ids: [other.id, randomUUID()] });
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: 'artwork.ids[1]' }] } });
  });

  it.each<[string, (draft: string, id: string) => object, string]>([
    ['another’s draft', () => ({ draft: 'A'.repeat(32) }), 'artwork.unknown-draft'],
    [
      'a place that the garment does not have',
      (draft, artworkId) => ({ draft, placements: [placed({ artworkId, areaId: 'left-thigh' })] }),
      'artwork.unknown-area',
    ],
    [
      'a print that leaves its place',
      (draft, artworkId) => ({ draft, placements: [placed({ artworkId, widthMm: 100 })] }),
      'artwork.outside-area',
    ],
  ])('with %s stop the inquiry, which stores nothing', async (_, artwork, code) => {
    const { draft, id } = await designs.uploaded();
    const count = () => query(databaseUrl, 'SELECT id FROM inquiries');
    const before = (await count()).length;
    expect(await submit(artwork(draft, id))).toMatchObject({ status: 422, body: { code } });
    expect((await count()).length).toBe(before);
    expect(await designs.list(draft)).toHaveLength(1);
  });

  it('without the word that they may be used are no inquiry', async () => {
    const { draft } = await designs.uploaded();
    expect(await submit({ draft, mayBeUsed: false })).toMatchObject({ status: 400 });
  });
});

function placed(change: object): object {
  return { areaId: 'left-chest', widthMm: 60, xMm: 0, yMm: 0, withoutGround: false, ...change };
}

it('designs go to an object store, are looked at there and come back from it', async () => {
  const s3 = await startS3();
  const server = await startBackend({
    databaseUrl: await createDatabase(),
    env: { SEED_DEMO: 'true', ...s3Variables(s3.config) },
  });
  const here = new Designs(() => server);
  const place = await here.uploaded();
  expect(place.uploadUrl.startsWith(s3.config.endpoint)).toBe(true);
  expect(await here.looked(place)).toMatchObject({ state: 'done', kind: 'png' });
  const headers = await signedIn(server, 'mona@tiraz.example');
  const body = {
    ...inquiryOf(await workedExample(server)),
    artwork: { draft: place.draft, mayBeUsed: true },
  };
  const { id } = (await server.ask<Sent>('/api/inquiries', { body })).body;
  const file = await fetch(`${server.url}/api/admin/inquiries/${id}/artwork/${place.id}/file`, { headers });
  expect(Buffer.from(await file.arrayBuffer())).toEqual(await HONEST_FILES['logo.png']());

  await s3.stop();
  expect((await server.ask('/api/artwork', { body: { fileName: 'a.png', bytes: 1 } })).status).toBe(503);
  await server.stop();
});

it('a design with which the process ends twice is refused, and holds up no other', async () => {
  const ofOne = await createDatabase();
  let server = await startNeighbour(ofOne);
  const here = new Designs(() => server);
  const deadly = await here.uploaded(await HOSTILE_FILES['uses.svg']());
  for (const times of [1, 2]) {
    const begun = 'SELECT FROM artwork WHERE id = $1 AND looks = $2';
    const hasBegun = async () => (await query(ofOne, begun, [deadly.id, times])).length > 0;
    await until(`look ${times} has begun`, hasBegun, 30_000);
    process.kill(server.pid as number, 'SIGKILL');
    await server.stop();
    server = await startNeighbour(ofOne);
    expect(await here.looked(await here.uploaded())).toMatchObject({ state: 'done' });
    expect(await here.list(deadly.draft)).toMatchObject([{ state: 'queued' }]);
    const longAgo = "UPDATE artwork SET look_began_at = look_began_at - interval '3 minutes'";
    await query(ofOne, longAgo);
    await here.uploaded();
  }
  expect(await here.looked(deadly)).toMatchObject({ state: 'refused', refusal: 'artwork.took-too-long' });
});

describe('ten designs of many megabytes at once', () => {
  /** Garbage of the streams, which is soon collected; the files together are 250 MB. */
  const MOST_MEGABYTES = 60;
  let server: Awaited<ReturnType<typeof startNeighbour>>;
  let folder: string;
  beforeAll(async () => {
    server = await startNeighbour(await createDatabase());
    folder = await mkdtemp(join(tmpdir(), 'tiraz-designs-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('leave the memory of the process as it was', async () => {
    const here = new Designs(() => server);
    // Large and soon looked at: the preview of a photograph takes three times as long.
    const flat = sharp({ create: { width: 3_000, height: 2_800, channels: 3, background: '#a3352b' } });
    await writeFile(join(folder, 'flat.png'), await flat.png({ compressionLevel: 0 }).toBuffer());
    // Sent as it is read, as browsers do. Ten such bodies in memory hold this process up for so long that the server has
    // to take its connections for silent ones.
    const file = await openAsBlob(join(folder, 'flat.png'));
    expect(file.size).toBeGreaterThan(24_000_000);
    await here.looked(await here.uploaded(file));
    const megabytes = () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024;
    const before = megabytes();
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, megabytes())), 20);
    try {
      const places = await Promise.all(Array.from({ length: 10 }, () => here.uploaded(file)));
      for (const place of places) expect(await here.looked(place)).toMatchObject({ state: 'done' });
    } finally {
      clearInterval(watch);
    }
    expect(most - before).toBeLessThan(MOST_MEGABYTES);
  });
});
