import { describe, expect, it } from '@jest/globals';
import { inTimeZone, TIME_ZONES } from '../../../e2e/time-zones.js';
import { daysThatCount } from './days-that-count.js';
import { STANDING_EXAMPLES } from './standing.fixture.js';
import { asOf, standingOf, type CustomerHistory } from './standing.js';

const monday = new Date('2026-03-02T10:00:00Z');
const tuesday = new Date('2026-03-03T10:00:00Z');
const wednesday = new Date('2026-03-04T10:00:00Z');

describe.each(TIME_ZONES)('with TZ=%s, how a customer stands', (zone) => {
  inTimeZone(zone);

  it.each(STANDING_EXAMPLES.map((example) => [example.title, example] as const))(
    '%s',
    (_, { now, upTo, history, status, lastActivity }) => {
      const then = upTo === undefined ? history : asOf(history, upTo)!;
      expect(standingOf(then, daysThatCount(now))).toMatchObject({ status, lastActivityAt: lastActivity });
    },
  );
});

const quiet: CustomerHistory = {
  createdAt: monday,
  staffStatus: null,
  staffStatusAt: null,
  inquiries: [],
  communications: [],
  followUps: [],
};

it('the last order is the latest acceptance, the last communication the newest', () => {
  expect(standingOf(quiet, daysThatCount(wednesday))).toMatchObject({
    lastOrderAt: null,
    lastCommunicationAt: null,
  });
  const history = {
    ...quiet,
    inquiries: [
      { createdAt: monday, statusChangedAt: wednesday, acceptedAt: tuesday },
      { createdAt: monday, statusChangedAt: wednesday, acceptedAt: null },
      { createdAt: monday, statusChangedAt: monday, acceptedAt: monday },
    ],
    communications: [{ createdAt: tuesday }, { createdAt: monday }],
  };
  expect(standingOf(history, daysThatCount(wednesday))).toMatchObject({
    lastOrderAt: tuesday,
    lastCommunicationAt: tuesday,
  });
});

it('before the first contact there was no customer', () => {
  expect(asOf(quiet, new Date(monday.getTime() - 1))).toBeUndefined();
  expect(asOf(quiet, monday)).toEqual(quiet);
});
