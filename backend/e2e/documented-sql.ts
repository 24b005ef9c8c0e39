import { readFileSync } from 'node:fs';

const OPERATIONS = new URL('../../docs/operations.md', import.meta.url);

/** The first SQL under a heading of docs/operations.md. */
export function documentedSql(heading: string): string {
  const section = new RegExp(`^### ${heading}$.*?\`\`\`sql\n(.*?)\`\`\``, 'ms');
  return section.exec(readFileSync(OPERATIONS, 'utf8'))![1]!;
}
