import type { ListAuditTrailApiArg } from '@tiraz/api-client/staff';
import { AUDITED_KINDS, AUDITED_THING, NOBODY } from '@tiraz/contracts/audit-trail';
import { toAsciiDigits, DIRECTION_MARKS } from '@tiraz/contracts/typed-number';
import { typedDay } from '@tiraz/staff-kit/forms';

/** What the address leaves out: the first page of everything. */
export const EVERYTHING = { by: '', kind: '', thing: '', from: '', to: '', cursor: '' };

export type Filter = typeof EVERYTHING;

const PAGE = 50;

/** What has to be mended before anything can be asked for. */
export type Fault = 'thingUnreadable' | 'dayUnreadable' | 'daysTurned';

/** @param given the address' parameters; what they say wrongly is as if it were not said, but for what somebody types */
export function readFilter(given: Filter): { request: ListAuditTrailApiArg; fault?: Fault } {
  const thing = toAsciiDigits(given.thing).replace(DIRECTION_MARKS, '').trim();
  const kind = AUDITED_KINDS.find((known) => known === given.kind);
  const [from, to] = [given.from, given.to].map((day) => typedDay(day) ?? '');
  const request = {
    limit: PAGE,
    ...(isPerson(given.by) && { by: given.by }),
    ...(kind && { kind }),
    ...(thing && { thing }),
    ...(from && { from }),
    ...(to && { to }),
    ...(given.cursor && { cursor: given.cursor }),
  };
  if (thing && !AUDITED_THING.test(thing)) return { request, fault: 'thingUnreadable' };
  if ((given.from && !from) || (given.to && !to)) return { request, fault: 'dayUnreadable' };
  return from && to && to < from ? { request, fault: 'daysTurned' } : { request };
}

export function isPerson(by: string): boolean {
  return by === NOBODY || /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(by);
}
