const RANGES = `
  20-7E A0-131 134-137 139-13E 141-148 14A-17E 192 1FA-1FF 218-21B 2BB-2BC 1E80-1E85 1EF2-1EF3
  60C-60D 615 61B 61F 621-63A 640-656 660-671 679 67E 686 688 691 698 6A4 6A9 6AF 6BA 6BE 6C1-6C3 6CC 6D2-6D4 6F0-6F9
  2013-2014 2018-201A 201C-201E 2020-2022 2026 2030 2039-203A 20AC 2122 2212 2248 2260 2264-2265`;

/**
 * What the documents' font can print, by the letters that texts have; `tools/artwork/cut-document-fonts.ts` cuts it from
 * this list, and a PDF/UA document is refused for a single letter beyond it.
 */
export const PRINTABLE: readonly (readonly [first: number, last: number])[] = RANGES.trim()
  .split(/\s+/)
  .map((range) => {
    const [first = 0, last = first] = range.split('-').map((code) => Number.parseInt(code, 16));
    return [first, last];
  });

/** Never drawn: a break that may be, joiners, marks of direction, isolates. */
const UNSEEN = /[\u200B-\u200F\u2066-\u2069]/;
/** What a line ends with, on any system. */
export const LINE_END = /\r\n?|[\n\u0085\u2028\u2029]/;
/** Control characters, overrides of direction, and what else has no shape. */
const SHAPELESS =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u00AD\u061C\u180E\u202A-\u202E\u2060-\u2065\u206A-\u206F\p{Variation_Selector}\uFEFF]/gu;
/** Letters by their joined forms, as old programs write Arabic. */
const JOINED = /[\uFB50-\uFDFF\uFE70-\uFEFC]/g;
const DASH = /[\u2010\u2011]/g;
const SPACE = /\p{Zs}/gu;

/** Of letters; an e-mail address that is shorter can be copied without breaks in it. */
const LONGEST_WORD = 32;
const MAY_BREAK = '\u200B';

/**
 * A text as it can be printed: what has no shape goes, each character that the font lacks becomes `?`, isolates end where
 * they began, and words longer than any column may break.
 */
export function printable(text: string): { text: string; lost: number } {
  let lost = 0;
  const shaped = text
    .replace(JOINED, (letter) => letter.normalize('NFKC'))
    .normalize('NFC')
    .split(LINE_END)
    .map((line) => {
      const plain = line
        .replaceAll('\t', ' ')
        .replace(SHAPELESS, '')
        .replace(SPACE, (space) => (space === '\u00A0' ? space : ' '))
        .replace(DASH, '-');
      // By what readers see as one character: an emoji of five code points is one question mark.
      const known = [...graphemes.segment(plain)].map(({ segment }) => {
        const drawn = [...segment].filter(isPrintable);
        if (drawn.join('') === segment) return segment;
        lost += 1;
        return drawn[0] && segment.startsWith(drawn[0]) ? drawn.join('') : '?';
      });
      return breakable(balanced(known.join('')));
    });
  return { text: shaped.join('\n'), lost };
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

function isPrintable(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return UNSEEN.test(character) || PRINTABLE.some(([first, last]) => code >= first && code <= last);
}

/** Ends every isolate that begins, and drops ends of none: nothing outside the line is turned round. */
function balanced(line: string): string {
  let open = 0;
  const kept = line.replace(/[\u2066-\u2069]/g, (mark) => {
    if (mark !== '\u2069') open += 1;
    else if (open > 0) open -= 1;
    else return '';
    return mark;
  });
  return kept + '\u2069'.repeat(open);
}

function breakable(line: string): string {
  return line.replace(WORD_TOO_LONG, (word) => word.replace(PIECE, `$&${MAY_BREAK}`));
}

const WORD_TOO_LONG = new RegExp(`\\S{${LONGEST_WORD + 1},}`, 'g');
const PIECE = /\S{8}(?=\S)/g;
