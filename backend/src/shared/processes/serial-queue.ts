/** Work that is done one piece after the other, in the order in which it was asked for. */
export class SerialQueue {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  /** @param most pieces that may be under way or wait */
  constructor(private readonly most: number) {}

  /** @returns undefined where too many wait already */
  add<Result>(work: () => Promise<Result>): Promise<Result> | undefined {
    if (this.waiting >= this.most) return undefined;
    this.waiting += 1;
    const result = this.last.then(work).finally(() => (this.waiting -= 1));
    this.last = result.catch(() => undefined);
    return result;
  }
}
