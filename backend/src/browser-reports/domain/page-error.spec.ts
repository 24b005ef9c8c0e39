import { describe, expect, it } from '@jest/globals';
import { withoutPersonalData } from './page-error.js';

const said = (message: string) => withoutPersonalData({ remote: 'admin', path: '/', message }).message;

describe('an error of a page', () => {
  it.each([
    ["TypeError: Cannot read properties of undefined (reading 'length')", undefined],
    ['ReferenceError: structuredClone is not defined', undefined],
    [
      'Minified React error #418; visit https://react.dev/errors/418?args[]=Layla',
      'Minified React error #418; visit …',
    ],
    [
      `SyntaxError: Unexpected token 'L', "Layla Ahmed" is not valid JSON`,
      `SyntaxError: Unexpected token 'L', "…" is not valid JSON`,
    ],
    ['Error: no route to layla@brand.example today', 'Error: no route to … today'],
    ['Error: 404 of /api/requests/kTq3-hidden/quotation', 'Error: 404 of /api/requests/***/quotation'],
    ['Error: 404 of /%74/kTq3-hidden', 'Error: 404 of /t/***'],
    ['Error: call +20 100 123 4567', 'Error: call …'],
    ['Error: call ٠١٠٠١٢٣٤٥٦٧', 'Error: call …'],
    [`Error: no item 'c0ffee00-1234-7000-8000-000000000001'`, `Error: no item '…'`],
    ['Error: a\u0000b\r\nc\u202Ed', 'Error: a b c d'],
  ])('%s is told without what it quotes', (message, told = message) => {
    expect(said(message)).toBe(told);
  });

  it('is told in 200 letters, however long it is', () => {
    expect(said('x'.repeat(100_000))).toBe('x'.repeat(200));
  });

  it.each([
    ['/admin/inquiries/01993c00-0000-7000-8000-000000000001', '/admin/inquiries/*'],
    ['/t/kTq3-hidden', '/t/*'],
    ['/ar/calculator?email=layla@brand.example', '/ar/calculator'],
    ['/', '/'],
    [`/a${'/b'.repeat(50)}`, '/a/b/b/b/b/b'],
    ['admin', '/'],
  ])('of the path %s it keeps %s', (path, kept) => {
    expect(withoutPersonalData({ remote: 'admin', path, message: 'x' }).path).toBe(kept);
  });

  it.each([
    ['https://tiraz.example/remotes/admin/1a2b/main.9f.js:1:20431', 'main.9f.js:1:20431'],
    ['https://tiraz.example/calculator?name=Layla', undefined],
    ['eval at <anonymous>', undefined],
  ])('of the place %s it keeps %s', (at, kept) => {
    expect(withoutPersonalData({ remote: 'admin', path: '/', message: 'x', at }).at).toBe(kept);
  });
});
