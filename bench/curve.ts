// A picture of how costs grow: one line for each thing that is asked for, both axes logarithmic.
const WIDTH = 760;
const HEIGHT = 420;
const PLOT = { left: 56, right: 540, top: 24, bottom: 372 };
const LABEL_HEIGHT = 15;
const COLOURS = ['#b8502b', '#2f6f8f', '#5a7d2b', '#8a4f8f', '#a57a16', '#3a5fb0', '#7a5c45', '#27837a'];
const STYLE = `
  svg { font: 12px system-ui, sans-serif; fill: #2b2622; background: #fff }
  .axis { fill: none; stroke: #d9d2c6 }
  .line { fill: none; stroke-width: 2 }`;

export interface Curve {
  title: string;
  /** Names the horizontal axis. */
  across: string;
  lines: readonly Line[];
}

export interface Line {
  name: string;
  points: readonly Point[];
}

/** Both above 0, the first ones of a line rising. */
export type Point = readonly [stored: number, cost: number];

/** @returns an SVG document */
export function curve({ title, across, lines }: Curve): string {
  const all = lines.flatMap(({ points }) => points);
  const x = scale(powersAround(all.map(([stored]) => stored)), PLOT.left, PLOT.right);
  const y = scale(powersAround(all.map(([, cost]) => cost)), PLOT.bottom, PLOT.top);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img">`,
    `<title>${escaped(title)}</title><style>${STYLE}\n</style>`,
    ...x.powers.map((power) =>
      tick(power, `${x.at(power)} ${PLOT.bottom}V${PLOT.top}`, x.at(power), PLOT.bottom + 18),
    ),
    ...y.powers.map((power) =>
      tick(power, `${PLOT.left} ${y.at(power)}H${PLOT.right}`, PLOT.left - 24, y.at(power) + 4),
    ),
    text(PLOT.left, 14, title),
    text((PLOT.left + PLOT.right) / 2, HEIGHT - 10, across, 'middle'),
    ...labelled(lines, ({ points }) => y.at(points.at(-1)?.[1] ?? NaN)).map(({ line, at }, index) => {
      const path = line.points.map(([stored, cost]) => `${x.at(stored)} ${y.at(cost)}`).join('L');
      const colour = COLOURS[index % COLOURS.length];
      const dashes = index < COLOURS.length ? '' : ' stroke-dasharray="6 3"';
      return (
        `<path class="line" stroke="${colour}"${dashes} d="M${path}"/>` +
        `<text x="${PLOT.right + 8}" y="${at + 4}" fill="${colour}">${escaped(line.name)}</text>`
      );
    }),
    '</svg>\n',
  ].join('\n');
}

/** The powers of ten from the one below the least to the one above the most. */
function powersAround(values: readonly number[]): number[] {
  const from = Math.floor(Math.log10(Math.min(...values)));
  const to = Math.ceil(Math.log10(Math.max(...values)));
  return Array.from({ length: Math.max(to - from, 1) + 1 }, (_, index) => 10 ** (from + index));
}

/** @param first where the least power lies, and `last` the most */
function scale(powers: number[], first: number, last: number) {
  const from = Math.log10(Math.min(...powers));
  const to = Math.log10(Math.max(...powers));
  const at = (value: number) =>
    Math.round((first + ((Math.log10(value) - from) / (to - from)) * (last - first)) * 10) / 10;
  return { powers, at };
}

/** Each line with the height of its name: beside its end, but never over another's. */
function labelled(lines: readonly Line[], endOf: (line: Line) => number) {
  let before = -Infinity;
  return lines
    .toSorted((one, other) => endOf(one) - endOf(other))
    .map((line) => {
      before = Math.max(endOf(line), before + LABEL_HEIGHT);
      return { line, at: before };
    });
}

function tick(power: number, path: string, left: number, top: number): string {
  return `<path class="axis" d="M${path}"/>${text(left, top, power.toLocaleString('en', { maximumFractionDigits: 3 }), 'middle')}`;
}

function text(left: number, top: number, words: string, anchor = 'start'): string {
  return `<text x="${left}" y="${top}" text-anchor="${anchor}">${escaped(words)}</text>`;
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
