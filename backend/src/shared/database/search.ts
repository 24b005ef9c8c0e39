/**
 * The conditions of a search: every word is found somewhere in one of the texts, in any order. Letter case, accents, harakat,
 * the forms of alef, yaa and taa marbuta and the script of digits do not matter (`search_folded` of the database). What
 * looks like a telephone number is also searched by its digits alone.
 *
 * @param texts expressions that hold folded text; of telephone numbers, the bare digits as well
 * @param parameter adds a value to the statement and gives its place, `$1`
 * @param indexed that there is an index on `search_grams` of each text: they serve words of three letters and more
 */
export function searchConditions(
  q: string,
  texts: readonly string[],
  parameter: (value: unknown) => string,
  indexed?: 'by three letters',
): string[] {
  return wordsOf(q).map((forms) => {
    const folded = forms.map((form) => `search_folded(${parameter(form)})`);
    const anywhere = (holds: (text: string, word: string) => string) =>
      `(${texts.flatMap((text) => folded.map((word) => holds(text, word))).join(' OR ')})`;
    const isServed = indexed && isServedWord(forms);
    return [
      // Apart from the certainty below, so that what an index has found is not cut into threes once more.
      ...(isServed ? [anywhere((text, word) => `search_grams(${text}) @> search_grams(${word})`)] : []),
      anywhere((text, word) => `strpos(${text}, ${word}) > 0`),
    ].join(' AND ');
  });
}

/** Whether an index on `search_grams` serves any word of a search. */
export function isServedByGrams(q: string): boolean {
  return wordsOf(q).some(isServedWord);
}

function isServedWord(forms: readonly string[]): boolean {
  return forms.every((form) => fewestLetters(form) >= 3);
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
