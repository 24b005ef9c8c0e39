import { describe, expect, it } from '@jest/globals';
import { absenceFaults, absenceOf } from './absence.js';

const TODAY = '2026-03-01';
const away = (awayFrom: string | null, awayTo: string | null) =>
  absenceOf({ awayFrom, awayTo, standInId: null }, TODAY);
const faultsOf = (from: string, to: string) =>
  absenceFaults({ from, to, standInId: null }, TODAY).map(({ path, code }) => `${path}: ${code}`);

describe('an absence', () => {
  it('holds from its first day to its last, and is none afterwards', () => {
    expect(away('2026-03-01', '2026-03-01')).toMatchObject({ to: '2026-03-01', isNow: true });
    expect(away('2026-02-01', '2026-03-01')).toMatchObject({ isNow: true });
    expect(away('2026-03-02', '2026-03-02')).toMatchObject({ from: '2026-03-02', isNow: false });
    expect(away('2026-02-01', '2026-02-28')).toBeNull();
    expect(away(null, null)).toBeNull();
  });

  it.each([
    ['2026-03-01', '2026-03-01', []],
    ['2026-02-20', '2026-03-05', []],
    ['2025-02-28', '2027-03-02', []],
    ['2026-03-05', '2026-03-04', ['to: absence.turned']],
    ['2026-02-20', '2026-02-28', ['to: absence.over']],
    ['2026-02-30', '2026-13-01', ['from: absence.no-day', 'to: absence.no-day']],
    ['2025-02-27', '2027-03-03', ['from: absence.far', 'to: absence.far']],
  ])('from %s to %s has the faults %j', (from, to, faults) => {
    expect(faultsOf(from, to)).toEqual(faults);
  });
});
