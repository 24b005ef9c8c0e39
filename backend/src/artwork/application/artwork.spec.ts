import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { HONEST_FILES } from '../../../e2e/artwork-files.js';
import type { DomainError } from '../../shared/domain/domain-error.js';
import { artworkInMemory, FACTS, INQUIRY } from '../adapters/artwork-in-memory.fixture.js';

const ELSEWHERE = '203.0.113.7';
const MB = 1024 * 1024;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let fakes: Awaited<ReturnType<typeof artworkInMemory>>;
let logo: Buffer;
beforeAll(async () => {
  Logger.overrideLogger(false);
  logo = await HONEST_FILES['logo.png']();
});
beforeEach(async () => {
  fakes = await artworkInMemory();
});

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    ({ code }: DomainError) => code,
  );

describe('an upload', () => {
  it('is announced, PUT, finished, looked at and shown to its draft alone', async () => {
    const { id, draft, uploadUrl } = await fakes.announce();
    expect(draft).toMatch(/^[\w-]{32}$/);
    expect(await fakes.uploads.list(draft)).toMatchObject([{ id, state: 'uploading', kind: null }]);
    await fakes.put(uploadUrl, logo);
    expect(await fakes.uploads.finish(draft, id)).toMatchObject({
      state: 'queued',
      kind: 'png',
      bytes: logo.length,
    });
    expect(fakes.queued).toEqual([['look-at-artwork', {}]]);
    expect(await codeOf(fakes.uploads.preview(draft, id))).toBe('artwork.missing');

    await fakes.looks.lookAtAll();
    expect(fakes.looked).toEqual([logo]);
    expect(await fakes.uploads.list(draft)).toMatchObject([{ state: 'done', facts: FACTS }]);
    expect(Buffer.from(await fakes.uploads.preview(draft, id)).toString()).toBe('a picture');
    expect(await fakes.keys('artwork')).toEqual([`artwork/${id}`, `artwork/${id}.png`]);
    expect(await fakes.keys('incoming')).toEqual([]);

    const { draft: another } = await fakes.announce();
    expect((await fakes.uploads.list(another)).map((one) => one.id)).not.toContain(id);
    expect(await codeOf(fakes.uploads.preview(another, id))).toBe('artwork.missing');
    expect(await codeOf(fakes.uploads.finish(another, id))).toBe('artwork.missing');
    await fakes.uploads.remove(another, id);
    expect(await fakes.uploads.list(draft)).toHaveLength(1);
  });

  it('is finished once, whoever asks how often, and what is PUT later changes nothing', async () => {
    const { id, draft, uploadUrl } = await fakes.uploaded(logo);
    await fakes.put(uploadUrl, Buffer.from('%PDF-1.7'));
    expect(await fakes.uploads.finish(draft, id)).toMatchObject({ kind: 'png' });
    expect(fakes.queued).toHaveLength(1);
    await fakes.looks.lookAtAll();
    expect(fakes.looked).toEqual([logo]);
    await fakes.looks.lookAtAll();
    expect(fakes.looked).toHaveLength(1);
  });

  it('that two finish at once is finished for both', async () => {
    const { id, draft, uploadUrl } = await fakes.announce();
    await fakes.put(uploadUrl, logo);
    const copy = fakes.store.copy.bind(fakes.store);
    fakes.store.copy = async (from, to) => {
      fakes.store.copy = copy;
      await fakes.uploads.finish(draft, id);
      return copy(from, to);
    };
    expect(await fakes.uploads.finish(draft, id)).toMatchObject({ state: 'queued', bytes: logo.length });
    expect(fakes.queued).toHaveLength(1);
    await fakes.looks.lookAtAll();
    expect(fakes.looked).toEqual([logo]);
  });

  it('in whose place another was PUT before it was kept is not kept, and may be tried again', async () => {
    const { id, draft, uploadUrl } = await fakes.announce();
    await fakes.put(uploadUrl, logo);
    const copy = fakes.store.copy.bind(fakes.store);
    fakes.store.copy = async (from, to) => {
      fakes.store.copy = copy;
      await fakes.put(uploadUrl, Buffer.alloc(MB));
      return copy(from, to);
    };
    expect(await codeOf(fakes.uploads.finish(draft, id))).toBe('artwork.missing');
    expect(await fakes.keys('artwork')).toEqual([]);
    await fakes.put(uploadUrl, logo);
    expect(await fakes.uploads.finish(draft, id)).toMatchObject({ state: 'queued', bytes: logo.length });
  });

  it('that was kept when the database left is finished by the next try', async () => {
    const { id, draft, uploadUrl } = await fakes.announce();
    await fakes.put(uploadUrl, logo);
    const holdDraft = fakes.register.holdDraft.bind(fakes.register);
    fakes.register.holdDraft = () => Promise.reject(new Error('the database is away'));
    await expect(fakes.uploads.finish(draft, id)).rejects.toThrow('away');
    expect(await fakes.keys('artwork')).toEqual([`artwork/${id}`]);
    fakes.register.holdDraft = holdDraft;
    expect(await fakes.uploads.finish(draft, id)).toMatchObject({ state: 'queued', kind: 'png' });
    await fakes.looks.lookAtAll();
    expect(fakes.looked).toEqual([logo]);
  });

  it.each([
    ['nothing', undefined, 'artwork.not-uploaded'],
    ['an empty file', '', 'artwork.empty'],
    ['a page', '<!doctype html>', 'artwork.unknown-format'],
  ])('of %s is refused, and may be tried again', async (_, text, code) => {
    const { id, draft, uploadUrl } = await fakes.announce();
    if (text !== undefined) await fakes.put(uploadUrl, Buffer.from(text));
    expect(await codeOf(fakes.uploads.finish(draft, id))).toBe(code);
    await fakes.put(uploadUrl, Buffer.from('%PDF-1.7'));
    expect(await fakes.uploads.finish(draft, id)).toMatchObject({ kind: 'pdf', state: 'queued' });
  });

  it('that is larger than it may be is refused, wherever it was stored', async () => {
    const { id, draft } = await fakes.announce();
    await fakes.store.write(`incoming/${id}`, Buffer.alloc(50 * MB + 1));
    expect(await codeOf(fakes.uploads.finish(draft, id))).toBe('artwork.too-large');
  });

  it('counts by what arrived, not by what was announced', async () => {
    const large = Buffer.concat([Buffer.from('8BPS'), Buffer.alloc(50 * MB - 4)]);
    const { draft } = await fakes.uploaded(large);
    await fakes.uploaded(large, draft);
    expect(await codeOf(fakes.uploaded(large, draft))).toBe('artwork.too-much');
    expect((await fakes.uploads.list(draft)).map(({ state }) => state)).toEqual([
      'kept',
      'kept',
      'uploading',
    ]);
  });

  it('of a kind that nobody opens is kept for staff', async () => {
    const { draft } = await fakes.uploaded(Buffer.from('PK\x03\x04'));
    expect(await fakes.uploads.list(draft)).toMatchObject([{ kind: 'zip', state: 'kept' }]);
    expect(fakes.queued).toEqual([]);
  });

  it('is one of five', async () => {
    const { draft } = await fakes.announce();
    for (let more = 0; more < 4; more += 1) await fakes.announce(draft);
    expect(await codeOf(fakes.announce(draft))).toBe('artwork.too-many');
  });

  it('needs a draft that there is', async () => {
    expect(await codeOf(fakes.announce('q3Zf0mYb1kX8rT5vJ2nLwP7sHdUe9CgA'))).toBe('artwork.unknown-draft');
    const { draft, id } = await fakes.uploaded(logo);
    await fakes.uploads.remove(draft, id);
    expect(await codeOf(fakes.announce(draft))).toBe('done');
    await fakes.attached.attach(INQUIRY, 'shirt', await fakes.uploaded(logo, draft));
    expect(await codeOf(fakes.announce(draft))).toBe('done');
  });

  it('is one of ten a day from one address, taken back or not; this machine has no limit', async () => {
    for (let more = 0; more < 10; more += 1) {
      const { draft, id } = await fakes.announce(undefined, 1, ELSEWHERE);
      await fakes.uploads.remove(draft, id);
    }
    expect(await codeOf(fakes.announce(undefined, 1, ELSEWHERE))).toBe('artwork.too-often');
    expect(await codeOf(fakes.announce(undefined, 1, '203.0.113.8'))).toBe('done');
    for (let more = 0; more < 12; more += 1) await fakes.announce();
    fakes.laterMs = -DAY_MS;
    expect(await codeOf(fakes.announce(undefined, 1, ELSEWHERE))).toBe('done');
    fakes.laterMs = DAY_MS + 1;
    expect(await codeOf(fakes.announce(undefined, 1, ELSEWHERE))).toBe('done');
  });

  it('is unavailable while the store is away, and nothing is announced', async () => {
    const { draft, id, uploadUrl } = await fakes.announce();
    await fakes.put(uploadUrl, Buffer.from('%PDF-1.7'));
    await rename(fakes.folder, `${fakes.folder}-away`);
    await writeFile(fakes.folder, '');
    expect(await codeOf(fakes.announce(draft))).toBe('store.unavailable');
    expect(await codeOf(fakes.uploads.finish(draft, id))).toBe('store.unavailable');
    await rm(fakes.folder);
    await rename(`${fakes.folder}-away`, fakes.folder);
    expect(await fakes.uploads.list(draft)).toHaveLength(1);
    expect(await fakes.uploads.finish(draft, id)).toMatchObject({ state: 'queued' });
  });
});

describe('attaching', () => {
  const placement = { areaId: 'pocket', widthMm: 40, xMm: 0, yMm: 0, withoutGround: true };

  it('makes all that arrived the files of an inquiry, where they were placed, once', async () => {
    const { draft, id } = await fakes.uploaded(logo);
    await fakes.announce(draft);
    const placements = [{ artworkId: id, ...placement }];
    expect(await fakes.attached.attach(INQUIRY, 'shirt', { draft, placements })).toBe(1);
    expect(await fakes.attached.attach(INQUIRY, 'shirt', { draft, placements })).toBe(0);
    const [one, ...others] = await fakes.attached.list(INQUIRY);
    expect(others).toEqual([]);
    expect(one).toMatchObject({ id, placement: { ...placement, area: { name: 'Pocket', widthMm: 70 } } });
    // Whoever has sent them and heard no answer still sees what to send again.
    expect((await fakes.uploads.list(draft)).map(({ state }) => state)).toEqual(['queued', 'uploading']);
    await fakes.looks.lookAtAll();
    expect(Buffer.from(await fakes.attached.preview(INQUIRY, id)).toString()).toBe('a picture');
    const { fileName, bytes, file } = await fakes.attached.open(INQUIRY, id);
    expect(await buffer(file)).toHaveLength(bytes);
    expect(fileName).toBe('logo.png');
    await fakes.uploads.remove(draft, id);
    expect(await fakes.attached.list(INQUIRY)).toHaveLength(1);
  });

  it('refuses a draft without files, and one that another inquiry has got', async () => {
    const nothing = await fakes.announce();
    expect(await codeOf(fakes.attached.attach(INQUIRY, 'shirt', nothing))).toBe('artwork.unknown-draft');
    const { draft } = await fakes.uploaded(logo);
    await fakes.attached.attach('another', 'shirt', { draft });
    expect(await codeOf(fakes.attached.attach(INQUIRY, 'shirt', { draft }))).toBe('artwork.unknown-draft');
  });

  it('refuses what leaves the garment, and takes a garment that is archived', async () => {
    const { draft, id } = await fakes.uploaded(logo);
    const placed = (change: object) => ({ draft, placements: [{ artworkId: id, ...placement, ...change }] });
    expect(await codeOf(fakes.attached.attach(INQUIRY, 'shirt', placed({ areaId: 'leg' })))).toBe(
      'artwork.unknown-area',
    );
    expect(await codeOf(fakes.attached.attach(INQUIRY, 'shirt', placed({ widthMm: 90 })))).toBe(
      'artwork.outside-area',
    );
    expect(await fakes.attached.attach(INQUIRY, 'archived', placed({}))).toBe(1);
    expect(await fakes.attached.list(INQUIRY)).toMatchObject([
      { placement: { areaId: 'pocket', area: null } },
    ]);
  });

  it('shows an inquiry no files but its own, and those of no unknown one', async () => {
    const { draft, id } = await fakes.uploaded(logo);
    await fakes.attached.attach('another', 'shirt', { draft });
    expect(await fakes.attached.list(INQUIRY)).toEqual([]);
    expect(await codeOf(fakes.attached.preview(INQUIRY, id))).toBe('artwork.missing');
    expect(await codeOf(fakes.attached.open(INQUIRY, id))).toBe('artwork.missing');
    expect(await codeOf(fakes.attached.list('nobody'))).toBe('inquiry.unknown');
  });
});

describe('the sweep', () => {
  it('deletes drafts of which nothing was attached within a day, and files of nothing', async () => {
    const kept = await fakes.uploaded(logo);
    await fakes.attached.attach(INQUIRY, 'shirt', kept);
    await fakes.looks.lookAtAll();
    const left = await fakes.uploaded(logo);
    const unfinished = await fakes.announce();
    await fakes.put(unfinished.uploadUrl, Buffer.from('%PDF'));
    await fakes.store.write('artwork/0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11', Buffer.from('of nothing'));
    await fakes.uploads.sweep();
    expect([(await fakes.keys('artwork')).length, (await fakes.keys('incoming')).length]).toEqual([4, 1]);
    fakes.laterMs = HOUR_MS + 60_000;
    await fakes.uploads.sweep();
    expect([(await fakes.keys('artwork')).length, (await fakes.keys('incoming')).length]).toEqual([3, 1]);
    fakes.laterMs = DAY_MS + 60_000;
    await fakes.uploads.sweep();
    expect(await fakes.keys('artwork')).toEqual([`artwork/${kept.id}`, `artwork/${kept.id}.png`]);
    expect(await fakes.keys('incoming')).toEqual([]);
    expect(await fakes.uploads.list(left.draft)).toEqual([]);
    expect(await fakes.attached.list(INQUIRY)).toHaveLength(1);
    expect((await readdir(fakes.folder)).sort()).toEqual([
      'artwork',
      'incoming',
      'quarantine',
      'signing-key',
    ]);
  });

  it('leaves the designs of yesterday that are sent with one of today', async () => {
    const { draft, id } = await fakes.uploaded(logo);
    fakes.laterMs = DAY_MS - 60_000;
    const { id: another } = await fakes.uploaded(logo, draft);
    fakes.laterMs = DAY_MS + 60_000;
    await fakes.uploads.sweep();
    expect(await fakes.attached.attach(INQUIRY, 'shirt', { draft })).toBe(2);
    expect((await fakes.attached.list(INQUIRY)).map((one) => one.id)).toEqual([id, another]);
    expect(await fakes.keys('artwork')).toContain(`artwork/${id}`);
  });

  it('deletes the files of customers who have not come back for two years', async () => {
    const { draft, id } = await fakes.uploaded(logo);
    await fakes.attached.attach(INQUIRY, 'shirt', { draft });
    fakes.laterMs = 732 * DAY_MS;
    fakes.lastAsked = new Date(Date.now() + 30 * DAY_MS);
    await fakes.uploads.sweep();
    expect(await fakes.attached.list(INQUIRY)).toHaveLength(1);
    fakes.lastAsked = new Date();
    await fakes.uploads.sweep();
    expect(await fakes.attached.list(INQUIRY)).toEqual([]);
    expect(await fakes.keys('artwork')).not.toContain(`artwork/${id}`);
  });
});
