/** The conditions of a search, a word each; they hold together and are of the same parameters. */
export interface SearchConditions {
  /** For certain, and quick enough where a row has its turn anyway. */
  read: string[];
  /** What the index finds; a row of which they do not hold is not sought. */
  indexed: string[];
}

/**
 * Every word is found somewhere in one of the texts, in any order. Letter case, accents, harakat, the forms of alef, yaa
 * and taa marbuta and the script of digits do not matter (`search_folded` of the database). What looks like a telephone
 * number is also searched by its digits alone.
 *
 * @param texts expressions that hold folded text; of telephone numbers, the bare digits as well
 * @param parameter adds a value to the statement and gives its place, `$1`
 * @param vector the expression of an index over all the texts, a `search_vector`
 */
export function searchConditions(
  q: string,
  texts: readonly string[],
  parameter: (value: unknown) => string,
  vector?: string,
): SearchConditions {
  const words = wordsOf(q).map((forms) => ({
    isIndexed: vector !== undefined && forms.every(hasLetters),
    folded: forms.map((form) => `search_folded(${parameter(form)})`),
  }));
  const anyOf = (conditions: string[]) => `(${conditions.join(' OR ')})`;
  return {
    read: words.map(({ folded }) =>
      anyOf(texts.flatMap((text) => folded.map((word) => `strpos(${text}, ${word}) > 0`))),
    ),
    indexed: words
      .filter(({ isIndexed }) => isIndexed)
      .map(({ folded }) => anyOf(folded.map((word) => `${vector} @@ search_query(${word})`))),
  };
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

/** What `search_folded` takes out, and more: the Quran's signs among its marks are letters and symbols to Unicode. */
const UNSEEN = /[\p{M}\p{Cf}\u0640\u06DE\u06E5\u06E6\u06E9]/gu;

/** Whether anything is left of a word for certain once it is folded: an index is asked for no empty one. */
function hasLetters(word: string): boolean {
  return word.normalize('NFKD').replace(UNSEEN, '') !== '';
}
