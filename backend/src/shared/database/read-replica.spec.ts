import { expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { ReadReplica } from './read-replica.js';

const NOBODY = 'postgres://tiraz:secret@127.0.0.1:1/tiraz';
const HOUR_MS = 3_600_000;
const STATEMENT = { text: 'SELECT 1' };

/** How often it is asked how far it has written: once for each read that a replica might answer. */
function primaryThatIsAsked() {
  const query = jest.fn(async () => ({ rows: [{ upto: '0/1' }] }));
  const client = { query, on: () => undefined, off: () => undefined, release: () => undefined };
  const primary = { isInitialized: true, manager: {}, driver: { master: { connect: async () => client } } };
  return { query, primary: primary as unknown as DataSource };
}

it('a replica that did not answer is asked again soon, though the clock was set back meanwhile', async () => {
  Logger.overrideLogger(false);
  const { query, primary } = primaryThatIsAsked();
  const replica = new ReadReplica(NOBODY, primary);
  const read = () => replica.rowsOf(STATEMENT, []);
  const [date, uptime] = [Date.now(), performance.now()];
  expect(await read()).toBeUndefined();
  expect(await read()).toBeUndefined();
  expect(query).toHaveBeenCalledTimes(1);

  jest.spyOn(Date, 'now').mockReturnValue(date - HOUR_MS);
  jest.spyOn(performance, 'now').mockReturnValue(uptime + 10_000);
  expect(await read()).toBeUndefined();
  expect(query).toHaveBeenCalledTimes(2);
  jest.restoreAllMocks();
  await replica.onApplicationShutdown();
});
