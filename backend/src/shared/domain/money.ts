const PIASTRES_PER_POUND = 100n;
const DECIMAL = /^(\d{1,15})(?:\.(\d{1,2}))?$/;

/** An amount of Egyptian pounds, held as whole piastres; never negative, never rounded unless it says so. */
export class Money {
  static readonly ZERO = new Money(0n);

  private constructor(readonly piastres: bigint) {}

  static ofPiastres(piastres: bigint): Money {
    if (piastres < 0n) throw new RangeError('an amount is never negative');
    return new Money(piastres);
  }

  /**
   * @param decimal pounds with at most two decimals, `"1450"`, `"1450.5"` or `"1450.00"`
   * @throws RangeError for anything else
   */
  static parse(decimal: string): Money {
    const match = DECIMAL.exec(decimal);
    if (!match) throw new RangeError(`not an amount: ${decimal.slice(0, 32)}`);
    const [, pounds = '0', fraction = ''] = match;
    return new Money(BigInt(pounds) * PIASTRES_PER_POUND + BigInt(fraction.padEnd(2, '0')));
  }

  plus(other: Money): Money {
    return new Money(this.piastres + other.piastres);
  }

  /** @throws RangeError for more than there is */
  minus(other: Money): Money {
    return Money.ofPiastres(this.piastres - other.piastres);
  }

  times(count: number): Money {
    return new Money(this.piastres * BigInt(count));
  }

  /** The share of one in `count`, half up to the piastre. */
  dividedBy(count: number): Money {
    const divisor = BigInt(count);
    return new Money((this.piastres * 2n + divisor) / (divisor * 2n));
  }

  equals(other: Money): boolean {
    return this.piastres === other.piastres;
  }

  /** Pounds with exactly two decimals, `"1450.00"`: the form on the wire and in the database. */
  toString(): string {
    const digits = this.piastres.toString().padStart(3, '0');
    return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
  }

  toJSON(): string {
    return this.toString();
  }
}

/** By how much one amount is more than another, negative where it is less, in the form of the wire. */
export function signedDifference(one: Money, other: Money): string {
  return one.piastres < other.piastres ? `-${other.minus(one)}` : `${one.minus(other)}`;
}
