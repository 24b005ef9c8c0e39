/** Whether a text has more characters than that; an emoji is one. */
export function isLongerThan(longest: number, text: string): boolean {
  return text.length > longest && [...text].length > longest;
}
