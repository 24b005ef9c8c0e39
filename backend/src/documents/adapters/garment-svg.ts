import { readFileSync } from 'node:fs';
import { isDarkCloth, luminance } from '@tiraz/contracts/cloth';
import type { DressedGarment } from '../domain/document-data.js';

/** As `libs/artwork/src/garments/drawing.ts` has them; `npm run artwork -w tools` writes the file. */
type Zone = 'body' | 'panel' | 'trim';
type Part = { zone: Zone } & (
  | { role: 'cloth' | 'inside' | 'seam' | 'stitch' | 'fold' | 'shade'; path: string }
  | { role: 'ribs'; path: string; width: number }
  | { role: 'button'; x: number; y: number }
);

let drawings: ReadonlyMap<string, readonly Part[]> | undefined;
function drawingOf(silhouette: string): readonly Part[] | undefined {
  drawings ??= new Map(
    Object.entries(
      JSON.parse(readFileSync(new URL('template/garments.json', import.meta.url), 'utf8')) as Record<
        string,
        Part[]
      >,
    ),
  );
  return drawings.get(silhouette);
}

const SIDE = 240;
const INK = '#1E2230';
const CHALK = '#D6D1C6';
const UNDYED = '#F1E8D6';
const COLOUR = /^#[\da-f]{6}$/i;

/**
 * The site's drawing of a garment (`libs/artwork/src/flat-sketch.tsx`) in its first three colours, of colourways the
 * first; no SVG for a silhouette
 * that this release cannot draw.
 */
export function garmentSvg({ silhouette, swatches, areColourways }: DressedGarment): string | undefined {
  const parts = drawingOf(silhouette);
  if (!parts) return undefined;
  const [body = UNDYED, panel = body, trim = panel] = (areColourways ? swatches.slice(0, 1) : swatches)
    .map(({ hex }) => hex)
    .filter((hex) => COLOUR.test(hex));
  const dyes: Record<Zone, string> = { body, panel, trim };
  const outline = parts.flatMap((part) =>
    part.role === 'cloth' || part.role === 'inside' ? [element(part, '')] : [],
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 ${SIDE + 4} ${SIDE + 4}" fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    `<g stroke="${INK}" stroke-width="2.6">${outline.join('')}</g>`,
    ...parts.map((part) => look(part, dyes[part.zone])),
    '</svg>',
  ].join('');
}

const element = ({ path }: { path: string }, attributes: string) => `<path d="${path}" ${attributes}/>`;

function look(part: Part, dye: string): string {
  const { line, shade, depth } = inkOn(dye);
  switch (part.role) {
    case 'cloth':
      return element(part, `fill="${dye}" stroke="${line}" stroke-width=".8" stroke-opacity=".7"`);
    case 'inside':
      return element(part, `fill="${dye}"`) + element(part, `fill="#000" fill-opacity="${depth}"`);
    case 'shade':
      return element(part, `fill="${shade.fill}" fill-opacity="${shade.fillOpacity}"`);
    case 'fold':
      return element(part, `fill="${line}" fill-opacity=".26"`);
    case 'seam':
      return element(part, `stroke="${line}" stroke-width=".8" stroke-opacity=".6"`);
    case 'stitch':
      return element(
        part,
        `stroke="${line}" stroke-width=".8" stroke-opacity=".55" stroke-dasharray="2.6 1.8" stroke-linecap="butt"`,
      );
    case 'ribs':
      return element(
        part,
        `stroke="${line}" stroke-width="${part.width}" stroke-opacity=".35" stroke-dasharray=".8 2.2" stroke-linecap="butt"`,
      );
    case 'button':
      return `<circle cx="${part.x}" cy="${part.y}" r="2.6" fill="${dye}" stroke="${line}" stroke-width=".9" stroke-opacity=".85"/>`;
  }
}

/** The site's own rule, `libs/artwork/src/ink-on.ts`, which Node cannot load from there without React; a test compares them. */
export function inkOn(dye: string) {
  if (!isDarkCloth(dye)) return { line: INK, shade: { fill: '#000', fillOpacity: 0.08 }, depth: 0.2 };
  if (luminance(dye) > 0.03) return { line: CHALK, shade: { fill: '#000', fillOpacity: 0.2 }, depth: 0.5 };
  return { line: CHALK, shade: { fill: '#FFF', fillOpacity: 0.09 }, depth: 0.6 };
}
