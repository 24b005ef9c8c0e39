import fc from 'fast-check';
import { Client } from 'pg';

/** A statement with its values, or by its name something that is done beside the transactions: `['fold', []]`. */
export type Change = [statement: string, values: unknown[]];

interface RivalTransaction {
  changes: Change[];
  isUndone: boolean;
}

/** What two connections do at once, each one transaction after the other. */
export function twoRivals(change: fc.Arbitrary<Change>) {
  const transaction: fc.Arbitrary<RivalTransaction> = fc.record({
    changes: fc.array(change, { minLength: 1, maxLength: 4 }),
    isUndone: fc.boolean(),
  });
  return fc.tuple(fc.array(transaction, { maxLength: 6 }), fc.array(transaction, { maxLength: 6 }));
}

/** Two connections to a database. */
export class Rivals {
  private constructor(
    private readonly clients: readonly Client[],
    private readonly beside: Readonly<Record<string, () => Promise<void>>>,
  ) {}

  /** @param beside what the changes name that is no statement */
  static async at(
    databaseUrl: string,
    beside: Readonly<Record<string, () => Promise<void>>>,
  ): Promise<Rivals> {
    const clients = [1, 2].map(() => new Client({ connectionString: databaseUrl }));
    for (const client of clients) await client.connect();
    return new Rivals(clients, beside);
  }

  async play(both: readonly (readonly RivalTransaction[])[]): Promise<void> {
    await Promise.all(this.clients.map((client, index) => this.playOn(client, both[index] ?? [])));
  }

  async close(): Promise<void> {
    for (const client of this.clients) await client.end();
  }

  /** Of two that wait for each other PostgreSQL ends one, which is then undone. */
  private async playOn(client: Client, transactions: readonly RivalTransaction[]): Promise<void> {
    for (const { changes, isUndone } of transactions) {
      await client.query('BEGIN');
      try {
        for (const [statement, values] of changes)
          await (this.beside[statement]?.() ?? client.query(statement, values));
        await client.query(isUndone ? 'ROLLBACK' : 'COMMIT');
      } catch (error) {
        if ((error as { code?: string }).code !== '40P01') throw error;
        await client.query('ROLLBACK');
      }
    }
  }
}
