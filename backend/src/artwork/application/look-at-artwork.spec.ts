import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { HONEST_FILES } from '../../../e2e/artwork-files.js';
import { JobHandlers } from '../../shared/jobs/job-handlers.js';
import { InMemoryJobs } from '../../shared/jobs/jobs.in-memory.js';
import { artworkInMemory } from '../adapters/artwork-in-memory.fixture.js';

let fakes: Awaited<ReturnType<typeof artworkInMemory>>;
let logo: Buffer;
beforeAll(async () => {
  Logger.overrideLogger(false);
  logo = await HONEST_FILES['logo.png']();
});
beforeEach(async () => {
  fakes = await artworkInMemory();
});

describe('a look', () => {
  it('that refuses a file says why; staff have the file all the same', async () => {
    fakes.seen = { sha256: 'ab', refusal: 'artwork.too-many-pixels' };
    const { draft, id } = await fakes.uploaded(logo);
    await fakes.looks.lookAtAll();
    expect(await fakes.uploads.list(draft)).toMatchObject([
      { state: 'refused', refusal: 'artwork.too-many-pixels', facts: null },
    ]);
    expect(await fakes.keys('artwork')).toEqual([`artwork/${id}`]);
  });

  it('takes one after the other, leaves those that come meanwhile to the first, and tells of a fault at the end', async () => {
    const first = await fakes.uploaded(logo);
    await fakes.store.remove([`artwork/${first.id}`]);
    const second = await fakes.uploaded(logo);
    const all = fakes.looks.lookAtAll();
    await Promise.all([fakes.looks.lookAtAll(), fakes.looks.lookAtAll()]);
    await expect(all).rejects.toMatchObject({ code: 'artwork.missing' });
    expect(fakes.looked).toHaveLength(1);
    expect(await fakes.uploads.list(second.draft)).toMatchObject([{ state: 'done' }]);
    await fakes.uploads.remove(first.draft, first.id);
    await fakes.looks.lookAtAll();
  });

  it('that fails looks again, although another design came meanwhile', async () => {
    const handlers = new JobHandlers();
    const jobs = new InMemoryJobs(handlers, fakes.clock);
    handlers.handle('look-at-artwork', () => fakes.looks.lookAtAll());
    const { draft } = await fakes.uploaded(logo);
    fakes.meanwhile = async () => {
      fakes.meanwhile = () => Promise.resolve();
      await fakes.uploaded(logo, draft);
      for (const job of fakes.queued.splice(0)) await jobs.add(...job);
      await jobs.work();
      throw new Error('the database was silent for too long');
    };
    for (const job of fakes.queued.splice(0)) await jobs.add(...job);
    await jobs.work();
    fakes.laterMs += 60_000;
    await jobs.work();
    expect(await fakes.uploads.list(draft)).toMatchObject([{ state: 'done' }, { state: 'done' }]);
  });

  it('that ends its process is tried once more, behind others, and then refused', async () => {
    const { draft } = await fakes.uploaded(logo);
    const dying = () =>
      new Promise<void>((isLooking) => {
        fakes.meanwhile = () => new Promise(() => isLooking());
        void fakes.looking().lookAtAll();
      });
    const next = async () => {
      fakes.meanwhile = () => Promise.resolve();
      fakes.looked.splice(0);
      const other = await fakes.uploaded(logo);
      await fakes.looking().lookAtAll();
      expect(await fakes.uploads.list(other.draft)).toMatchObject([{ state: 'done' }]);
    };
    for (let times = 0; times < 2; times += 1) {
      await dying();
      await next();
      expect(await fakes.uploads.list(draft)).toMatchObject([{ state: 'queued' }]);
      expect(fakes.queued.at(-1)).toEqual([
        'look-at-artwork',
        {},
        { key: expect.stringMatching(/^look-at-artwork:\d+$/), runAt: expect.any(Date) },
      ]);
      fakes.laterMs += 121_000;
    }
    await next();
    expect(fakes.looked).toHaveLength(1);
    expect(await fakes.uploads.list(draft)).toMatchObject([
      { state: 'refused', refusal: 'artwork.took-too-long' },
    ]);
  });

  it('that waits for another process again, and fails of a third file, is tried again', async () => {
    const handlers = new JobHandlers();
    const jobs = new InMemoryJobs(handlers, fakes.clock);
    handlers.handle('look-at-artwork', () => fakes.looks.lookAtAll());
    const addQueued = async () => {
      for (const job of fakes.queued.splice(0)) await jobs.add(...job);
    };
    const elsewhere = () =>
      new Promise<void>((isLooking) => {
        fakes.meanwhile = () => new Promise(() => isLooking());
        void fakes.looking().lookAtAll();
      });
    await fakes.uploaded(logo);
    await elsewhere();
    await addQueued();
    await jobs.work();
    await addQueued();
    fakes.laterMs += 121_000;
    await elsewhere();
    const { draft } = await fakes.uploaded(logo);
    fakes.queued.splice(0);
    fakes.meanwhile = async () => {
      await addQueued();
      throw new Error('the store is away');
    };
    await jobs.work();
    expect(jobs.parked).toEqual([]);
    fakes.meanwhile = () => Promise.resolve();
    fakes.laterMs += 10_000;
    await jobs.work();
    expect(await fakes.uploads.list(draft)).toMatchObject([{ state: 'done' }]);
  });

  it('that fails of something else is tried as often as the job is', async () => {
    const { draft } = await fakes.uploaded(logo);
    fakes.meanwhile = () => Promise.reject(new Error('the store is away'));
    for (let times = 0; times < 4; times += 1)
      await expect(fakes.looks.lookAtAll()).rejects.toThrow('the store is away');
    fakes.meanwhile = () => Promise.resolve();
    await fakes.looks.lookAtAll();
    expect(await fakes.uploads.list(draft)).toMatchObject([{ state: 'done' }]);
  });

  it('at what was taken back meanwhile, or never was, does nothing', async () => {
    const { draft, id } = await fakes.uploaded(logo);
    await fakes.uploads.remove(draft, id);
    await fakes.looks.lookAtAll();
    await fakes.looks.lookAtAll();
    expect(fakes.looked).toEqual([]);
  });
});
