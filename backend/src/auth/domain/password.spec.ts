import { expect, it } from '@jest/globals';
import { expectEmail, foldEmail } from './email.js';
import { expectGoodPassword } from './password.js';

const refused = (code: string) => expect.objectContaining({ kind: 'invalid', code }) as unknown as Error;

it.each([
  ['twelve characters', 'twelve chars'],
  ['twelve that are written as two each', '🧵'.repeat(12)],
  ['256 characters', 'x'.repeat(256)],
])('a new password may have %s', (_, password) => {
  expect(() => expectGoodPassword(password, 'newPassword')).not.toThrow();
});

it.each([
  ['eleven characters', 'eleven char', 'password.too-short'],
  ['six that are written as two each', '🧵'.repeat(6), 'password.too-short'],
  ['none', '', 'password.too-short'],
  ['257 characters', 'x'.repeat(257), 'password.too-long'],
])('a new password may not have %s', (_, password, code) => {
  expect(() => expectGoodPassword(password, 'newPassword')).toThrow(refused(code));
});

it('an e-mail address is one whatever its letter case and outer blanks', () => {
  expect(foldEmail(' Mona@Tiraz.EXAMPLE\n')).toBe('mona@tiraz.example');
  expect(() => expectEmail('mona@tiraz.example')).not.toThrow();
});

it.each(['', 'mona', 'mona@tiraz', 'mo na@tiraz.example', `${'m'.repeat(250)}@tiraz.example`])(
  'refuses "%s" as an e-mail address',
  (email) => {
    expect(() => expectEmail(email)).toThrow(refused('email.invalid'));
  },
);
