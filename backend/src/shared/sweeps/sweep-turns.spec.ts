import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createDatabase } from '../../../e2e/databases.js';
import { createDataSource } from '../database/data-source.js';
import type { SweepTurns } from './sweep-turns.js';
import { InMemorySweepTurns } from './sweep-turns.in-memory.js';
import { SweepEntity } from './sweep.entity.js';
import { TypeOrmSweepTurns } from './sweep-turns.typeorm.js';

const START = new Date('2026-11-20T08:00:00Z');
const after = (minutes: number) => new Date(START.getTime() + minutes * 60_000);

async function inPostgres(): Promise<{ turns: SweepTurns; close(): Promise<void> }> {
  const dataSource = await createDataSource(await createDatabase(), [SweepEntity]).initialize();
  return { turns: new TypeOrmSweepTurns(dataSource), close: () => dataSource.destroy() };
}

const inMemory = () => Promise.resolve({ turns: new InMemorySweepTurns(), close: () => Promise.resolve() });

describe.each([
  ['in PostgreSQL', inPostgres],
  ['in memory', inMemory],
])('turns to sweep %s', (_, open) => {
  let opened: Awaited<ReturnType<typeof inPostgres>>;
  let turns: SweepTurns;
  beforeAll(async () => {
    opened = await open();
    turns = opened.turns;
  });
  afterAll(() => opened.close());

  it('are given to one of all that ask at once, the first time and later', async () => {
    const askAll = (now: Date, again: Date) =>
      Promise.all(Array.from({ length: 20 }, () => turns.take('leaves', now, again)));
    expect((await askAll(after(0), after(10))).filter(Boolean)).toHaveLength(1);
    expect((await askAll(after(9), after(30))).filter(Boolean)).toHaveLength(0);
    expect((await askAll(after(10), after(30))).filter(Boolean)).toHaveLength(1);
  });

  it('are due when it was said, sooner or later than at first, each kind by itself', async () => {
    expect(await turns.take('threads', after(0), after(10))).toBe(true);
    await turns.settle('threads', after(60));
    expect(await turns.take('threads', after(59), after(70))).toBe(false);
    expect(await turns.take('buttons', after(59), after(70))).toBe(true);
    expect(await turns.take('threads', after(60), after(70))).toBe(true);
    await turns.settle('threads', after(65));
    expect(await turns.take('threads', after(65), after(75))).toBe(true);
  });
});
