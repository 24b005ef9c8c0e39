/**
 * What a text must hold for anybody to see it: more than blanks, controls, marks without a letter, what Unicode calls
 * ignorable (soft hyphens, joiners, fillers), and the two signs that are empty.
 */
export const VISIBLE = /[^\s\p{Z}\p{Cc}\p{M}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]/u;

/** For a text that may be left out. */
export const EMPTY_OR_VISIBLE = new RegExp(`^$|${VISIBLE.source}`, 'u');

/** A text on a single line: no tab, no line break, and neither of Unicode's separators of lines and paragraphs. */
export const ONE_LINE = /^[^\t\n\r\u2028\u2029]*$/;

export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}
