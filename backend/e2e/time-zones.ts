import { afterEach, beforeEach } from '@jest/globals';
import { runInThisContext } from 'node:vm';

export const TIME_ZONES = ['UTC', 'Africa/Cairo', 'America/Los_Angeles'] as const;

/** Jest gives its tests a copy of `process.env`, and only the real one sets the clock. */
const realEnvironment = runInThisContext('process.env') as NodeJS.ProcessEnv;

/** Lets the tests of this `describe` run in a process whose own time zone is another one. */
export function inTimeZone(zone: (typeof TIME_ZONES)[number]): void {
  let before: string | undefined;
  beforeEach(() => {
    before = realEnvironment.TZ;
    realEnvironment.TZ = zone;
  });
  afterEach(() => {
    if (before === undefined) delete realEnvironment.TZ;
    else realEnvironment.TZ = before;
  });
}
