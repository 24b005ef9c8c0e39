import { Transactions } from './transactions.js';

let running = 0;

/** For tests whose repositories keep everything in memory: there is nothing to undo, and a failure passes through. */
export class InMemoryTransactions extends Transactions {
  async run<T>(work: () => Promise<T>): Promise<T> {
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
    }
  }
}

/** For fakes of what is kept or undone together with something else, or held until then. */
export function expectTransaction(what: string): void {
  if (running === 0) throw new Error(`${what}: no transaction is running`);
}
