import { describe, expect, it } from '@jest/globals';
import { HONEST_FILES, HOSTILE_FILES } from '../../../e2e/artwork-files.js';
import { isLookedAt, kindOf } from './file-kind.js';

const bytes = (text: string) => Buffer.from(text, 'latin1');

describe('the kind of a file', () => {
  it.each([
    ['logo.png', 'png'],
    ['logo.jpg', 'jpeg'],
    ['cmyk.jpg', 'jpeg'],
    ['photo.webp', 'webp'],
    ['scan.tiff', 'tiff'],
    ['شعار.svg', 'svg'],
    ['art.pdf', 'pdf'],
    ['art.ai', 'pdf'],
  ] as const)('of %s is %s', async (name, kind) => {
    expect(kindOf(await HONEST_FILES[name]())).toBe(kind);
    expect(isLookedAt(kind)).toBe(true);
  });

  it.each([
    ['8BPS\0\x01', 'psd'],
    ['%!PS-Adobe-3.0 EPSF-3.0\n%%Creator: Adobe Illustrator(R) 8', 'eps'],
    ['\xc5\xd0\xd3\xc6\x1e\0\0\0', 'eps'],
    ['RIFF\0\0\0\0CDRA', 'cdr'],
    ['PK\x03\x04', 'zip'],
  ] as const)('that begins with %j is %s, which nobody opens', (text, kind) => {
    expect(kindOf(bytes(text))).toBe(kind);
    expect(isLookedAt(kind)).toBe(false);
  });

  it.each([
    ['', 'nothing'],
    ['<!doctype html><svg></svg>', 'a page with a drawing in it'],
    ['<html><script>alert(1)</script></html>', 'a page'],
    ['<!-- never closed <svg>', 'a comment without end'],
    ['MZ\x90\0', 'a program'],
    ['#!/bin/sh\n', 'a script'],
    ['RIFF\0\0\0\0WAVE', 'a sound'],
    ['GIF89a', 'an animation'],
    [`${' '.repeat(1100)}%PDF-1.7`, 'a PDF that begins too late'],
  ])('is none for %j, %s', (text) => {
    expect(kindOf(bytes(text))).toBeUndefined();
  });

  it('is told by the root of an SVG behind declaration, comments and doctype', () => {
    for (const before of [
      '',
      '\xef\xbb\xbf',
      '<?xml version="1.0"?>\n<!-- a --><!-- b -->\n',
      '\n <?xml?><!DOCTYPE svg []>',
    ])
      expect(kindOf(bytes(`${before}<svg xmlns="http://www.w3.org/2000/svg"/>`))).toBe('svg');
    expect(kindOf(bytes('<?xml version="1.0"?><svgx/>'))).toBeUndefined();
  });

  it('is told from the head alone', async () => {
    expect(kindOf((await HOSTILE_FILES['bomb.png']()).subarray(0, 8))).toBe('png');
  });
});
