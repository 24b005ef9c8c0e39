import { describe, expect, it } from '@jest/globals';
import { emptyContact, refusedFields, toSubmittedContact } from './contact';

describe('toSubmittedContact', () => {
  it('trims, turns the digits of a phone number into ASCII, and leaves out what is empty', () => {
    expect(
      toSubmittedContact({
        ...emptyContact,
        customerName: '  منى ',
        customerEmail: ' mona@example.com ',
        customerPhone: '+٢٠ ١٠٠ ۱۲۳',
        message: '   ',
      }),
    ).toEqual({ customerName: 'منى', customerEmail: 'mona@example.com', customerPhone: '+20 100 123' });
  });

  it('leaves out what comes along unseen with what is copied from contacts or a table', () => {
    expect(
      toSubmittedContact({
        ...emptyContact,
        customerName: '\u202Bمنى\tحسن\u202C\t',
        customerEmail: '\u2066mona@example.com\u2069\u200f',
        customerPhone: '\u061c\u202A+20 100\u202C',
        message: 'one\n\ttwo\u0007',
      }),
    ).toEqual({
      customerName: 'منى حسن',
      customerEmail: 'mona@example.com',
      customerPhone: '+20 100',
      message: 'one\n\ttwo',
    });
  });
});

describe('refusedFields', () => {
  const refusing = (...paths: string[]) =>
    refusedFields({
      status: 400,
      message: '',
      body: JSON.stringify({
        code: 'body.invalid',
        errors: paths.map((path) => ({ path, code: 'x', message: 'y' })),
      }),
    });

  it.each([
    [['/customerEmail'], ['customerEmail']],
    [
      ['customerPhone', '/customerName'],
      ['customerName', 'customerPhone'],
    ],
    [['#/message'], ['message']],
    [['/quantity', ''], []],
    [[], []],
  ])('of %j are %j', (paths, fields) => expect(refusing(...paths)).toEqual(fields));

  it('are none without a problem', () =>
    expect(refusedFields({ message: '', body: 'Bad gateway' })).toEqual([]));
});
