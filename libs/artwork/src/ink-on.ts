import { isDarkCloth, luminance } from '@tiraz/contracts/cloth';

const INK = '#1E2230';
const CHALK = '#D6D1C6';

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
  if (!isDarkCloth(dye)) return { line: INK, shade: { fill: '#000', fillOpacity: 0.08 }, depth: 0.2 };
  if (luminance(dye) > 0.03) return { line: CHALK, shade: { fill: '#000', fillOpacity: 0.2 }, depth: 0.5 };
  return { line: CHALK, shade: { fill: '#FFF', fillOpacity: 0.09 }, depth: 0.6 };
}
