const INK = '#1E2230';
const CHALK = '#D6D1C6';

/** Relative luminance of a colour written `#RRGGBB`, 0 to 1 (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

interface Ink {
  /** For lines: ink on light cloth, tailor's chalk on dark. */
  line: string;
  /** For folds and sides turned away: darker, but on black, where nothing is darker, the sheen of the cloth. */
  shade: { fill: string; fillOpacity: number };
  /** The opacity of the dark (black) inside of an opening. */
  depth: number;
}

/** How to draw on cloth of a colour written `#RRGGBB`. */
export function inkOn(dye: string): Ink {
  const light = luminance(dye);
  if (light > 0.18) return { line: INK, shade: { fill: '#000', fillOpacity: 0.08 }, depth: 0.2 };
  if (light > 0.03) return { line: CHALK, shade: { fill: '#000', fillOpacity: 0.2 }, depth: 0.5 };
  return { line: CHALK, shade: { fill: '#FFF', fillOpacity: 0.09 }, depth: 0.6 };
}
