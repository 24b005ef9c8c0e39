import { expect, it } from '@jest/globals';
import type { FollowUpDetails } from '../application/customer-details.js';
import { calendarOf } from './calendar.js';

const now = new Date('2026-11-20T12:00:00.500Z');
const followUp: FollowUpDetails = {
  id: '0199a5f0-af4b-7e6d-8a88-3ab19d7f5b44',
  customerId: '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11',
  customerName: 'Layla Haddad',
  customerPhone: '',
  language: 'en',
  inquiryId: null,
  inquiryReference: null,
  scheduledDate: new Date('2026-11-22T07:00:00Z'),
  subject: 'Call about sizes',
  description: '',
  status: 'pending',
  isOverdue: false,
  isDueToday: false,
  next: ['completed', 'cancelled'],
  canMove: true,
  version: 3,
  createdAt: now,
};

it('is an event of half an hour', () => {
  expect(calendarOf(followUp, now)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Tiraz//Customer follow-up//EN',
      'BEGIN:VEVENT',
      'UID:0199a5f0-af4b-7e6d-8a88-3ab19d7f5b44@tiraz',
      'SEQUENCE:2',
      'DTSTAMP:20261120T120000Z',
      'DTSTART:20261122T070000Z',
      'DTEND:20261122T073000Z',
      'SUMMARY:Call about sizes · Layla Haddad',
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

it('escapes what separates values, so that no text can begin a line of its own', () => {
  const calendar = calendarOf(
    { ...followUp, description: 'a, b; c\\d\r\nEND:VEVENT\rX:1\nY', inquiryReference: 'TRZ-2026-000001' },
    now,
  );
  expect(calendar).toContain(
    'DESCRIPTION:a\\, b\\; c\\\\d\\nEND:VEVENT\\nX:1\\nY\r\nCOMMENT:TRZ-2026-000001\r\n',
  );
});

it('tells calendars that it is off', () => {
  expect(calendarOf({ ...followUp, status: 'cancelled' }, now)).toContain('STATUS:CANCELLED');
});

it.each([
  ['Latin', 'x'.repeat(400)],
  ['Arabic', 'مكالمة بخصوص المقاسات '.repeat(20)],
  ['emoji', '🧵'.repeat(99)],
])('folds lines of %s at 75 octets, between characters', (_, description) => {
  const calendar = calendarOf({ ...followUp, description }, now);
  const lines = calendar.split('\r\n');
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(calendar).not.toMatch(/\uFFFD/);
  expect(calendar.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${description}\r\n`);
});
