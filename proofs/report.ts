import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import type { Promised } from './proof.ts';
import { keepResult, writePage } from './support/page.ts';

const LINES_SHOWN = 20;

/** Prints what was measured beside what was promised, and puts it into docs/proof.md unless it was a quick run. */
export default class Report implements Reporter {
  readonly #held: string[] = [];
  readonly #broken: string[] = [];

  printsToStdio(): boolean {
    return true;
  }

  onTestBegin(test: TestCase): void {
    const { promise, figure } = promisedBy(test) ?? { promise: test.title };
    console.log(`\n${nameOf(test)}: ${promise}`);
    if (figure) console.log(`  promised  ${figure}`);
  }

  onStdOut(chunk: string | Buffer): void {
    process.stdout.write(chunk);
  }

  onStdErr(chunk: string | Buffer): void {
    process.stderr.write(chunk);
  }

  onError({ message = '' }: { message?: string }): void {
    console.error(stripVTControlCharacters(message));
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const name = nameOf(test);
    const promised = promisedBy(test);
    const held = result.status === 'passed';
    const measured = measuredBy(result);
    if (measured) console.log(`  measured  ${measured}`);
    console.log(`  ${held ? 'held' : 'NOT HELD'}`);
    (held ? this.#held : this.#broken).push(name);
    const isKept = !process.env.PROVE_QUICK && result.status !== 'interrupted';
    if (isKept && promised)
      keepResult(name, {
        table: tableOf(test),
        isQuick: test.tags.includes('@quick'),
        ...promised,
        held,
        measured,
      });
  }

  async onEnd({ status }: FullResult): Promise<void> {
    if (!process.env.PROVE_QUICK && status !== 'interrupted') await writePage();
    const all = this.#held.length + this.#broken.length;
    console.log(`\n${this.#held.length} of ${all} promises held.`);
    for (const name of this.#broken) console.log(`not held: ${name}`);
  }
}

function nameOf(test: TestCase): string {
  return basename(test.titlePath()[2] ?? '', '.spec.ts');
}

function tableOf(test: TestCase): string {
  return test.titlePath()[1] ?? '';
}

function promisedBy({ annotations }: TestCase): Promised | undefined {
  const text = annotations.find(({ type }) => type === 'promised')?.description;
  return text === undefined ? undefined : (JSON.parse(text) as Promised);
}

function measuredBy({ annotations, errors }: TestResult): string {
  const measured = annotations.find(({ type }) => type === 'measured')?.description;
  const [error] = errors;
  if (error === undefined) return measured ?? '';
  const lines = stripVTControlCharacters(error.message ?? '').split('\n');
  return lines
    .slice(0, LINES_SHOWN)
    .join(' / ')
    .replace(/^Error: /, '');
}
