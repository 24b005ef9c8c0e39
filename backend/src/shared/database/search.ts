/**
 * The conditions of a search: every word is found somewhere in the text, in any order. Letter case, accents, harakat,
 * the forms of alef, yaa and taa marbuta and the script of digits do not matter (`search_folded` of the database). What
 * looks like a telephone number is also searched by its digits alone.
 *
 * @param text an expression that holds folded text; of telephone numbers, the bare digits as well
 * @param parameter adds a value to the statement and gives its place, `$1`
 */
export function searchConditions(q: string, text: string, parameter: (value: unknown) => string): string[] {
  return wordsOf(q).map((forms) => {
    const found = forms.map((form) => `strpos(${text}, search_folded(${parameter(form)})) > 0`);
    return `(${found.join(' OR ')})`;
  });
}

function wordsOf(q: string): string[][] {
  return q
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      const isNumber = /^[\p{Nd}+()./-]+$/u.test(word) && /\p{Nd}/u.test(word);
      const digits = word.replace(/[+()./-]/g, '');
      return isNumber && digits !== word ? [word, digits] : [word];
    });
}
