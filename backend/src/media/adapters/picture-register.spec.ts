import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createDatabase, query } from '../../../e2e/databases.js';
import { createDataSource } from '../../shared/database/data-source.js';
import { TypeOrmTransactions } from '../../shared/database/transactions.typeorm.js';
import { InMemoryTransactions } from '../../shared/domain/transactions.in-memory.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import type { PictureRegister } from '../application/picture-register.js';
import { objectPathOf } from '../domain/picture.js';
import { InMemoryPictureRegister } from './picture-register.in-memory.js';
import { TypeOrmPictureRegister } from './picture-register.typeorm.js';
import { PictureEntity } from './picture.entity.js';
import { UploadEntity } from './upload.entity.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const START = new Date('2026-11-01T08:00:00Z');
const after = (ms: number) => new Date(START.getTime() + ms);

interface Opened {
  register: PictureRegister;
  transactions: Transactions;
  /** Makes the settings show the first of these paths, the catalogue the others, and nothing show any other. */
  show(...paths: string[]): Promise<void>;
  close(): Promise<void>;
}

async function inPostgres(): Promise<Opened & { url: string }> {
  const url = await createDatabase();
  const dataSource = await createDataSource(url, [PictureEntity, UploadEntity]).initialize();
  return {
    url,
    register: new TypeOrmPictureRegister(dataSource),
    transactions: new TypeOrmTransactions(dataSource),
    show: async (logo, ...paths) => {
      const document = `jsonb_set(document, '{logoUrl}', coalesce(to_jsonb($1::text), 'null'))`;
      await query(url, `UPDATE settings SET document = ${document}`, [logo]);
      await query(url, 'DELETE FROM fabrics');
      for (const path of paths) {
        await query(url, "INSERT INTO fabrics (id, name, image_url) VALUES (gen_random_uuid(), 'x', $1)", [
          path,
        ]);
      }
    },
    close: () => dataSource.destroy(),
  };
}

async function inMemory(): Promise<Opened> {
  const register = new InMemoryPictureRegister();
  return {
    register,
    transactions: new InMemoryTransactions(),
    show: async (...paths) => {
      register.inUse.clear();
      for (const path of paths) register.inUse.add(path);
    },
    close: async () => undefined,
  };
}

describe.each([
  ['in PostgreSQL', inPostgres],
  ['in memory', inMemory],
])('the register of pictures %s', (_, open) => {
  let opened: Opened;
  let register: PictureRegister;

  beforeAll(async () => {
    opened = await open();
    register = opened.register;
  });
  afterAll(() => opened.close());

  async function addUpload(address: string = randomUUID(), expiresAt = after(HOUR_MS)) {
    const upload = { id: register.nextId(START), address, session: 'mine', expiresAt };
    await register.addUpload(upload);
    return upload;
  }
  async function addPicture(at = START) {
    const picture = { id: register.nextId(at), width: 4, height: 3 };
    expect(await register.addPicture(picture, (await addUpload()).id, at)).toBe(true);
    return picture.id;
  }

  it('finds an upload by its address, for the session that asked for it', async () => {
    const upload = await addUpload();
    expect(await register.findUpload(upload.address, 'mine')).toEqual({ ...upload, isFinalized: false });
    expect(await register.findUpload(upload.address, 'another')).toBeUndefined();
    expect(await register.findUpload(`${upload.address}x`, 'mine')).toBeUndefined();
  });

  it('lets an upload become one picture, also when two try at once', async () => {
    const upload = await addUpload();
    const tries = [1, 2].map((width) => ({ id: register.nextId(START), width, height: 1 }));
    const added = await Promise.all(tries.map((picture) => register.addPicture(picture, upload.id, START)));
    expect(added.filter(Boolean)).toHaveLength(1);
    expect((await register.findUpload(upload.address, 'mine'))?.isFinalized).toBe(true);
    const kept = await register.knownPictures(tries.map(({ id }) => id));
    expect([...kept]).toEqual(tries.filter((__, i) => added[i]).map(({ id }) => id));
  });

  it('knows its pictures, and holds one for whoever is about to use it', async () => {
    const id = await addPicture();
    const unknown = register.nextId(START);
    expect(await register.knownPictures([id, unknown, 'quarantine'])).toEqual(new Set([id]));
    expect(await register.knownPictures([])).toEqual(new Set());
    expect(await opened.transactions.run(() => register.holdPicture(id))).toBe(true);
    expect(await opened.transactions.run(() => register.holdPicture(unknown))).toBe(false);
  });

  it('forgets what nobody has shown for a day, counted from when it was last seen unused', async () => {
    const [never, shown, droppedLater] = [await addPicture(), await addPicture(), await addPicture()];
    const sweepAt = (ms: number) =>
      opened.transactions.run(() => register.forgetUnused(after(ms), after(ms - DAY_MS)));
    const known = async () => {
      const ids = await register.knownPictures([never, shown, droppedLater]);
      return [never, shown, droppedLater].map((id) => ids.has(id));
    };
    await opened.show(objectPathOf(shown), objectPathOf(droppedLater));
    await sweepAt(DAY_MS);
    expect(await known()).toEqual([true, true, true]);
    await sweepAt(DAY_MS + 1);
    expect(await known()).toEqual([false, true, true]);
    await opened.show(objectPathOf(shown));
    await sweepAt(2 * DAY_MS);
    await sweepAt(3 * DAY_MS);
    expect(await known()).toEqual([false, true, true]);
    await sweepAt(3 * DAY_MS + 1);
    expect(await known()).toEqual([false, true, false]);
  });

  it('forgets uploads that expired long ago', async () => {
    const old = await addUpload('old', after(0));
    const fresh = await addUpload('fresh', after(2));
    await register.forgetUploads(after(1));
    expect(await register.findUpload(old.address, 'mine')).toBeUndefined();
    expect(await register.findUpload(fresh.address, 'mine')).toBeDefined();
  });
});

describe('the register of pictures in PostgreSQL', () => {
  it('leaves alone what somebody is about to use, and what came into use meanwhile', async () => {
    const { register, transactions, show, close } = await inPostgres();
    const upload = { id: register.nextId(START), address: 'a', session: 'mine', expiresAt: START };
    await register.addUpload(upload);
    const id = register.nextId(START);
    await register.addPicture({ id, width: 1, height: 1 }, upload.id, START);
    const sweep = () => transactions.run(() => register.forgetUnused(after(3 * DAY_MS), after(2 * DAY_MS)));
    const isThere = () => transactions.run(() => register.holdPicture(id));

    const [held, swept] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const using = transactions.run(async () => {
      expect(await register.holdPicture(id)).toBe(true);
      held.resolve();
      await swept.promise;
    });
    await held.promise;
    await sweep();
    swept.resolve();
    await using;
    expect(await isThere()).toBe(true);

    await show(objectPathOf(id));
    await sweep();
    expect(await isThere()).toBe(true);

    await show();
    await sweep();
    await transactions.run(() => register.forgetUnused(after(9 * DAY_MS), after(8 * DAY_MS)));
    expect(await isThere()).toBe(false);
    await close();
  });
});
