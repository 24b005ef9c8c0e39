import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { until } from '../e2e/databases.js';
import { DomainError } from './shared/domain/domain-error.js';
import { Startup } from './startup.js';

/** Over a database that is there. */
class Reaching extends Startup {
  override connect(): Promise<void> {
    return Promise.resolve();
  }
}

const startups: Startup[] = [];
// One that has not come up tries again for ever.
afterEach(() => startups.splice(0).forEach((startup) => startup.beforeApplicationShutdown()));

function startingWith(ensureFirst: () => Promise<undefined>) {
  const listener = { follow: jest.fn(() => Promise.resolve()), stop: jest.fn() };
  const changes = { caughtUp: Promise.resolve() };
  const config = { databaseDirectUrl: 'postgres://127.0.0.1/tiraz', migrateOnStart: false };
  const accounts = { ensureFirst };
  const startup = new Reaching(config, {} as DataSource, accounts, undefined, listener, changes, undefined);
  startups.push(startup);
  startup.onApplicationBootstrap();
  return { startup, listener };
}

describe('a start', () => {
  it('ends with the words of a rule that refuses it: trying again would be refused alike', async () => {
    const { startup, listener } = startingWith(() =>
      Promise.reject(new DomainError('conflict', 'account.exists', 'There is an account already.')),
    );
    expect((await startup.refused).message).toBe('There is an account already.');
    expect(listener.follow).not.toHaveBeenCalled();
  });

  it('tries again when something is only busy, or away', async () => {
    const busy = new DomainError('unavailable', 'sign-in.busy', 'Too many.');
    const ensureFirst = jest
      .fn<() => Promise<undefined>>()
      .mockRejectedValueOnce(busy)
      .mockRejectedValueOnce(new Error('connect ECONNREFUSED'))
      .mockResolvedValue(undefined);
    const { startup, listener } = startingWith(ensureFirst);
    await startup.doubted;
    await until('it follows', async () => listener.follow.mock.calls.length > 0);
    expect(ensureFirst).toHaveBeenCalledTimes(3);
  });
});
