import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { WorkingTime } from '../domain/working-time.js';
import { ReadLeadTimes } from './read-lead-times.js';

const time: WorkingTime = {
  week: Array.from({ length: 7 }, (_, weekday) => (weekday < 5 ? { opens: 540, closes: 1020 } : null)),
  ramadan: { opens: 540, closes: 870 },
  holidays: new Set(['2026-12-01']),
};
const usual = { sampleDays: 10, productionDays: 15, piecesPerDay: 50, spreadPercent: 50 };

function opened(set: Partial<typeof usual> = {}) {
  const asked = { times: 0, now: new Date('2026-11-23T08:00:00Z'), fails: false };
  const settings = {
    read: async () => {
      asked.times += 1;
      if (asked.fails) throw new Error('away');
      return { leadTimes: { ...usual, ...set } };
    },
  };
  const leadTimes = new ReadLeadTimes(settings, { read: async () => time }, { now: () => asked.now });
  return { asked, leadTimes };
}

describe('how long it takes', () => {
  it('is counted in working days: a sample from today, an order from the approval', async () => {
    expect(await opened().leadTimes.of(250)).toEqual({
      // Weekends left out, and the first of December.
      sample: { fromDays: 10, toDays: 15, from: '2026-12-08', to: '2026-12-15' },
      production: { fromDays: 20, toDays: 30, weeks: 5 },
    });
  });

  it.each([
    [1, { fromDays: 16, toDays: 24, weeks: 4 }],
    [100, { fromDays: 17, toDays: 26, weeks: 4 }],
    [101, { fromDays: 18, toDays: 27, weeks: 5 }],
    [7500, { fromDays: 165, toDays: 248, weeks: 41 }],
    [7600, null],
    [1_000_000, null],
  ])('%s pieces: %s', async (pieces, production) => {
    expect((await opened().leadTimes.of(pieces)).production).toEqual(production);
  });

  it('is never promised earlier for more pieces, and never turned round', async () => {
    const whole = (min: number, max: number) => fc.integer({ min, max });
    const settings = fc.record({
      sampleDays: whole(1, 90),
      productionDays: whole(1, 250),
      piecesPerDay: whole(1, 100_000),
      spreadPercent: whole(1, 200),
    });
    await fc.assert(
      fc.asyncProperty(settings, whole(1, 1_000_000), whole(1, 1_000_000), async (set, one, other) => {
        const { leadTimes } = opened(set);
        const [fewer, more] = [
          await leadTimes.of(Math.min(one, other)),
          await leadTimes.of(Math.max(one, other)),
        ];
        for (const { sample } of [fewer, more]) {
          expect(sample.toDays).toBeGreaterThanOrEqual(sample.fromDays);
          expect(sample.to >= sample.from).toBe(true);
        }
        if (!fewer.production) expect(more.production).toBeNull();
        if (!fewer.production || !more.production) return;
        expect(more.production.fromDays).toBeGreaterThanOrEqual(fewer.production.fromDays);
        expect(more.production.toDays).toBeGreaterThanOrEqual(fewer.production.toDays);
      }),
    );
  });

  it('is not remembered by a clock that went back', async () => {
    const { asked, leadTimes } = opened();
    await leadTimes.of(1);
    asked.now = new Date(asked.now.getTime() - 7_200_000);
    await leadTimes.of(1);
    expect(asked.times).toBe(2);
  });

  it('is read once a minute, and not remembered when it could not be read', async () => {
    const { asked, leadTimes } = opened();
    await Promise.all([leadTimes.of(1), leadTimes.of(100)]);
    expect(asked.times).toBe(1);
    asked.now = new Date(asked.now.getTime() + 60_000);
    asked.fails = true;
    await expect(leadTimes.of(1)).rejects.toThrow('away');
    asked.fails = false;
    expect(await leadTimes.of(1)).toMatchObject({ sample: { fromDays: 10 } });
    expect(asked.times).toBe(3);
  });
});
