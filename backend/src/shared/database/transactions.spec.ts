import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { createDatabase, until } from '../../../e2e/databases.js';
import { createDataSource } from './data-source.js';
import { databaseFault } from './database-fault.js';
import { currentManager } from './current-manager.js';
import { TypeOrmTransactions } from './transactions.typeorm.js';

describe('TypeOrmTransactions', () => {
  let dataSource: DataSource;
  let transactions: TypeOrmTransactions;
  const write = (n: number) => currentManager(dataSource).query('INSERT INTO kept VALUES ($1, 0)', [n]);
  const kept = async () =>
    (await dataSource.query<{ n: number }[]>('SELECT n FROM kept ORDER BY n')).map(({ n }) => n);

  beforeAll(async () => {
    dataSource = await createDataSource(await createDatabase()).initialize();
    transactions = new TypeOrmTransactions(dataSource);
    await dataSource.query('CREATE TABLE kept (n integer PRIMARY KEY, v integer NOT NULL)');
  });
  beforeEach(() => dataSource.query('TRUNCATE kept'));
  afterAll(() => dataSource.destroy());

  it('keeps everything when the work succeeds, and gives its result', async () => {
    const result = await transactions.run(async () => {
      await write(1);
      await write(2);
      return 'done';
    });
    expect(result).toBe('done');
    expect(await kept()).toEqual([1, 2]);
  });

  it('keeps nothing when the work fails, and passes the failure on', async () => {
    const work = transactions.run(async () => {
      await write(1);
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await kept()).toEqual([]);
  });

  it('joins a transaction that runs already', async () => {
    const outer = transactions.run(async () => {
      await transactions.run(() => write(1));
      throw new Error('no');
    });
    await expect(outer).rejects.toThrow('no');
    expect(await kept()).toEqual([]);
  });

  it('keeps parallel transactions apart', async () => {
    await Promise.allSettled(
      [1, 2, 3, 4, 5, 6].map((n) =>
        transactions.run(async () => {
          await write(n);
          if (n % 2 === 0) throw new Error('even');
        }),
      ),
    );
    expect(await kept()).toEqual([1, 3, 5]);
  });

  describe('whose connection ends', () => {
    /** Ends the connection of the running transaction from another one, and returns once TypeORM has let go of it. */
    const loseConnection = async () => {
      const { queryRunner } = currentManager(dataSource);
      const [{ pid }] = (await queryRunner!.query('SELECT pg_backend_pid() AS pid')) as [{ pid: number }];
      await dataSource.query('SELECT pg_terminate_backend($1)', [pid]);
      await until('TypeORM has let go of it', async () => queryRunner!.isReleased);
    };
    const lose = (andThen: () => Promise<unknown>) =>
      transactions
        .run(async () => {
          await write(1);
          await loseConnection();
          await andThen();
        })
        .then(
          () => undefined,
          (error: unknown) => error,
        );

    it('has no database, whether it goes on or ends', async () => {
      expect(databaseFault(await lose(() => write(2)))).toBe('away');
      expect(databaseFault(await lose(() => Promise.resolve()))).toBe('away');
      expect(await kept()).toEqual([]);
    });

    it('is refused for the reason of the work, when it has one', async () => {
      expect(await lose(() => Promise.reject(new Error('no')))).toEqual(new Error('no'));
      expect(await kept()).toEqual([]);
    });
  });

  it('runs the work again after a deadlock', async () => {
    await dataSource.query('INSERT INTO kept VALUES (1, 0), (2, 0)');
    let bothHoldOne = () => undefined as void;
    const ready = new Promise<void>((resolve) => (bothHoldOne = resolve));
    let holding = 0;
    let attempts = 0;
    const raise = (n: number) =>
      currentManager(dataSource).query('UPDATE kept SET v = v + 1 WHERE n = $1', [n]);
    const lockInOrder = (first: number, second: number) =>
      transactions.run(async () => {
        attempts += 1;
        // PostgreSQL looks for deadlocks after a second: on a busy machine the two seconds of production are soon over.
        await currentManager(dataSource).query(`SET LOCAL lock_timeout = '4s'`);
        await raise(first);
        if ((holding += 1) === 2) bothHoldOne();
        await ready;
        await raise(second);
      });
    await Promise.all([lockInOrder(1, 2), lockInOrder(2, 1)]);
    expect(attempts).toBeGreaterThan(2);
    expect(await dataSource.query('SELECT v FROM kept')).toEqual([{ v: 2 }, { v: 2 }]);
  });

  it('gives a broken connection up instead of using it again', async () => {
    const broken = transactions.run(async () => {
      await write(1);
      await currentManager(dataSource).query('SELECT pg_terminate_backend(pg_backend_pid())');
    });
    await expect(broken).rejects.toThrow();
    await transactions.run(() => write(2));
    expect(await kept()).toEqual([2]);
  });

  it('is unavailable, not broken, before the database was reached', () => {
    const away = createDataSource('postgres://127.0.0.1:1/none');
    expect(() => currentManager(away)).toThrow(
      expect.objectContaining({ kind: 'unavailable', code: 'database.unavailable' }) as unknown as Error,
    );
  });
});
