/** `thread` and `second` are yarns, `line` a drawn edge, `glint` and `pit` what catches and loses the light. */
export type Yarn = 'thread' | 'second' | 'line' | 'glint' | 'pit' | 'fibre' | 'loop' | 'loopEdge';

/** One repeat of a cloth, in units of a 160 × 120 picture; later threads lie on top. */
export interface WeaveDrawing {
  width: number;
  height: number;
  threads: readonly { yarn: Yarn; path: string }[];
}

const round = (value: number): string => String(Math.round(value * 100) / 100);

/** Moves and stretches path data of absolute M, L, C and Z. */
function at(path: string, x: number, y: number, scaleX = 1, scaleY = 1): string {
  let i = 0;
  return path.replace(
    /-?[\d.]+ ?/g,
    (number) => `${round(i++ % 2 === 0 ? Number(number) * scaleX + x : Number(number) * scaleY + y)} `,
  );
}

/** Both legs of one knitted stitch, the V of a jersey's face, in a field of 12 × 8. */
const LEFT_LEG = 'M0.7 -2.4 C0.2 0.6 1.6 5.2 5.6 8.6 C6.3 5.4 5.4 0.8 2.6 -2.6 C2 -3.3 0.9 -3.2 0.7 -2.4Z';
const RIGHT_LEG =
  'M11.3 -2.4 C11.8 0.6 10.4 5.2 6.4 8.6 C5.7 5.4 6.6 0.8 9.4 -2.6 C10 -3.3 11.1 -3.2 11.3 -2.4Z';
const LEFT_GLINT = 'M2 -1 C2.2 1.6 3.2 4.4 4.8 6.2';
const RIGHT_GLINT = 'M10 -1 C9.8 1.6 8.8 4.4 7.2 6.2';

function knit(width: number, height: number): WeaveDrawing {
  const rows = [-1, 0, 1].map((row) => row * height);
  const draw = (path: string): string => rows.map((y) => at(path, 0, y, width / 12, height / 8)).join('');
  return {
    width,
    height,
    threads: [
      { yarn: 'thread', path: draw(LEFT_LEG) + draw(RIGHT_LEG) },
      { yarn: 'glint', path: draw(LEFT_GLINT) + draw(RIGHT_GLINT) },
    ],
  };
}

const jersey = knit(13, 10);
const lycra = knit(9, 8);

/** Repeatable chance: a cloth that is irregular, yet the same on every screen. */
function chance(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

function bar(x: number, y: number, width: number, height: number): string {
  const r = Math.min(width, height) / 2.4;
  const [right, bottom] = [x + width, y + height];
  return `M${[x + r, y]}L${[right - r, y]}Q${[right, y]} ${[right, y + r]}L${[right, bottom - r]}Q${[right, bottom]} ${[right - r, bottom]}L${[x + r, bottom]}Q${[x, bottom]} ${[x, bottom - r]}L${[x, y + r]}Q${[x, y]} ${[x + r, y]}Z`;
}

/** A woven cloth from its draft: `1` where the warp lies on top, a letter a crossing. */
function woven(draft: readonly string[], pitch: number, weftPitch = pitch): WeaveDrawing {
  const [rows, columns] = [draft.length, draft[0]?.length ?? 0];
  const up = (row: number, column: number): boolean =>
    draft[(row + rows) % rows]?.[(column + columns) % columns] === '1';
  let [warp, weft] = ['', ''];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = [column * pitch, row * weftPitch];
      if (up(row, column)) {
        const [before, after] = [up(row - 1, column) ? 0 : 0.6, up(row + 1, column) ? 0 : 0.6];
        warp += bar(x + 0.5, y - before, pitch - 1, weftPitch + before + after);
      } else {
        const [before, after] = [up(row, column - 1) ? 0.6 : 0, up(row, column + 1) ? 0.6 : 0];
        weft += bar(x - before, y + 0.5, pitch + before + after, weftPitch - 1);
      }
    }
  }
  return {
    width: columns * pitch,
    height: rows * weftPitch,
    threads: [
      { yarn: 'second', path: weft },
      { yarn: 'thread', path: warp },
    ],
  };
}

const CREPE_DRAFT = [
  '100110100101',
  '011001011010',
  '101011001101',
  '010100110010',
  '110101101001',
  '001010010110',
  '101101010011',
  '010010101100',
];

function brushed(): WeaveDrawing {
  const [width, height, next] = [80, 60, chance(7)];
  const hairs = (count: number): string => {
    let path = '';
    for (let i = 0; i < count; i++) {
      const [x, y, turn, length] = [next() * width, next() * height, next() * 2.4 - 0.4, 5 + next() * 6];
      const [dx, dy, bend] = [Math.cos(turn) * length, Math.sin(turn) * length, next() * 6 - 3];
      for (const ox of [-width, 0, width]) {
        for (const oy of [-height, 0, height]) {
          if (x + ox < -14 || x + ox > width + 14 || y + oy < -14 || y + oy > height + 14) continue;
          path += `M${round(x + ox)} ${round(y + oy)}Q${round(x + ox + dx / 2 - bend)} ${round(y + oy + dy / 2 + bend)} ${round(x + ox + dx)} ${round(y + oy + dy)}`;
        }
      }
    }
    return path;
  };
  return {
    width,
    height,
    threads: [
      { yarn: 'line', path: hairs(110) },
      { yarn: 'fibre', path: hairs(190) },
      { yarn: 'glint', path: hairs(90) },
    ],
  };
}

const LOOP = 'M1.5 -1 C0 6 3 9.6 6.5 9.6 C10 9.6 13 6 11.5 -1';
const loops = [-16, -8, 0, 8, 16].flatMap((y, row) =>
  row % 2 === 0 ? [at(LOOP, 0, y)] : [at(LOOP, -6.5, y), at(LOOP, 6.5, y)],
);

const PIT =
  'M8 1.6 C10.4 1.6 12.4 4.6 12.4 8 C12.4 11.4 10.4 14.4 8 14.4 C5.6 14.4 3.6 11.4 3.6 8 C3.6 4.6 5.6 1.6 8 1.6Z';

export const weaves = {
  jersey,
  'combed-jersey': knit(9, 7),
  lycra: { ...lycra, threads: [...lycra.threads, { yarn: 'second' as const, path: 'M0 3.2 L9 3.2' }] },
  pique: {
    width: 14,
    height: 16,
    threads: [
      { yarn: 'pit' as const, path: at(PIT, -1, 0, 1, 1) },
      { yarn: 'pit' as const, path: at(PIT, -8, 8) + at(PIT, 6, 8) + at(PIT, -8, -8) + at(PIT, 6, -8) },
    ],
  },
  'french-terry': {
    width: 13,
    height: 16,
    threads: loops.flatMap((path) => [
      { yarn: 'loopEdge' as const, path },
      { yarn: 'loop' as const, path },
    ]),
  },
  fleece: brushed(),
  poplin: woven(['10', '01'], 5, 6),
  crepe: woven(CREPE_DRAFT, 5),
  generic: woven(['1100', '0110', '0011', '1001'], 6),
} satisfies Record<string, WeaveDrawing>;

export type WeaveKind = keyof typeof weaves;
