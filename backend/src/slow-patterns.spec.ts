import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { EMAIL_PATTERN } from '@tiraz/contracts/contact';
import ts from 'typescript';

/** What the backend runs of its own, and of what it shares with the browsers. */
const SOURCES = ['.', '../../libs/contracts/src/', '../../libs/observability/src/'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
);
/** Neither sees what a request holds. */
const LEFT_OUT = /\.(spec|fixture|generated)\.ts$|\/(migrations|seed)\//;
/** Long enough for a pattern that is quadratic to take many times as long as one that is not. */
const SHORT = 1_000;
const TIMES_LONGER = 16;
/** Between what linear time takes, 16, and quadratic, 256. */
const MOST_GROWTH = 80;
/** Of what is taken for one, so that the clock can tell. */
const LEAST_MS = 0.5;
/** What else the machine does may fall into one comparison; what is slow by itself is so in each. */
const TRIES = 5;

interface Pattern {
  where: string;
  regExp: RegExp;
}

/** Every regular expression that stands in the source. */
function patternsIn(folder: string): Pattern[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !LEFT_OUT.test(`/${name}`))
    .flatMap((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      const found: Pattern[] = [];
      const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
      const visit = (node: ts.Node): void => {
        if (ts.isRegularExpressionLiteral(node)) {
          const end = node.text.lastIndexOf('/');
          const { line } = source.getLineAndCharacterOfPosition(node.getStart());
          found.push({
            where: `${name}:${line + 1} ${node.text}`,
            regExp: new RegExp(node.text.slice(1, end), node.text.slice(end + 1).replace(/[gy]/g, '')),
          });
        }
        ts.forEachChild(node, visit);
      };
      visit(source);
      return found;
    });
}

/** What may keep a pattern busy: what it is made of, again and again, and at the end what it does not expect. */
function* nasty({ source }: RegExp, length: number): Generator<string> {
  const letters = new Set(['a', '0', ' ', '/', '-', '.', 'é', ...source.replace(/\\[pPu]\{[^}]*\}/g, '')]);
  for (const one of letters) {
    for (const end of ['', '\u0000', 'x']) yield one.repeat(length) + end;
    yield `${one}a`.repeat(length / 2) + '\u0000';
    yield 'a' + one.repeat(length) + 'a';
  }
}

/** The shortest of a few times, in milliseconds each. */
function timeOf(regExp: RegExp, text: string): number {
  let shortest = Infinity;
  for (let times = 0; times < 3; times += 1) {
    const began = performance.now();
    let rounds = 0;
    do {
      regExp.test(text);
      rounds += 1;
    } while (performance.now() - began < LEAST_MS);
    shortest = Math.min(shortest, (performance.now() - began) / rounds);
  }
  return shortest;
}

/** How many times as long the nastiest text takes that is so many times as long. */
function growth(regExp: RegExp, length = SHORT): number {
  const short = [...nasty(regExp, length)];
  const long = [...nasty(regExp, length * TIMES_LONGER)];
  const rough = long.map((text, index) => {
    const began = performance.now();
    regExp.test(text);
    return { index, ms: performance.now() - began };
  });
  const worst = rough.sort((a, b) => b.ms - a.ms).slice(0, 3);
  return Math.max(
    ...worst.map(({ index }) => timeOf(regExp, long[index] ?? '') / timeOf(regExp, short[index] ?? '')),
  );
}

function leastGrowth(regExp: RegExp): number {
  let least = Infinity;
  for (let tries = 0; tries < TRIES && least >= MOST_GROWTH; tries += 1)
    least = Math.min(least, growth(regExp));
  return least;
}

const PATTERNS: Pattern[] = [
  ...SOURCES.flatMap(patternsIn),
  { where: 'EMAIL_PATTERN', regExp: new RegExp(EMAIL_PATTERN) },
];

describe('a regular expression of the source', () => {
  it('that is quadratic is found', () => {
    // Short already: it takes seconds of what is long.
    expect(growth(/\/+$/, SHORT / 4)).toBeGreaterThan(MOST_GROWTH);
    expect(leastGrowth(/^\/+$/)).toBeLessThan(MOST_GROWTH);
  });

  it.each(PATTERNS.map(({ where, regExp }) => [where, regExp] as const))(
    '%s takes no more than linear time',
    (_, regExp) => {
      expect(leastGrowth(regExp)).toBeLessThan(MOST_GROWTH);
    },
  );
});
