/** What a browser is known by. */
export abstract class Tokens {
  /** One that nobody can guess. */
  abstract next(): string;
}
