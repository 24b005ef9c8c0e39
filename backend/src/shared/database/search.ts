/**
 * The conditions of a search: every word is found somewhere in the text, in any order. Letter case, accents, harakat,
 * the forms of alef, yaa and taa marbuta and the script of digits do not matter (`search_folded` of the database). What
 * looks like a telephone number is also searched by its digits alone.
 *
 * @param text an expression that holds folded text; of telephone numbers, the bare digits as well
 * @param parameter adds a value to the statement and gives its place, `$1`
 * @param indexed that there is an index on `search_grams` of the text: it serves words of three letters and more
 */
export function searchConditions(
  q: string,
  text: string,
  parameter: (value: unknown) => string,
  indexed?: 'by three letters',
): string[] {
  return wordsOf(q).map((forms) => {
    const found = forms.map((form) => {
      const folded = `search_folded(${parameter(form)})`;
      const holds = `strpos(${text}, ${folded}) > 0`;
      return indexed && fewestLetters(form) >= 3
        ? `(search_grams(${text}) @> search_grams(${folded}) AND ${holds})`
        : holds;
    });
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

/** So many letters a word has at least once it is folded: whatever could fall away is not counted. */
function fewestLetters(word: string): number {
  return [...word.normalize('NFKD').replace(/[\p{M}\p{Cf}\u0640]/gu, '')].length;
}
