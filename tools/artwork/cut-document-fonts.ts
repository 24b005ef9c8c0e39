// Cuts Cairo for the PDFs: `npm run artwork -w tools`, after a new version of Cairo or a change of PRINTABLE.
//
// Whole, its decorative ligatures (بر، تى) come back reversed when text is copied or searched. The cut has the letters
// and their joined forms alone, and no ligature but lam-alef.
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { PRINTABLE } from '../../backend/src/documents/domain/printable-text.ts';

const WHOLE = new URL('../../node_modules/@expo-google-fonts/cairo/', import.meta.url);
const CUTS = new URL('../../backend/src/documents/adapters/template/fonts/', import.meta.url);

/** Of letters beyond the Arabic language's own, and of those of it. */
const JOINED = [
  [0xfb50, 0xfbb1],
  [0xfbfc, 0xfbff],
  [0xfe70, 0xfefc],
];

const letters = [...PRINTABLE, ...JOINED].map(([first, last]) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i)),
);

for (const weight of ['400Regular', '600SemiBold', '700Bold']) {
  const cut = await subsetFont(
    readFileSync(new URL(`${weight}/Cairo_${weight}.ttf`, WHOLE)),
    letters.join(''),
    {
      targetFormat: 'sfnt',
      noLayoutClosure: true,
    },
  );
  writeFileSync(new URL(`cairo-${weight.slice(0, 3)}.ttf`, CUTS), cut);
  console.log(`cairo-${weight.slice(0, 3)}.ttf: ${cut.length} bytes`);
}
