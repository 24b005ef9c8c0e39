import type { WeaveName } from '@tiraz/contracts/garments';
/** `thread` and `second` are yarns, `core` a yarn inside them; `edge`, `glint` and `twist` give them roundness. */
type Yarn =
  | 'thread'
  | 'second'
  | 'core'
  | 'edge'
  | 'cord'
  | 'glint'
  | 'twist'
  | 'shadowHair'
  | 'hair'
  | 'lightHair';

/** One repeat of a cloth, in units of a 160 × 120 picture; later strands lie on top. */
interface WeaveDrawing {
  width: number;
  height: number;
  strands: readonly Strand[];
}

interface Strand {
  yarn: Yarn;
  path: string;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** Stretches and moves path data whose numbers are all absolute points. */
function at(path: string, x: number, y: number, scaleX = 1, scaleY = scaleX): string {
  let i = 0;
  return path.replace(/-?[\d.]+/g, (number) =>
    String(round(i++ % 2 === 0 ? Number(number) * scaleX + x : Number(number) * scaleY + y)),
  );
}

/** Repeatable chance: a cloth that is irregular, yet the same on every screen. */
function chance(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

/** The two legs of a knitted stitch as it shows on a jersey's face, in a field of 12 × 9. */
const STITCH =
  'M0.2 0.8 C0.4 5 2.6 9.2 5.9 12 C6.2 8.6 6 5.4 5 2.2 C4.4 -0.2 3.4 -1.4 2 -1.4 C0.8 -1.4 0.1 -0.5 0.2 0.8Z ' +
  'M11.8 0.8 C11.6 5 9.4 9.2 6.1 12 C5.8 8.6 6 5.4 7 2.2 C7.6 -0.2 8.6 -1.4 10 -1.4 C11.2 -1.4 11.9 -0.5 11.8 0.8Z';
const STITCH_GLINT = 'M1.7 0.6 C2 3.6 3.2 6.4 4.9 8.8 M10.3 0.6 C10 3.6 8.8 6.4 7.1 8.8';

/** A wale of stitches in a field `width` wide, from `x` on; each row comes out over the head of the one below. */
function wale(x: number, width: number, height: number): Strand[] {
  const [across, down] = [width / 12, height / 9];
  return [1, 0, -1].flatMap((row): Strand[] => [
    { yarn: 'thread', path: at(STITCH, x, row * height, across, down) },
    { yarn: 'glint', path: at(STITCH_GLINT, x, row * height, across, down) },
  ]);
}

const knit = (width: number, height: number): WeaveDrawing => ({
  width,
  height,
  strands: wale(0, width, height),
});

/** One wale forward, one back, where the elastic core shows. */
function rib(width: number, height: number, furrow: number): WeaveDrawing {
  const purl = at('M-1 5 C1.5 1.6 4.5 1.6 7 5', width, 0, furrow / 6, height / 9);
  const core = at('M-1 7.6 C2 6.6 4 6.6 7 7.6', width, 0, furrow / 6, height / 9);
  return {
    width: width + furrow,
    height,
    strands: [{ yarn: 'cord', path: purl }, { yarn: 'core', path: core }, ...wale(0, width, height)],
  };
}

/** Tucked stitches draw the cloth into cells: a comb of hexagons, `width` from wall to wall. */
function honeycomb(width: number): WeaveDrawing {
  const side = width / Math.sqrt(3);
  const [middle, height] = [width / 2, 3 * side];
  const points = (...list: [number, number][]): string =>
    list.map(([x, y]) => `${round(x)} ${round(y)}`).join('L');
  const roof = points([0, side / 2], [middle, 0], [width, side / 2]);
  const floor = points([0, 1.5 * side], [middle, 2 * side], [width, 1.5 * side]);
  const walls = [0, width].map((x) => `M${points([x, side / 2], [x, 1.5 * side])}`).join('');
  const path = `M${roof}M${floor}${walls}M${points([middle, 2 * side], [middle, height])}M${points([0, height + side / 2], [middle, height], [width, height + side / 2])}`;
  return {
    width,
    height,
    strands: [
      { yarn: 'edge', path },
      { yarn: 'cord', path },
      { yarn: 'twist', path },
      { yarn: 'glint', path: at(path, -0.9, -0.9) },
    ],
  };
}

/** The wrong side of a French terry: rows of loops, each row hanging over the next. */
function loops(width: number, pitch: number): WeaveDrawing {
  const loop = at('M1.4 -3 C0 3 2.6 8.4 6 8.4 C9.4 8.4 12 3 10.6 -3', 0, 0, width / 12);
  const rows = [3, 2, 1, 0, -1, -2].flatMap((row) =>
    row % 2 === 0
      ? [at(loop, 0, row * pitch)]
      : [-0.5, 0.5].map((half) => at(loop, half * width, row * pitch)),
  );
  return {
    width,
    height: pitch * 2,
    strands: rows.flatMap((path): Strand[] => [
      { yarn: 'edge', path },
      { yarn: 'cord', path },
      { yarn: 'twist', path },
    ]),
  };
}

/** Fleece: the loops of a terry, raised by wire brushes into a nap that lies mostly one way. */
function nap(width: number, height: number): WeaveDrawing {
  const next = chance(7);
  const hairs = (columns: number, rows: number): string =>
    Array.from({ length: columns * rows }, (_, i) => {
      const x = ((i % columns) + next() * 1.6) * (width / columns);
      const y = (Math.floor(i / columns) + next() * 1.6) * (height / rows);
      const [turn, length] = [0.5 + next() * 1.5, 3 + next() * 4];
      const [dx, dy, bend] = [Math.cos(turn) * length, Math.sin(turn) * length, next() * 4 - 2];
      const hair = `M0 0Q${round(dx / 2 - bend)} ${round(dy / 2 + bend / 2)} ${round(dx)} ${round(dy)}`;
      // What crosses the tile's edge is drawn at the opposite edge as well.
      const lefts = [-width, 0, width].filter((left) => x + left > -12 && x + left < width + 12);
      const tops = [-height, 0, height].filter((top) => y + top > -12 && y + top < height + 12);
      return lefts.flatMap((left) => tops.map((top) => at(hair, x + left, y + top))).join('');
    }).join('');
  return {
    width,
    height,
    strands: [
      { yarn: 'shadowHair', path: hairs(16, 12) },
      { yarn: 'hair', path: hairs(24, 18) },
      { yarn: 'lightHair', path: hairs(10, 8) },
    ],
  };
}

/** A strand of yarn between the two crossings where it dives, with rounded ends. */
function float(x: number, y: number, width: number, height: number): string {
  const r = Math.min(width, height) * 0.4;
  const [right, bottom] = [x + width, y + height];
  const to = (...numbers: number[]): string => numbers.map(round).join(' ');
  return [
    `M${to(x + r, y)}L${to(right - r, y)}Q${to(right, y, right, y + r)}`,
    `L${to(right, bottom - r)}Q${to(right, bottom, right - r, bottom)}`,
    `L${to(x + r, bottom)}Q${to(x, bottom, x, bottom - r)}L${to(x, y + r)}Q${to(x, y, x + r, y)}Z`,
  ].join('');
}

/** Where a closed circle of crossings is `on` without a break: the first crossing and how many follow. */
function runs(circle: readonly boolean[]): [start: number, length: number][] {
  return circle.flatMap((on, start): [number, number][] => {
    if (!on || circle.at(start - 1)) return [];
    const after = [...circle.slice(start), ...circle.slice(0, start)];
    return [[start, after.indexOf(false)]];
  });
}

/**
 * A woven cloth from its draft, one text a pick, `1` where the warp lies on top. Threads stand `ends` units
 * apart and picks `picks`; `uneven` is the share by which a strand may be thinner than its place.
 */
function woven(draft: readonly string[], ends: number, picks: number, uneven = 0): WeaveDrawing {
  const isWarp = draft.map((pick) => Array.from(pick, (crossing) => crossing === '1'));
  const columns = isWarp[0]?.length ?? 0;
  const [width, height] = [columns * ends, draft.length * picks];
  const next = chance(11);
  const slim = (): number => 0.35 + next() * uneven * Math.min(ends, picks);

  const weft = isWarp.flatMap((pick, row) =>
    runs(pick.map((warp) => !warp)).flatMap(([start, length]) => {
      const thin = slim();
      return [0, -width].map((back) =>
        float(start * ends - 0.8 + back, row * picks + thin, length * ends + 1.6, picks - 2 * thin),
      );
    }),
  );
  const warps = Array.from({ length: columns }, (_, column) =>
    runs(isWarp.map((pick) => pick[column] ?? false)).map(([start, length]) => ({
      column,
      start,
      length,
      thin: slim(),
    })),
  ).flat();
  const warp = warps.flatMap(({ column, start, length, thin }) =>
    [0, -height].map((up) =>
      float(column * ends + thin, start * picks - 0.8 + up, ends - 2 * thin, length * picks + 1.6),
    ),
  );
  const glint = warps.flatMap(({ column, start, length }) =>
    [0, -height].map((up) => {
      const [x, y] = [round((column + 0.36) * ends), start * picks + up];
      return `M${x} ${round(y + picks * 0.25)}L${x} ${round(y + (length - 0.25) * picks)}`;
    }),
  );
  return {
    width,
    height,
    strands: [
      { yarn: 'second', path: weft.join('') },
      { yarn: 'thread', path: warp.join('') },
      { yarn: 'glint', path: glint.join('') },
    ],
  };
}

/** No two neighbouring rows alike and no float over three: what makes crepe look like fine sand. */
const CREPE_DRAFT = [
  '1001101001011010',
  '0110010110100101',
  '1010110100110010',
  '0101001011001101',
  '1101100101010110',
  '0010011010101001',
  '1011010110010100',
  '0100101001101011',
  '1001011010110101',
  '0110110101001010',
];

const drawings: Readonly<Record<WeaveName, () => WeaveDrawing>> = {
  jersey: () => knit(12, 9),
  combed: () => knit(8, 6),
  lycra: () => rib(8.5, 7, 4.5),
  pique: () => honeycomb(8.5),
  terry: () => loops(10, 6.4),
  fleece: () => nap(80, 60),
  poplin: () => woven(['10', '01'], 4, 4.5),
  crepe: () => woven(CREPE_DRAFT, 4.2, 4.2, 0.2),
  generic: () => woven(['1001', '0011', '0110', '1100'], 5, 5),
};

const drawn: Partial<Record<WeaveName, WeaveDrawing>> = {};

/** Whether this release knows how to draw it. */
export function isWeave(name: string): name is WeaveName {
  return Object.hasOwn(drawings, name);
}

/** Worked out when it is first shown: a telephone needs milliseconds for each. */
export function drawingOf(weave: WeaveName): WeaveDrawing {
  return (drawn[weave] ??= drawings[weave]());
}
