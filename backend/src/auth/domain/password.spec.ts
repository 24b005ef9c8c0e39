import { expect, it } from '@jest/globals';
import { expectEmail } from './email.js';
import { expectGoodPassword } from './password.js';

const MONA = 'mona.said@tiraz.example';
const common = new Set(['qwerty123456', 'q1w2e3r4t5y6', 'letmein!2026!']);
const refused = (code: string) => expect.objectContaining({ kind: 'invalid', code }) as unknown as Error;

it.each([
  ['twelve characters', 'twelve chars'],
  ['twelve that are written as two each', '🧵'.repeat(12)],
  ['256 characters', 'x'.repeat(256)],
  ['words of this place among others', 'Tiraz opened in old Cairo'],
  ['a common one within a longer one', 'qwerty123456 and then some'],
  ['nothing but signs', '+=/;:-)!?*#~'],
  ['Arabic words', 'نول قديم في القاهرة'],
  ['a common one with a sign within', 'qwerty-123456'],
  ['the owner and eight of its own', 'mona.said.12345678'],
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
  ['that with signs around it', '!!Qwerty123456!!', 'password.common'],
  ['what many people have, signs included', 'Letmein!2026!', 'password.common'],
  ['the product and a year', 'Tiraz-Tiraz-2026', 'password.obvious'],
  ['the product in Arabic', 'طِراز طِراز طِراز', 'password.obvious'],
  ['the product with accents', 'T\u00edr\u00e1z-T\u00edr\u00e1z-26', 'password.obvious'],
  ['the owner and a number', 'mona.said.1234567', 'password.obvious'],
])('a new password may not have %s', (_, password, code) => {
  expect(() => expectGoodPassword(password, 'newPassword', MONA, common)).toThrow(refused(code));
});

it.each(['Tiraz-Tiraz-2026', 'admin@admin@12', 'Staff.Staff.26', 'Password-12345', 'WelcomeWelcome1'])(
  'nobody’s new password is %s',
  (password) => {
    expect(() => expectGoodPassword(password, 'newPassword', 'ali@loom.example', common)).toThrow(
      refused('password.obvious'),
    );
  },
);

it.each([
  ['ali@loom.example', 'ali-ali-ali-26', true],
  ['li@loom.example', 'li-li-li-li-li-li', false],
  ['ali.alireza@loom.example', 'alireza-alireza', true],
])('of %s, %s is obvious: %s', (email, password, isObvious) => {
  const code = isObvious ? 'password.obvious' : undefined;
  const said = () => {
    try {
      expectGoodPassword(password, 'newPassword', email, common);
      return undefined;
    } catch (error) {
      return (error as { code: string }).code;
    }
  };
  expect(said()).toBe(code);
});

it.each(['mona@tiraz.example', `${'m'.repeat(240)}@tiraz.example`])(
  'takes %s for an e-mail address',
  (email) => {
    expect(() => expectEmail(email)).not.toThrow();
  },
);

it.each(['', 'mona', 'mona@tiraz', 'mo na@tiraz.example', `${'m'.repeat(241)}@tiraz.example`])(
  'refuses "%s" as an e-mail address',
  (email) => {
    expect(() => expectEmail(email)).toThrow(refused('email.invalid'));
  },
);
