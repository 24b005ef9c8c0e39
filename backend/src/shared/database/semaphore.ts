import { databaseUnavailable } from './database-unavailable.js';

/** Lets so many work at once; the others wait for their turn, in their order, and not for ever. */
export class Semaphore {
  private taken = 0;
  private readonly waiting = new Set<() => void>();

  constructor(
    private readonly most: number,
    private readonly waitsForMs: number,
  ) {}

  /** @throws DomainError `database.unavailable` when its turn does not come */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.taken < this.most) this.taken += 1;
    else await this.turn();
    try {
      return await work();
    } finally {
      const [next] = this.waiting;
      if (next) next();
      else this.taken -= 1;
    }
  }

  private turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const go = () => {
        clearTimeout(late);
        this.waiting.delete(go);
        resolve();
      };
      const late = setTimeout(() => {
        this.waiting.delete(go);
        reject(databaseUnavailable());
      }, this.waitsForMs);
      this.waiting.add(go);
    });
  }
}
