import { expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { createDatabase, query, until } from '../../../e2e/databases.js';
import { Catalogue } from '../application/catalogue.js';
import { CatalogueChanges } from './catalogue-changes.js';
import { InMemoryCatalogueItems } from './catalogue-items.in-memory.js';

/** Its reads begin when they are asked for, and end when they are told to. */
class SlowItems extends InMemoryCatalogueItems {
  readonly unfinished: (() => void)[] = [];

  override async readUnarchived() {
    await new Promise<void>((finish) => this.unfinished.push(finish));
    return super.readUnarchived();
  }
}

const LISTENERS = `FROM pg_stat_activity WHERE datname = current_database()
  AND application_name = 'tiraz-catalogue-changes'`;

it('survives the loss of its connection in the middle of a read, and reads again', async () => {
  Logger.overrideLogger(false);
  const url = await createDatabase();
  const items = new SlowItems();
  const changes = new CatalogueChanges(new Catalogue(items));
  const following = changes.follow(url);
  const reads = (count: number) =>
    until(`${count} reads have begun`, () => Promise.resolve(items.unfinished.length === count));

  await reads(1);
  // PostgreSQL says goodbye before it hangs up: two errors on one connection, and a third party waits for neither.
  await query(url, `SELECT pg_terminate_backend(pid) ${LISTENERS}`);
  await until('it is gone', async () => (await query(url, `SELECT ${LISTENERS}`)).length === 0);
  items.unfinished[0]?.();
  await reads(2);

  items.unfinished[1]?.();
  changes.stop();
  await following;
  expect(items.unfinished).toHaveLength(2);
});
