/** What comes along unseen when a name or a number is pasted from a phone's contacts; the server refuses it. */
const INVISIBLE = /(?![\t\n\r])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu;

/** What was typed, without the blanks around it and without invisible controls. */
export function tidied(typed: string): string {
  return typed.replace(INVISIBLE, '').trim();
}

/** Whether a text has more characters than that; an emoji is one. */
export function isLongerThan(longest: number, text: string): boolean {
  return text.length > longest && [...text].length > longest;
}
