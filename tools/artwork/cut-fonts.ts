// Cuts what nearly every page shows out of Cairo's variable faces: `npm run artwork -w tools`, after a new version of Cairo.
// The rest stays with the whole faces; libs/theme/src/fonts.css says by unicode-range which letter lies where.
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const WHOLE = new URL('../../node_modules/@fontsource-variable/cairo/files/', import.meta.url);
const CUTS = new URL('../../libs/theme/src/fonts/', import.meta.url);

/** The weights that the stylesheets use; the whole faces go from 200 to 1000. */
const WEIGHTS = { wght: { min: 400, max: 800 } };

type Letters = number | readonly [first: number, last: number];

const CUT: Record<string, { face: string; noLayoutClosure?: boolean; letters: readonly Letters[] }> = {
  'cairo-common-latin': {
    face: 'cairo-latin-wght-normal.woff2',
    // Its closure is thirty small figures for fractions.
    noLayoutClosure: true,
    letters: [
      [0x20, 0x7e],
      0xa0,
      0xa9,
      0xab,
      0xb2,
      0xb7,
      0xbb,
      0xd7,
      // Piqué.
      0xe9,
      [0x2013, 0x2014],
      [0x2018, 0x2019],
      [0x201c, 0x201d],
      0x2026,
      [0x2066, 0x2069],
      0x2212,
    ],
  },
  // Those that public pages show in Arabic: of English, hello@tiraz.example, AQL, DTF, DTG, PNG and the logo's colours.
  'cairo-few-latin': {
    face: 'cairo-latin-wght-normal.woff2',
    noLayoutClosure: true,
    letters: [
      [0x20, 0x40],
      ...[...'ADEFGLNPQTaeghilmnoprstxz'].map((letter) => letter.charCodeAt(0)),
      ...[0xa0, 0xa9, 0xab, 0xb2, 0xb7, 0xbb, 0xd7],
      [0x2013, 0x2014],
      [0x2018, 0x2019],
      [0x201c, 0x201d],
      0x2026,
      [0x2066, 0x2069],
      0x2212,
    ],
  },
  'cairo-common-arabic': {
    face: 'cairo-arabic-wght-normal.woff2',
    letters: [0x60c, 0x61b, 0x61f, [0x621, 0x63a], [0x640, 0x652], [0x660, 0x66c], [0x200c, 0x200e]],
  },
  // Those of ج.م and العربية, which stand on English pages, too.
  'cairo-few-arabic': {
    face: 'cairo-arabic-wght-normal.woff2',
    letters: [[0x627, 0x629], 0x62c, 0x631, 0x639, [0x644, 0x645], 0x64a],
  },
};

for (const [name, { face, letters, noLayoutClosure = false }] of Object.entries(CUT)) {
  const cut = await subsetFont(readFileSync(new URL(face, WHOLE)), letters.map(text).join(''), {
    targetFormat: 'woff2',
    variationAxes: WEIGHTS,
    noLayoutClosure,
  });
  writeFileSync(new URL(`${name}.woff2`, CUTS), cut);
  console.log(`${name}.woff2: ${cut.length} bytes`);
}

function text(letters: Letters): string {
  const [first, last] = typeof letters === 'number' ? [letters, letters] : letters;
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
}
