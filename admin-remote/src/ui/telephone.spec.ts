import { describe, expect, it } from '@jest/globals';
import { internationalDigits } from './telephone';

describe('a number in its international form', () => {
  it.each([
    ['+20 100 555 0143', '201005550143'],
    ['0020-100-555-0143', '201005550143'],
    ['01005550143', '201005550143'],
    ['0100 555 0143', '201005550143'],
    ['٠١٠٠٥٥٥٠١٤٣', '201005550143'],
    ['+٢٠ ۱۰۰ ٥٥٥ ٠١٤٣', '201005550143'],
    ['+20 0100 555 0143', '201005550143'],
    ['+20 (0) 100 555 0143', '201005550143'],
    ['201005550143', '201005550143'],
    ['\u202a+971 50 555 0121\u202c', '971505550121'],
    ['\u061c\u2066+971\u200f 50 555 0121\u2069', '971505550121'],
    ['052 555 0174', '971525550174'],
    ['00966555550167', '966555550167'],
    ['053 555 0167', '966535550167'],
    ['+44 20 7946 0958', '442079460958'],
  ])('%s is %s', (typed, digits) => expect(internationalDigits(typed)).toBe(digits));

  it.each([
    ['an Emirati or a Saudi', '050 555 0121'],
    ['an Egyptian land line', '02 2735 0000'],
    ['without a country', '5550121'],
    ['with an extension', '+20 100 555 0143 ext 5'],
    ['two at once', '01005550143 / 01225550119'],
    ['too long', '+2010055501431234'],
    ['too short', '+20 100'],
    ['no number', 'call me'],
    ['nothing', ''],
  ])('is not guessed: %s', (_, typed) => expect(internationalDigits(typed)).toBeUndefined());
});
