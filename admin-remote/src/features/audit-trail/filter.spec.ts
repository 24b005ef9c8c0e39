import { expect, it } from '@jest/globals';
import { EVERYTHING, readFilter } from './filter';

const ID = '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11';

it.each([
  ['nothing', {}, {}],
  ['a person', { by: 'mona@tiraz.example' }, { by: 'mona@tiraz.example' }],
  ['nobody', { by: 'nobody' }, { by: 'nobody' }],
  ['what is no person', { by: 'mona' }, {}],
  ['a kind', { kind: 'fabric' }, { kind: 'fabric' }],
  ['what is no kind', { kind: 'bolt' }, {}],
  ['an id', { thing: ID }, { thing: ID }],
  ['a reference in Arabic digits', { thing: ' TRZ-٢٠٢٦-٠٠٠١٢٣ ' }, { thing: 'TRZ-2026-000123' }],
  ['a reference that was copied', { thing: '\u2068TRZ-2026-000123\u2069' }, { thing: 'TRZ-2026-000123' }],
  ['a job', { thing: '12' }, { thing: '12' }],
  ['the settings', { thing: 'settings' }, { thing: 'settings' }],
  ['a holiday', { thing: '2026-10-06' }, { thing: '2026-10-06' }],
  ['days', { from: '2026-11-19', to: '2026-11-20' }, { from: '2026-11-19', to: '2026-11-20' }],
  ['a page', { cursor: 'abc' }, { cursor: 'abc' }],
])('asks for %s', (_, given, asked) => {
  expect(readFilter({ ...EVERYTHING, ...given })).toEqual({ request: { limit: 50, ...asked } });
});

it.each([
  [{ thing: 'TRZ-20' }, 'thingUnreadable'],
  [{ from: 'yesterday' }, 'dayUnreadable'],
  [{ from: '2026-11-20', to: '2026-02-30' }, 'dayUnreadable'],
  [{ from: '2026-11-20', to: '2026-11-19' }, 'daysTurned'],
])('asks for nothing with %j', (given, fault) => {
  expect(readFilter({ ...EVERYTHING, ...given }).fault).toBe(fault);
});
