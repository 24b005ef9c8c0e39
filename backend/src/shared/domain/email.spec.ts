import { expect, it } from '@jest/globals';
import { foldEmail } from './email.js';

it.each(['mona@tiraz.example', ' Mona@Tiraz.EXAMPLE\n', '\tMONA@TIRAZ.EXAMPLE'])(
  '%j is one address, whatever its letter case and outer blanks',
  (typed) => {
    expect(foldEmail(typed)).toBe('mona@tiraz.example');
  },
);
