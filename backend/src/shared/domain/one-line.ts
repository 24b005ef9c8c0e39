/** A text on a single line: no tab, no line break, and neither of Unicode's separators of lines and paragraphs. */
export const ONE_LINE = /^[^\t\n\r\u2028\u2029]*$/;
