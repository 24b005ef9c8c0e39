/** Relative luminance of a colour written `#RRGGBB`, 0 to 1 (WCAG 2.2). */
export function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Cloth of a colour on which ink does not show without white under it; a drawing on it has light lines. */
export function isDarkCloth(hex: string): boolean {
  return luminance(hex) <= 0.18;
}

/** Whose prices have the white that a print needs under it on dark cloth: nobody’s, what staff quote, or all. */
export const UNDERBASES = ['none', 'quoted', 'all'] as const;
export type Underbase = (typeof UNDERBASES)[number];
