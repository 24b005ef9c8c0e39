import { describe, expect, it } from '@jest/globals';
import type { CustomerColumn } from '@tiraz/contracts/customer-care';
import { contactsIn } from './customer-sheet.js';

const WORDS = { en: ['en', 'English'], ar: ['ar', 'العربية'] };
type Cells = Partial<Record<CustomerColumn, string>>;
const read = (...rows: Cells[]) =>
  contactsIn(
    rows.map((cells, index) => ({
      row: index + 2,
      cells: { name: 'ليلى', email: `p${index}@example.com`, phone: '', company: '', language: '', ...cells },
    })),
    WORDS,
  );

describe('customers of a table', () => {
  it('are contacts: addresses folded, digits of phones in ASCII, in English where nothing is said', () => {
    const { contacts, faults } = read(
      { email: 'Layla@Example.COM', phone: '٠١٠٠ ١٢٣', language: 'العربيّة' },
      { company: `O'B "& Co` },
    );
    expect(faults).toEqual([]);
    expect(contacts).toEqual([
      { row: 2, name: 'ليلى', email: 'layla@example.com', phone: '0100 123', company: '', language: 'ar' },
      { row: 3, name: 'ليلى', email: 'p1@example.com', phone: '', company: `O'B "& Co`, language: 'en' },
    ]);
  });

  it.each<[Cells, CustomerColumn, string]>([
    [{ name: '' }, 'name', 'empty'],
    [{ name: '\u00ad' }, 'name', 'empty'],
    [{ name: 'x'.repeat(121) }, 'name', 'too-long'],
    [{ name: 'a\u202eb' }, 'name', 'forbidden-character'],
    [{ company: 'a\uffff' }, 'company', 'forbidden-character'],
    [{ name: 'a\nb' }, 'name', 'several-lines'],
    [{ email: '' }, 'email', 'empty'],
    [{ email: 'layla' }, 'email', 'not-an-email'],
    [{ email: 'a@b.example, c@d.example' }, 'email', 'not-an-email'],
    [{ email: `${'a'.repeat(250)}@b.example` }, 'email', 'too-long'],
    [{ phone: '0'.repeat(41) }, 'phone', 'too-long'],
    [{ company: '\u200b' }, 'company', 'empty'],
    [{ company: 'a\tb' }, 'company', 'several-lines'],
    [{ language: 'French' }, 'language', 'unknown-language'],
  ])('%j: what is wrong is said', (cells, column, code) => {
    expect(read(cells).faults).toEqual([{ row: 2, column, code, text: cells[column] }]);
  });

  it('stand once each, however their addresses are written, and as long as may be', () => {
    expect(read({ email: 'a@b.example' }, {}, { email: 'A@B.example' }).faults).toEqual([
      { row: 4, column: 'email', code: 'twice', text: 'A@B.example' },
    ]);
    expect(read({ name: '👩'.repeat(120), phone: '0'.repeat(40) }).faults).toEqual([]);
    expect(read({ email: '' }, { email: '' }).faults.map(({ code }) => code)).toEqual(['empty', 'empty']);
  });
});
