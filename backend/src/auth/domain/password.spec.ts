import { expect, it } from '@jest/globals';
import { expectEmail } from './email.js';
import { expectGoodPassword } from './password.js';

const MONA = 'mona.said@tiraz.example';
const common = new Set(['qwerty123456', 'q1w2e3r4t5y6']);
const refused = (code: string) => expect.objectContaining({ kind: 'invalid', code }) as unknown as Error;

it.each([
  ['twelve characters', 'twelve chars'],
  ['twelve that are written as two each', '🧵'.repeat(12)],
  ['256 characters', 'x'.repeat(256)],
  ['words of this place among others', 'Tiraz opened in old Cairo'],
  ['a common one within a longer one', 'qwerty123456 and then some'],
  ['nothing but signs', '+=/;:-)!?*#~'],
  ['Arabic words', 'نول قديم في القاهرة'],
])('a new password may have %s', (_, password) => {
  expect(() => expectGoodPassword(password, 'newPassword', MONA, common)).not.toThrow();
});

it.each([
  ['eleven characters', 'eleven char', 'password.too-short'],
  ['six that are written as two each', '🧵'.repeat(6), 'password.too-short'],
  ['none', '', 'password.too-short'],
  ['what no request may hold', 'a loom in \u0001 Cairo', 'password.forbidden-character'],
  ['half a character', 'a loom in old Cairo \ud83e', 'password.forbidden-character'],
  ['257 characters', 'x'.repeat(257), 'password.too-long'],
  ['what many people have', 'qwerty123456', 'password.common'],
  ['that in capitals', 'Q1W2E3R4T5Y6', 'password.common'],
  ['that with signs around it', '!Qwerty123456!!', 'password.common'],
  ['the product and a year', 'Tiraz-Tiraz-2026', 'password.obvious'],
  ['the product in Arabic', 'طِراز طِراز طِراز', 'password.obvious'],
  ['the owner and a number', 'mona.said.1234567', 'password.obvious'],
])('a new password may not have %s', (_, password, code) => {
  expect(() => expectGoodPassword(password, 'newPassword', MONA, common)).toThrow(refused(code));
});

it('takes an e-mail address', () => {
  expect(() => expectEmail('mona@tiraz.example')).not.toThrow();
});

it.each(['', 'mona', 'mona@tiraz', 'mo na@tiraz.example', `${'m'.repeat(250)}@tiraz.example`])(
  'refuses "%s" as an e-mail address',
  (email) => {
    expect(() => expectEmail(email)).toThrow(refused('email.invalid'));
  },
);
