import { describe, expect, it } from '@jest/globals';
import { foundFirst, ranked, rankOf } from './ranking';

const entry = (label: string, ...words: string[]) => ({ label, words });
const inquiries = entry('Inquiries', 'الطلبات');
const people = entry('People', 'الزملاء');
const logout = entry('Logout', 'تسجيل الخروج', 'log out sign out');
const labels = (entries: readonly { label: string }[]) => entries.map(({ label }) => label);

describe('what was typed', () => {
  it.each([
    ['inquiries', inquiries, 0],
    ['INQ', inquiries, 1],
    ['طلبات', inquiries, 2], // without its article
    ['quir', inquiries, 3],
    ['sign out', logout, 2],
    ['out log', logout, 6], // in another order
    ['خروج', logout, 2],
    ['الطلباات', inquiries, undefined],
    ['zzz', people, undefined],
    ['log people', logout, undefined],
  ])('%s in %j: %s', (typed, one, rank) => expect(rankOf(one, typed)).toBe(rank));

  it.each([
    ['٠٠٠٠٧٣', 'TRZ-2026-000073'],
    ['trz-2026', 'TRZ-2026-000073'],
    ['سلمي ابراهيم', 'سلمى إبراهيم'],
    ['فاطمه', 'فاطـمة'],
    ['pique', 'Piqué'],
  ])('%s is %s, however it is spelled', (typed, label) => expect(rankOf(entry(label), typed)).toBeDefined());
});

it('lists the best first, and keeps the order among equals', () => {
  const entries = [
    entry('Unprinted'),
    entry('Fine print'),
    entry('Print'),
    entry('Prints'),
    entry('Fabric'),
    entry('Print b'),
  ];
  expect(labels(ranked(entries, 'print'))).toEqual(['Print', 'Prints', 'Print b', 'Fine print', 'Unprinted']);
  expect(labels(ranked(entries, '  '))).toEqual(labels(entries));
});

it('drops nothing that the server found', () => {
  const entries = [entry('Mona', 'asked for a hoodie'), entry('Nadia'), entry('Hoodie House')];
  expect(labels(foundFirst(entries, 'hoodie'))).toEqual(['Hoodie House', 'Mona', 'Nadia']);
});
