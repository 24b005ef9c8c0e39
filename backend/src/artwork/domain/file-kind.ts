import type { ArtworkKind } from '@tiraz/contracts/artwork';

/** Enough for every signature and for what stands before the root of an SVG. */
export const HEAD_BYTES = 16 * 1024;
/** A PDF may begin so late. */
const PDF_WITHIN = 1024;

const KEPT_UNOPENED: readonly ArtworkKind[] = ['psd', 'eps', 'cdr', 'zip'];

const SIGNATURES: readonly (readonly [string, ArtworkKind])[] = [
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['\xff\xd8\xff', 'jpeg'],
  ['II*\0', 'tiff'],
  ['MM\0*', 'tiff'],
  ['II+\0', 'tiff'],
  ['MM\0+', 'tiff'],
  ['8BPS', 'psd'],
  // PostScript, with a preview before it or without; old files of Illustrator too.
  ['\xc5\xd0\xd3\xc6', 'eps'],
  ['%!PS', 'eps'],
  ['PK\x03\x04', 'zip'],
  ['PK\x05\x06', 'zip'],
  ['PK\x07\x08', 'zip'],
];

/**
 * What a file is by its first bytes; neither its name nor what the sender calls it counts.
 *
 * @param head `HEAD_BYTES` of it, or all that there is
 */
export function kindOf(head: Uint8Array): ArtworkKind | undefined {
  const text = Buffer.from(head.buffer, head.byteOffset, Math.min(head.length, HEAD_BYTES)).toString(
    'latin1',
  );
  const signed = SIGNATURES.find(([signature]) => text.startsWith(signature));
  if (signed) return signed[1];
  if (text.startsWith('RIFF')) {
    if (text.startsWith('WEBP', 8)) return 'webp';
    return text.startsWith('CDR', 8) || text.startsWith('cdr', 8) ? 'cdr' : undefined;
  }
  if (isSvg(text)) return 'svg';
  return text.slice(0, PDF_WITHIN).includes('%PDF-') ? 'pdf' : undefined;
}

/** Whether a program of ours opens such a file; the others are kept for staff as they are. */
export function isLookedAt(kind: ArtworkKind): boolean {
  return !KEPT_UNOPENED.includes(kind);
}

/** Its root is `svg`, after declarations and comments. */
function isSvg(text: string): boolean {
  let rest = text.replace(/^\xef\xbb\xbf/, '').trimStart();
  for (;;) {
    const end = rest.startsWith('<?') ? '?>' : rest.startsWith('<!--') ? '-->' : undefined;
    if (end === undefined) break;
    const at = rest.indexOf(end);
    if (at < 0) return false;
    rest = rest.slice(at + end.length).trimStart();
  }
  return /^<(!DOCTYPE\s+svg|svg|svg:svg)[\s>[/]/i.test(rest);
}
