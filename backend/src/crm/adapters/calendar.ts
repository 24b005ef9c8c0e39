import type { FollowUpDetails } from '../application/customer-details.js';

/** How long a calendar shows a follow-up for. */
const MINUTES = 30;
/** RFC 5545 §3.1: octets of a line before it must go on in the next one. */
const LINE_OCTETS = 75;

/** A follow-up as an iCalendar file (RFC 5545), for the staff member's own calendar. */
export function calendarOf(followUp: FollowUpDetails, now: Date): string {
  const { id, version, customerName, inquiryReference, scheduledDate, subject, description, status } =
    followUp;
  const ends = new Date(scheduledDate.getTime() + MINUTES * 60_000);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tiraz//Customer follow-up//EN',
    'BEGIN:VEVENT',
    `UID:${id}@tiraz`,
    `SEQUENCE:${version - 1}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(scheduledDate)}`,
    `DTEND:${utc(ends)}`,
    `SUMMARY:${escaped(`${subject} · ${customerName}`)}`,
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    ...(inquiryReference ? [`COMMENT:${escaped(inquiryReference)}`] : []),
    `STATUS:${status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}

/** `20261120T073000Z` */
function utc(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

/** Breaks a line between characters, never inside one: an Arabic letter takes two octets, an emoji four. */
function folded(line: string): string {
  const parts = [''];
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      parts.push('');
      // The blank that begins a continued line counts.
      octets = 1;
    }
    parts[parts.length - 1] += character;
    octets += size;
  }
  return parts.join('\r\n ');
}
