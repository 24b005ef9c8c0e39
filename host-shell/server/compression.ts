import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** What is made anew for each visit cannot take its time: this costs about a millisecond for a page. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

interface Packed {
  body: Buffer | string;
  headers: { 'content-encoding'?: 'br' | 'gzip' };
}

/** Packs a text as the visitor's browser takes it. */
export async function packed(text: string, acceptEncoding = ''): Promise<Packed> {
  const accepted = acceptEncoding.split(',').map((coding) => coding.trim().replace(/;q=(?!0(\.0*)?$).*/, ''));
  if (accepted.includes('br')) {
    return { body: await toBrotli(text, BROTLI), headers: { 'content-encoding': 'br' } };
  }
  if (accepted.includes('gzip')) {
    return { body: await toGzip(text), headers: { 'content-encoding': 'gzip' } };
  }
  return { body: text, headers: {} };
}
