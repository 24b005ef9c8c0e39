import { describe, expect, it } from '@jest/globals';
import { correctionOf, isFinishedQuantity, stepQuantity, toQuantity } from './quantity';

describe('toQuantity', () => {
  it.each([
    ['', 1],
    ['   ', 1],
    ['abc', 1],
    ['12abc', 1],
    ['1', 1],
    ['01', 1],
    ['0', 100],
    ['-5', 100],
    ['2', 100],
    ['1.5', 100],
    ['99', 100],
    ['99.9', 100],
    ['100', 100],
    ['101', 101],
    ['250', 250],
    ['250.7', 250],
    ['1,000', 1000],
    ['1 000', 1000],
    ['١', 1],
    ['٢٥٠', 250],
    ['۲۵۰', 250],
    ['١٬٠٠٠', 1000],
    ['٥٠', 100],
    ['1000000', 1_000_000],
    ['1000001', 1_000_000],
    ['99999999999999999999', 1_000_000],
    ['1e3', 1],
    ['Infinity', 1],
    ['\u200f250', 250],
    ['\u2068٢٥٠\u2069', 250],
    ['\u061c١٬٠٠٠', 1000],
    ['\u202a250\u202c', 250],
    ['\u200f', 1],
  ])('takes %j for %i', (typed, quantity) => expect(toQuantity(typed)).toBe(quantity));
});

describe('correctionOf', () => {
  it.each([
    ['', 'empty'],
    ['\u200f', 'empty'],
    ['abc', 'notANumber'],
    ['50', 'belowMinimum'],
    ['\u2068250\u2069', undefined],
  ] as const)('of %j is %s', (typed, why) => expect(correctionOf(typed)).toBe(why));
});

describe('isFinishedQuantity', () => {
  it.each([
    ['2', false],
    ['25', false],
    ['250', true],
    ['٢٥٠', true],
    ['1', true],
    ['', false],
    ['0', false],
    ['1000001', false],
  ])('of %j is %s', (typed, finished) => expect(isFinishedQuantity(typed)).toBe(finished));
});

describe('stepQuantity', () => {
  it.each([
    [1, 1, 100],
    [100, 1, 101],
    [101, -1, 100],
    [100, -1, 1],
    [1, -1, 1],
    [1_000_000, 1, 1_000_000],
  ] as const)('from %i by %i is %i', (from, direction, to) => expect(stepQuantity(from, direction)).toBe(to));
});
