import { expect, test } from '@jest/globals';
import { texts } from './texts';

test('every text is there in both languages', () => {
  expect(Object.keys(texts.ar)).toEqual(Object.keys(texts.en));
  for (const text of Object.values(texts.ar)) expect(text).toMatch(/\p{Script=Arabic}/u);
});
