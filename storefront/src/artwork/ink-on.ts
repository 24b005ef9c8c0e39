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

/** How to draw on cloth of this colour: ink or tailor's chalk, and the opacity of a shadow (black). */
export function inkOn(dye: string): { line: string; shadow: number } {
  return luminance(dye) > 0.18 ? { line: INK, shadow: 0.08 } : { line: CHALK, shadow: 0.2 };
}
