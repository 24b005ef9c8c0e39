/**
 * All or nothing: what the repositories write while `work` runs is kept when it resolves and undone when it rejects.
 * Repositories find the running transaction by themselves; nothing is passed through the core.
 */
export abstract class Transactions {
  abstract run<T>(work: () => Promise<T>): Promise<T>;
}
