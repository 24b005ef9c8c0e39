import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { createDatabase, query } from '../e2e/databases.js';

const SRC = fileURLToPath(new URL('.', import.meta.url));
const CONFIG = join(SRC, '../tsconfig.build.json');
/** Left out of the build. */
const FOR_TESTS = /\.(spec|fixture|in-memory)\.ts$|^test-support\//;
/** They make every table. */
const MIGRATIONS = /^shared\/database\/migrations\//;
/** What every module stands on: its tables may be read by all. */
const PLATFORM = 'shared';

interface Relation {
  owner: string;
  isPublished: boolean;
}
type Relations = ReadonlyMap<string, Relation>;
type Sources = ReadonlyMap<string, string>;

/** All that is compiled, as TypeScript itself finds it. */
function compiledSources(): Sources {
  const { config } = ts.readConfigFile(CONFIG, ts.sys.readFile);
  const { fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, join(SRC, '..'));
  return new Map(fileNames.map((name) => [name.slice(SRC.length), readFileSync(name, 'utf8')]));
}

function moduleOf(file: string): string {
  return file.includes('/') ? file.slice(0, file.indexOf('/')) : 'what starts the process';
}

/** A module owns the tables of its entities. */
function tablesOf(sources: Sources): Map<string, Relation> {
  const tables = [...sources].flatMap(([file, text]) =>
    [...text.matchAll(/^@Entity\('(\w+)'\)/gm)].map(([, table = '']) => {
      const owner = moduleOf(file);
      return [table, { owner, isPublished: owner === PLATFORM }] as const;
    }),
  );
  return new Map(tables);
}

/** A view says itself who publishes it. */
async function viewsOf(databaseUrl: string): Promise<{ name: string; owner: string; tables: string[] }[]> {
  return query(
    databaseUrl,
    `SELECT viewname AS name, coalesce(substring(obj_description(viewname::regclass) FROM '^published by (\\S+)$'), '') AS owner,
       ARRAY(SELECT DISTINCT table_name::text FROM information_schema.view_table_usage WHERE view_name = viewname ORDER BY 1) AS tables
     FROM pg_views WHERE schemaname = 'public' ORDER BY 1`,
  );
}

const STATEMENT =
  /\b(FROM|JOIN|USING|INTO|UPDATE|TABLE|TRUNCATE|COPY|LOCK|MERGE)\s+(?:(?:ONLY|TABLE|LATERAL)\s+)*/gi;
const NAME = /^(?:"?public"?\.)?"?([a-z_]\w*)"?(?:\s+(?:AS\s+)?(?!WHERE|JOIN|SET|ON)[a-z_]\w*)?\s*(,)?\s*/i;
const READS = /^(FROM|JOIN|USING)$/i;
/** A text that is a name, or begins with one: part of a statement that is put together elsewhere. */
const PART = /^\s*"?([a-z_]+)"?(?:\s*$|\s+(?:AS\b|(?:LEFT |CROSS |INNER )?JOIN\b|WHERE\b|SET\b|\())/;

/** The relations that a text of a program names, and whether it reads them alone. */
function* named(text: string): Generator<[relation: string, isRead: boolean]> {
  const [, part] = PART.exec(text) ?? [];
  if (part) yield [part, true];
  for (const found of text.matchAll(STATEMENT)) {
    const [keyword, verb = ''] = found;
    const isDeletion = /\bDELETE\s+$/i.test(text.slice(0, found.index));
    let rest = text.slice(found.index + keyword.length);
    for (let more: string | undefined = ','; more;) {
      const name = NAME.exec(rest);
      if (!name) break;
      yield [name[1] ?? '', READS.test(verb) && !isDeletion];
      more = name[2];
      rest = rest.slice(name[0].length);
    }
  }
}

/** What a program says of relations that belong to others, beyond reading what these publish; and what was read of it. */
function foreignNames(sources: Sources, relations: Relations): { read: string[]; foreign: string[] } {
  const foreign = new Set<string>();
  const read: string[] = [];
  for (const [file, text] of sources) {
    read.push(file);
    if (MIGRATIONS.test(file)) continue;
    const visit = (node: ts.Node): void => {
      if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
      if (ts.isStringLiteralLike(node)) look(node.text);
      if (ts.isTemplateExpression(node)) {
        look(
          [node.head, ...node.templateSpans.map(({ literal }) => literal)].map((one) => one.text).join('$'),
        );
      }
      ts.forEachChild(node, visit);
    };
    const look = (sql: string) => {
      for (const [name, isRead] of named(sql)) {
        const relation = relations.get(name);
        if (!relation || relation.owner === moduleOf(file)) continue;
        if (!(relation.isPublished && isRead)) foreign.add(`${file}: ${name} belongs to ${relation.owner}`);
      }
    };
    visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  }
  return { read, foreign: [...foreign] };
}

describe('a module owns its tables', () => {
  const sources = compiledSources();
  const tables = tablesOf(sources);
  let views: Awaited<ReturnType<typeof viewsOf>>;
  let relations: Relations;

  beforeAll(async () => {
    views = await viewsOf(await createDatabase());
    relations = new Map([
      ...tables,
      ...views.map(({ name, owner }) => [name, { owner, isPublished: true }] as const),
    ]);
  });

  it('those of its entities', () => {
    expect(tables.size).toBe([...sources.values()].filter((text) => text.includes('@Entity(')).length);
  });

  it('and publishes views of no others', () => {
    const owners = (names: readonly string[]) => new Set(names.map((name) => tables.get(name)?.owner));
    expect(views.length).toBeGreaterThan(0);
    for (const { owner, tables: shown } of views) expect(owners(shown)).toEqual(new Set([owner]));
  });

  it('which its README names', () => {
    for (const [name, { owner }] of relations) {
      if (owner !== PLATFORM) expect(readme(owner)).toContain(`\`${name}\``);
    }
  });

  it('others read what it publishes, and nothing else', () => {
    const { read, foreign } = foreignNames(sources, relations);
    expect(foreign).toEqual([]);
    const there = readdirSync(SRC, { recursive: true, encoding: 'utf8' });
    const product = there.filter((name) => name.endsWith('.ts') && !FOR_TESTS.test(name));
    expect(read.sort()).toEqual(product.sort());
  });

  it.each([
    ['crm/a.ts', `query('SELECT 1 FROM inquiries')`, 'inquiries belongs to inquiries'],
    [
      'crm/a.ts',
      'query(`SELECT ${columns} FROM follow_ups AS f, inquiries WHERE true`)',
      'inquiries belongs to inquiries',
    ],
    [
      'crm/a.ts',
      'query(`SELECT 1 FROM customers LEFT JOIN "inquiries" ON true`)',
      'inquiries belongs to inquiries',
    ],
    ['crm/a.ts', `query('update public.inquiries set status = $1')`, 'inquiries belongs to inquiries'],
    ['crm/a.ts', `query('DELETE FROM inquiry_activity')`, 'inquiry_activity belongs to inquiries'],
    ['crm/a.ts', `const list = { from: 'inquiries', where: 'true' }`, 'inquiries belongs to inquiries'],
    [
      'crm/a.ts',
      'const list = { from: `fabrics AS one JOIN customers ON ${why}` }',
      'fabrics belongs to catalogue',
    ],
    ['media/a.ts', `query('TRUNCATE fits')`, 'fits belongs to catalogue'],
    ['pricing/a.ts', `query('LOCK TABLE audit_trail')`, 'audit_trail belongs to shared'],
    ['seed.ts', 'query(`LOCK TABLE ONLY staff IN SHARE MODE`)', 'staff belongs to auth'],
  ])('a violation is seen: %s: %s', (file, text, violation) => {
    expect(foreignNames(new Map([[file, text]]), relations).foreign).toEqual([`${file}: ${violation}`]);
  });

  it.each([
    ['crm/a.ts', `query('SELECT 1 FROM customers JOIN inquiry_activity AS inquiries ON true')`],
    ['media/a.ts', `query('SELECT FROM pictures_in_use')`],
    ['overview/a.ts', `query('SELECT count(*) FROM audit_trail')`],
    ['overview/a.ts', `const kind: 'inquiries' = one`],
    ['overview/a.ts', `import { Figures } from 'inquiries'; const text = 'How many inquiries there are'`],
  ])('what is allowed is not: %s: %s', (file, text) => {
    expect(foreignNames(new Map([[file, text]]), relations).foreign).toEqual([]);
  });
});

function readme(module: string): string {
  return readFileSync(join(SRC, module, 'README.md'), 'utf8');
}
