import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { HONEST_FILES } from '../../../e2e/artwork-files.js';
import type { DomainError } from '../../shared/domain/domain-error.js';
import { JobHandlers } from '../../shared/jobs/job-handlers.js';
import { InMemoryJobs } from '../../shared/jobs/jobs.in-memory.js';
import { artworkInMemory, FACTS, INQUIRY } from '../adapters/artwork-in-memory.fixture.js';

const ELSEWHERE = '203.0.113.7';
const MB = 1024 * 1024;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let house: Awaited<ReturnType<typeof artworkInMemory>>;
let logo: Buffer;
beforeAll(async () => {
  Logger.overrideLogger(false);
  logo = await HONEST_FILES['logo.png']();
});
beforeEach(async () => {
  house = await artworkInMemory();
});

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    ({ code }: DomainError) => code,
  );

describe('an upload', () => {
  it('is announced, PUT, finished, looked at and shown to its draft alone', async () => {
    const { id, draft, uploadUrl } = await house.announce();
    expect(draft).toMatch(/^[\w-]{32}$/);
    expect(await house.uploads.list(draft)).toMatchObject([{ id, state: 'uploading', kind: null }]);
    await house.put(uploadUrl, logo);
    expect(await house.uploads.finish(draft, id)).toMatchObject({
      state: 'queued',
      kind: 'png',
      bytes: logo.length,
    });
    expect(house.queued).toEqual([['look-at-artwork', {}]]);
    expect(await codeOf(house.uploads.preview(draft, id))).toBe('artwork.missing');

    await house.looks.lookAtAll();
    expect(house.looked).toEqual([logo]);
    expect(await house.uploads.list(draft)).toMatchObject([{ state: 'done', facts: FACTS }]);
    expect(Buffer.from(await house.uploads.preview(draft, id)).toString()).toBe('a picture');
    expect(await house.keys('artwork')).toEqual([`artwork/${id}`, `artwork/${id}.png`]);
    expect(await house.keys('incoming')).toEqual([]);

    const { draft: another } = await house.announce();
    expect((await house.uploads.list(another)).map((one) => one.id)).not.toContain(id);
    expect(await codeOf(house.uploads.preview(another, id))).toBe('artwork.missing');
    expect(await codeOf(house.uploads.finish(another, id))).toBe('artwork.missing');
    await house.uploads.remove(another, id);
    expect(await house.uploads.list(draft)).toHaveLength(1);
  });

  it('is finished once, whoever asks how often, and what is PUT later changes nothing', async () => {
    const { id, draft, uploadUrl } = await house.uploaded(logo);
    await house.put(uploadUrl, Buffer.from('%PDF-1.7'));
    expect(await house.uploads.finish(draft, id)).toMatchObject({ kind: 'png' });
    expect(house.queued).toHaveLength(1);
    await house.looks.lookAtAll();
    expect(house.looked).toEqual([logo]);
    await house.looks.lookAtAll();
    expect(house.looked).toHaveLength(1);
  });

  it.each([
    ['nothing', undefined, 'artwork.not-uploaded'],
    ['an empty file', '', 'artwork.empty'],
    ['a page', '<!doctype html>', 'artwork.unknown-format'],
  ])('of %s is refused, and may be tried again', async (_, text, code) => {
    const { id, draft, uploadUrl } = await house.announce();
    if (text !== undefined) await house.put(uploadUrl, Buffer.from(text));
    expect(await codeOf(house.uploads.finish(draft, id))).toBe(code);
    await house.put(uploadUrl, Buffer.from('%PDF-1.7'));
    expect(await house.uploads.finish(draft, id)).toMatchObject({ kind: 'pdf', state: 'queued' });
  });

  it('that is larger than it may be is refused, wherever it was stored', async () => {
    const { id, draft } = await house.announce();
    await house.store.write(`incoming/${id}`, Buffer.alloc(50 * MB + 1));
    expect(await codeOf(house.uploads.finish(draft, id))).toBe('artwork.too-large');
  });

  it('counts by what arrived, not by what was announced', async () => {
    const large = Buffer.concat([Buffer.from('8BPS'), Buffer.alloc(50 * MB - 4)]);
    const { draft } = await house.uploaded(large);
    await house.uploaded(large, draft);
    expect(await codeOf(house.uploaded(large, draft))).toBe('artwork.too-much');
    expect((await house.uploads.list(draft)).map(({ state }) => state)).toEqual([
      'kept',
      'kept',
      'uploading',
    ]);
  });

  it('of a kind that nobody opens is kept for staff', async () => {
    const { draft } = await house.uploaded(Buffer.from('PK\x03\x04'));
    expect(await house.uploads.list(draft)).toMatchObject([{ kind: 'zip', state: 'kept' }]);
    expect(house.queued).toEqual([]);
  });

  it('is one of five', async () => {
    const { draft } = await house.announce();
    for (let more = 0; more < 4; more += 1) await house.announce(draft);
    expect(await codeOf(house.announce(draft))).toBe('artwork.too-many');
  });

  it('needs a draft that there is', async () => {
    expect(await codeOf(house.announce('q3Zf0mYb1kX8rT5vJ2nLwP7sHdUe9CgA'))).toBe('artwork.unknown-draft');
    const { draft, id } = await house.uploaded(logo);
    await house.uploads.remove(draft, id);
    expect(await codeOf(house.announce(draft))).toBe('done');
    await house.attached.attach(INQUIRY, 'shirt', await house.uploaded(logo, draft));
    expect(await codeOf(house.announce(draft))).toBe('done');
  });

  it('is one of ten a day from one address, taken back or not; this machine has no limit', async () => {
    for (let more = 0; more < 10; more += 1) {
      const { draft, id } = await house.announce(undefined, 1, ELSEWHERE);
      await house.uploads.remove(draft, id);
    }
    expect(await codeOf(house.announce(undefined, 1, ELSEWHERE))).toBe('artwork.too-often');
    expect(await codeOf(house.announce(undefined, 1, '203.0.113.8'))).toBe('done');
    for (let more = 0; more < 12; more += 1) await house.announce();
    house.laterMs = DAY_MS + 1;
    expect(await codeOf(house.announce(undefined, 1, ELSEWHERE))).toBe('done');
  });

  it('is unavailable while the store is away, and nothing is announced', async () => {
    const { draft, id, uploadUrl } = await house.announce();
    await house.put(uploadUrl, Buffer.from('%PDF-1.7'));
    await rename(house.folder, `${house.folder}-away`);
    await writeFile(house.folder, '');
    expect(await codeOf(house.announce(draft))).toBe('store.unavailable');
    expect(await codeOf(house.uploads.finish(draft, id))).toBe('store.unavailable');
    await rm(house.folder);
    await rename(`${house.folder}-away`, house.folder);
    expect(await house.uploads.list(draft)).toHaveLength(1);
    expect(await house.uploads.finish(draft, id)).toMatchObject({ state: 'queued' });
  });
});

describe('a look', () => {
  it('that refuses a file says why; staff have the file all the same', async () => {
    house.seen = { sha256: 'ab', refusal: 'artwork.too-many-pixels' };
    const { draft, id } = await house.uploaded(logo);
    await house.looks.lookAtAll();
    expect(await house.uploads.list(draft)).toMatchObject([
      { state: 'refused', refusal: 'artwork.too-many-pixels', facts: null },
    ]);
    expect(await house.keys('artwork')).toEqual([`artwork/${id}`]);
  });

  it('takes one after the other, leaves those that come meanwhile to the first, and tells of a fault at the end', async () => {
    const first = await house.uploaded(logo);
    await house.store.remove([`artwork/${first.id}`]);
    const second = await house.uploaded(logo);
    const all = house.looks.lookAtAll();
    await Promise.all([house.looks.lookAtAll(), house.looks.lookAtAll()]);
    expect(await codeOf(all)).toBe('artwork.missing');
    expect(house.looked).toHaveLength(1);
    expect(await house.uploads.list(second.draft)).toMatchObject([{ state: 'done' }]);
    await house.uploads.remove(first.draft, first.id);
    expect(await codeOf(house.looks.lookAtAll())).toBe('done');
  });

  it('that fails looks again, although another design came meanwhile', async () => {
    const handlers = new JobHandlers();
    const jobs = new InMemoryJobs(handlers, house.clock);
    handlers.handle('look-at-artwork', () => house.looks.lookAtAll());
    const { draft } = await house.uploaded(logo);
    house.meanwhile = async () => {
      house.meanwhile = () => Promise.resolve();
      await house.uploaded(logo, draft);
      for (const job of house.queued.splice(0)) await jobs.add(...job);
      await jobs.work();
      throw new Error('the database was silent for too long');
    };
    for (const job of house.queued.splice(0)) await jobs.add(...job);
    await jobs.work();
    house.laterMs += 60_000;
    await jobs.work();
    expect(await house.uploads.list(draft)).toMatchObject([{ state: 'done' }, { state: 'done' }]);
  });

  it('at what was taken back meanwhile, or never was, does nothing', async () => {
    const { draft, id } = await house.uploaded(logo);
    await house.uploads.remove(draft, id);
    await house.looks.lookAtAll();
    await house.looks.lookAtAll();
    expect(house.looked).toEqual([]);
  });
});

describe('attaching', () => {
  const placement = { areaId: 'pocket', widthMm: 40, xMm: 0, yMm: 0, withoutGround: true };

  it('makes all that arrived the files of an inquiry, where they were placed, once', async () => {
    const { draft, id } = await house.uploaded(logo);
    await house.announce(draft);
    const placements = [{ artworkId: id, ...placement }];
    expect(await house.attached.attach(INQUIRY, 'shirt', { draft, placements })).toBe(1);
    expect(await house.attached.attach(INQUIRY, 'shirt', { draft, placements })).toBe(0);
    const [one, ...others] = await house.attached.list(INQUIRY);
    expect(others).toEqual([]);
    expect(one).toMatchObject({ id, placement: { ...placement, area: { name: 'Pocket', widthMm: 70 } } });
    // Whoever has sent them and heard no answer still sees what to send again.
    expect((await house.uploads.list(draft)).map(({ state }) => state)).toEqual(['queued', 'uploading']);
    await house.looks.lookAtAll();
    expect(Buffer.from(await house.attached.preview(INQUIRY, id)).toString()).toBe('a picture');
    const { fileName, bytes, file } = await house.attached.open(INQUIRY, id);
    expect(await buffer(file)).toHaveLength(bytes);
    expect(fileName).toBe('logo.png');
    await house.uploads.remove(draft, id);
    expect(await house.attached.list(INQUIRY)).toHaveLength(1);
  });

  it('refuses a draft without files, and one that another inquiry has got', async () => {
    const nothing = await house.announce();
    expect(await codeOf(house.attached.attach(INQUIRY, 'shirt', nothing))).toBe('artwork.unknown-draft');
    const { draft } = await house.uploaded(logo);
    await house.attached.attach('another', 'shirt', { draft });
    expect(await codeOf(house.attached.attach(INQUIRY, 'shirt', { draft }))).toBe('artwork.unknown-draft');
  });

  it('refuses what leaves the garment, and takes a garment that is archived', async () => {
    const { draft, id } = await house.uploaded(logo);
    const placed = (change: object) => ({ draft, placements: [{ artworkId: id, ...placement, ...change }] });
    expect(await codeOf(house.attached.attach(INQUIRY, 'shirt', placed({ areaId: 'leg' })))).toBe(
      'artwork.unknown-area',
    );
    expect(await codeOf(house.attached.attach(INQUIRY, 'shirt', placed({ widthMm: 90 })))).toBe(
      'artwork.outside-area',
    );
    expect(await house.attached.attach(INQUIRY, 'archived', placed({}))).toBe(1);
    expect(await house.attached.list(INQUIRY)).toMatchObject([
      { placement: { areaId: 'pocket', area: null } },
    ]);
  });

  it('shows an inquiry no files but its own, and those of no unknown one', async () => {
    const { draft, id } = await house.uploaded(logo);
    await house.attached.attach('another', 'shirt', { draft });
    expect(await house.attached.list(INQUIRY)).toEqual([]);
    expect(await codeOf(house.attached.preview(INQUIRY, id))).toBe('artwork.missing');
    expect(await codeOf(house.attached.open(INQUIRY, id))).toBe('artwork.missing');
    expect(await codeOf(house.attached.list('nobody'))).toBe('inquiry.unknown');
  });
});

describe('the sweep', () => {
  it('deletes what was not attached within a day, and files of nothing', async () => {
    const kept = await house.uploaded(logo);
    await house.attached.attach(INQUIRY, 'shirt', kept);
    await house.looks.lookAtAll();
    const left = await house.uploaded(logo);
    const unfinished = await house.announce();
    await house.put(unfinished.uploadUrl, Buffer.from('%PDF'));
    await house.store.write('artwork/0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11', Buffer.from('of nothing'));
    await house.uploads.sweep();
    expect([(await house.keys('artwork')).length, (await house.keys('incoming')).length]).toEqual([4, 1]);
    house.laterMs = HOUR_MS + 60_000;
    await house.uploads.sweep();
    expect([(await house.keys('artwork')).length, (await house.keys('incoming')).length]).toEqual([3, 1]);
    house.laterMs = DAY_MS + 60_000;
    await house.uploads.sweep();
    expect(await house.keys('artwork')).toEqual([`artwork/${kept.id}`, `artwork/${kept.id}.png`]);
    expect(await house.keys('incoming')).toEqual([]);
    expect(await house.uploads.list(left.draft)).toEqual([]);
    expect(await house.attached.list(INQUIRY)).toHaveLength(1);
    expect((await readdir(house.folder)).sort()).toEqual([
      'artwork',
      'incoming',
      'quarantine',
      'signing-key',
    ]);
  });

  it('deletes the files of customers who have not come back for two years', async () => {
    const { draft, id } = await house.uploaded(logo);
    await house.attached.attach(INQUIRY, 'shirt', { draft });
    house.laterMs = 732 * DAY_MS;
    house.lastAsked = new Date(Date.now() + 30 * DAY_MS);
    await house.uploads.sweep();
    expect(await house.attached.list(INQUIRY)).toHaveLength(1);
    house.lastAsked = new Date();
    await house.uploads.sweep();
    expect(await house.attached.list(INQUIRY)).toEqual([]);
    expect(await house.keys('artwork')).not.toContain(`artwork/${id}`);
  });
});
