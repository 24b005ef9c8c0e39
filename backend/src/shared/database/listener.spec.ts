import { expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { createDatabase, query, until } from '../../../e2e/databases.js';
import { DatabaseListener, type Channel } from './listener.js';

const LISTENERS = `FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'tiraz-listener'`;

/** It begins when it is asked to, and has begun when it is told so. */
class SlowChannel implements Channel {
  readonly name = 'planted';
  readonly beginnings: (() => void)[] = [];
  readonly heardOf: string[] = [];

  async began(): Promise<void> {
    await new Promise<void>((finish) => this.beginnings.push(finish));
  }

  heard(payload: string): void {
    this.heardOf.push(payload);
    if (payload === 'spoilt') throw new Error('cannot be read');
  }
}

async function listening() {
  Logger.overrideLogger(false);
  const url = await createDatabase();
  const listener = new DatabaseListener();
  const channel = new SlowChannel();
  listener.add(channel);
  const following = listener.follow(url);
  const begun = async (count: number) => {
    await until(`began ${count} times`, () => Promise.resolve(channel.beginnings.length === count));
    return channel.beginnings[count - 1]!;
  };
  const stop = async () => {
    listener.stop();
    await following;
  };
  return { url, channel, begun, stop };
}

it('survives the loss of its connection while a channel begins, and begins again', async () => {
  const { url, channel, begun, stop } = await listening();
  const first = await begun(1);
  // PostgreSQL says goodbye before it hangs up: two errors on one connection, and a third party waits for neither.
  await query(url, `SELECT pg_terminate_backend(pid) ${LISTENERS}`);
  await until('it is gone', async () => (await query(url, `SELECT ${LISTENERS}`)).length === 0);
  first();
  (await begun(2))();
  await stop();
  expect(channel.beginnings).toHaveLength(2);
});

it('tells a channel what is said on it and nothing else; what it cannot read makes it begin again', async () => {
  const { url, channel, begun, stop } = await listening();
  (await begun(1))();
  await query(
    url,
    `SELECT pg_notify('another', 'no'), pg_notify('planted', 'one'), pg_notify('planted', 'two')`,
  );
  await until('both were heard', () => Promise.resolve(channel.heardOf.length === 2));
  await query(url, `SELECT pg_notify('planted', 'spoilt')`);
  (await begun(2))();
  await stop();
  expect(channel.heardOf).toEqual(['one', 'two', 'spoilt']);
});
