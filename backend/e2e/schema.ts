import { query } from './harness.js';
import { SCHEMA_LINES } from './schema-lines.js';

/** The same lines mean the same schema. */
export async function schemaOf(databaseUrl: string): Promise<string[]> {
  return (await query<{ line: string }>(databaseUrl, SCHEMA_LINES)).map(({ line }) => line);
}
