import type { MigrationInterface } from 'typeorm';

/**
 * A migration that takes something away or demands more than before. The code of the release before still runs while it
 * is applied, so it may only do so to what that code has stopped to use: docs/operations.md, "Upgrading".
 */
export interface Contraction extends MigrationInterface {
  /** Why the code of the release before can do without it: "nothing reads notes since 4.2". */
  readonly contraction: string;
}

const CONTRACTING: readonly [what: string, statement: RegExp][] = [
  [
    'drops what code may use',
    /\bDROP (TABLE|VIEW|MATERIALIZED VIEW|COLUMN|SEQUENCE|TYPE|DOMAIN|FUNCTION|SCHEMA)\b/,
  ],
  [
    'drops a column',
    /\bALTER TABLE\b[^;]*\bDROP (?!CONSTRAINT|DEFAULT|NOT NULL|EXPRESSION|IDENTITY)(IF EXISTS )?\w/,
  ],
  ['drops a default', /\bDROP (DEFAULT|IDENTITY|EXPRESSION)\b/],
  ['renames', /\bRENAME\b/],
  ['moves to another schema', /\bSET SCHEMA\b/],
  ['changes a type', /\bALTER (COLUMN )?\w+ (SET DATA )?TYPE\b/],
  ['demands a value', /\bSET NOT NULL\b/],
  ['demands that values be unique', /\bADD (CONSTRAINT \w+ )?(UNIQUE|EXCLUDE|PRIMARY KEY)\b/],
  ['takes rows or rights away', /(^|;) ?(TRUNCATE|REVOKE)\b/],
];

/**
 * What in a statement could break code that knows nothing of it; empty for one that only adds.
 *
 * @param sql as PostgreSQL gets it
 */
export function contractingParts(sql: string): string[] {
  const statement = withoutParentheses(sql.replace(/'(?:[^']|'')*'|\$\$.*?\$\$/gs, "''"))
    .replace(/\s+/g, ' ')
    .trim()
    .toUpperCase();
  const demanding = statement
    .split(',')
    .filter(
      (action) => /\bADD COLUMN\b.*\bNOT NULL\b/.test(action) && !/\b(DEFAULT|GENERATED)\b/.test(action),
    );
  return [
    ...CONTRACTING.filter(([, pattern]) => pattern.test(statement)).map(([what]) => what),
    ...demanding.map((action) => `demands a value for a new column: ${action.trim().toLowerCase()}`),
  ];
}

function withoutParentheses(sql: string): string {
  const shorter = sql.replace(/\([^()]*\)/g, '');
  return shorter === sql ? sql : withoutParentheses(shorter);
}
