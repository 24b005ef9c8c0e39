import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createDatabase, until } from '../../../e2e/databases.js';
import { createDataSource } from '../../shared/database/data-source.js';
import { TypeOrmTransactions } from '../../shared/database/transactions.typeorm.js';
import { InMemoryTransactions } from '../../shared/domain/transactions.in-memory.js';
import { ManageViews } from '../application/manage-views.js';
import { InquiryViewEntity } from './inquiry-view.entity.js';
import { InMemoryViews } from './views.in-memory.js';
import { TypeOrmViews } from './views.typeorm.js';

const SALMA = '01993c00-0000-7000-8000-0000000000aa';
const OMAR = '01993c00-0000-7000-8000-0000000000bb';
const mine = { name: 'Mine', isFirst: true, filter: { owner: SALMA, sort: 'newFirst' } };

const inMemory = async () => ({
  views: new ManageViews(new InMemoryTransactions(), new InMemoryViews()),
  close: () => Promise.resolve(),
});
const inPostgres = async () => {
  const source = await createDataSource(await createDatabase(), [InquiryViewEntity]).initialize();
  return {
    views: new ManageViews(new TypeOrmTransactions(source), new TypeOrmViews(source)),
    close: () => source.destroy(),
  };
};

describe.each([
  ['in memory', inMemory],
  ['in PostgreSQL', inPostgres],
])('saved views %s', (_, open) => {
  let opened: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  it('are kept by name, changed and removed, each account’s for itself', async () => {
    const { views } = opened;
    const kept = await views.add(SALMA, mine);
    expect(await views.add(SALMA, mine)).toEqual(kept);
    const large = await views.add(SALMA, { name: 'Large', isFirst: true, filter: { minValue: '50000' } });
    await views.add(OMAR, mine);
    expect(await views.list(SALMA)).toEqual([large, { ...kept, isFirst: false }]);

    await views.change(SALMA, { ...kept, name: 'عندي', isFirst: false });
    expect((await views.list(SALMA)).map(({ name }) => name)).toEqual(['Large', 'عندي']);
    await expect(views.change(OMAR, { ...kept, name: 'Stolen' })).rejects.toMatchObject({
      code: 'view.unknown',
    });
    await views.remove(OMAR, kept.id);
    expect(await views.list(SALMA)).toHaveLength(2);
    await views.remove(SALMA, kept.id);
    await views.remove(SALMA, kept.id);
    expect(await views.list(SALMA)).toEqual([large]);
    expect(await views.list(OMAR)).toMatchObject([{ name: 'Mine' }]);
  });
});

it('of two that are saved with one name at once, one is refused', async () => {
  const { views, close } = await inPostgres();
  const add = (status: string) => views.add(SALMA, { ...mine, filter: { status } });
  const answers = await Promise.allSettled([add('new'), add('quoted'), add('closed')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect(await views.list(SALMA)).toHaveLength(1);
  await close();
});

it('one that is removed while it is changed is gone', async () => {
  const source = await createDataSource(await createDatabase(), [InquiryViewEntity]).initialize();
  const transactions = new TypeOrmTransactions(source);
  const views = new ManageViews(transactions, new TypeOrmViews(source));
  const kept = await views.add(SALMA, mine);

  const [begun, goesOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const store = new TypeOrmViews(source);
  const save = store.save.bind(store);
  store.save = async (...all) => {
    begun.resolve();
    await goesOn.promise;
    await save(...all);
  };
  const changing = new ManageViews(transactions, store).change(SALMA, { ...kept, name: 'Ours' });
  await begun.promise;
  let isDone = false;
  const removing = views.remove(SALMA, kept.id).then(() => (isDone = true));
  const waits = `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`;
  await until('it is done, or waits', async () => isDone || (await source.query<[]>(waits)).length > 0);
  goesOn.resolve();
  await Promise.all([changing, removing]);
  expect(await views.list(SALMA)).toEqual([]);
  await source.destroy();
});
