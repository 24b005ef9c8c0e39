// Draws the pictures that pages load as files, from the components that draw them elsewhere: `npm run artwork -w tools`.
import { writeFileSync } from 'node:fs';
import { h, read, renderToStaticMarkup, stylesOf } from './read-components.ts';

const ARTWORK = new URL('../../storefront/src/artwork/', import.meta.url);
const { Garment } = await read('libs/artwork/src/garment.tsx');
const { Hanger } = await read('libs/artwork/src/hanger.tsx');
const { Weave } = await read('libs/artwork/src/weave.tsx');

const picture = (width: number, height: number, style: string, ...drawn: unknown[]) =>
  `${renderToStaticMarkup(
    h(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
      h('style', { dangerouslySetInnerHTML: { __html: style } }),
      ...drawn,
    ),
  )}\n`;

/** Those of the demo catalogue that are drawn with few strands; fleece and crepe alone would take 80 KB. */
const WEAVES = ['combed', 'jersey', 'lycra', 'pique', 'terry', 'poplin'];

/** Six cuts of cloth, two beside each other, their edges pinked. */
function swatches() {
  const [side, gap, tooth, teeth] = [60, 6, 2.5, 12];
  const step = side / teeth;
  const edge = Array.from({ length: teeth }, (_, i) => [(i + 0.5) * step, (i + 1) * step] as const);
  const pinked = [
    `M0 0`,
    ...edge.map(([half, whole]) => `L${half} ${tooth}L${whole} 0`),
    ...edge.map(([half, whole]) => `L${side - tooth} ${half}L${side} ${whole}`),
    ...edge.map(([half, whole]) => `L${side - half} ${side - tooth}L${side - whole} ${side}`),
    ...edge.map(([half, whole]) => `L${tooth} ${side - half}L0 ${side - whole}`),
    'Z',
  ].join('');
  return picture(
    2 * side + gap,
    3 * side + 2 * gap,
    stylesOf('libs/artwork/src/weave'),
    h('clipPath', { id: 'pinked' }, h('path', { d: pinked })),
    ...WEAVES.map((kind, i) =>
      h(
        'g',
        {
          key: kind,
          transform: `translate(${(i % 2) * (side + gap)} ${Math.floor(i / 2) * (side + gap)})`,
          clipPath: 'url(#pinked)',
        },
        h('svg', { width: side, height: side }, h(Weave, { kind })),
      ),
    ),
  );
}

/** One of each product of the demo catalogue, dressed, on one brass rail. */
const COLLECTION = [
  ['t-shirt', ['red', 'red', 'white']],
  ['hoodie', ['blue', 'blue', 'white']],
  ['polo', ['white', 'red']],
  ['abaya', ['black', 'purple']],
  ['long-sleeve', ['white', 'blue']],
  ['joggers', ['gray', 'gray', 'black']],
  ['shirt', []],
  ['sweatshirt', ['yellow', 'yellow', 'white']],
];

/** The tokens that drawings use, and no others. */
const TOKENS = `
  :root { --ink: #1e2230; --figure: #7c581a; }
  @media (prefers-color-scheme: dark) { :root { --ink: #f2ebdd; --figure: #e2bc72; } }
`.replace(/\s*\n\s*/g, ' ');

function rail() {
  const [width, height, pitch, side] = [1280, 190, 158, 156];
  return picture(
    width,
    height,
    TOKENS + stylesOf('libs/artwork/src/garment'),
    ...COLLECTION.map(([kind, colours], i) =>
      h(
        'g',
        { key: kind, transform: `translate(${10 + i * pitch} 0)` },
        h('svg', { x: side / 2 - 13, y: 2, width: 26, height: 39 }, h(Hanger)),
        h('svg', { y: 46 - side / 7, width: side, height: side }, h(Garment, { kind, colours })),
      ),
    ),
    h('path', { d: `M0 8H${width}V13H0Z`, fill: '#8a6420' }),
  );
}

writeFileSync(new URL('swatches.svg', ARTWORK), swatches());
writeFileSync(new URL('rail.svg', ARTWORK), rail());
