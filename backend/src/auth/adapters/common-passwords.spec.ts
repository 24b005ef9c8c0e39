import { expect, it } from '@jest/globals';
import { COMMON_PASSWORDS } from './common-passwords.generated.js';
import { digestsOf, isCommonPassword } from './common-passwords.js';

const bytes = (digests: string) => Buffer.from(digests, 'base64');

it('knows at least the 3,000 most used passwords of twelve characters (ASVS 5, 6.2.4)', () => {
  expect(bytes(COMMON_PASSWORDS).length / 5).toBeGreaterThan(3_000);
  for (const password of ['qwerty123456', '1qaz2wsx3edc', '123456123456', 'unbelievable', 'administrator'])
    expect([password, isCommonPassword(password)]).toEqual([password, true]);
  for (const password of ['a loom in old cairo', 'qwerty12345', ''])
    expect(isCommonPassword(password)).toBe(false);
});

it('keeps them as digests, each once, in one order, none that is too short anyway', () => {
  const digests = digestsOf(['short', 'Another12chars', 'one more of it', 'another12CHARS']);
  expect(bytes(digests)).toHaveLength(10);
  expect(digests).toBe(digestsOf(['one more of it', 'another12chars']));
});
