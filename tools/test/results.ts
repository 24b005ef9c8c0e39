import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Report as JestReport, TestFile } from '../jest/second-try.mjs';
import { messageOf } from '../start/system-errors.mjs';

/**
 * The report files that the workspace's test scripts promise: what they name in `--outputFile=`.
 * @returns absolute paths
 */
export function promisedReports(repository: string): string[] {
  const { workspaces }: { workspaces: string[] } = JSON.parse(
    readFileSync(join(repository, 'package.json'), 'utf8'),
  );
  return globSync(
    workspaces.map((pattern) => `${pattern}/package.json`),
    { cwd: repository },
  ).flatMap((manifest) => {
    const { scripts = {} }: { scripts?: Record<string, string> } = JSON.parse(
      readFileSync(join(repository, manifest), 'utf8'),
    );
    return Object.values(scripts).flatMap((script) => {
      const [, file] = /--outputFile=(\S+)/.exec(script) ?? [];
      return file ? [join(repository, dirname(manifest), file)] : [];
    });
  });
}

interface PlaywrightSuite {
  title: string;
  specs: {
    title: string;
    tests: { status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

/** What is read of a report of Playwright's JSON reporter. */
interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
}

/** Of a test, or of a suite outside its tests. */
interface Failure {
  name: string;
  message: string;
}

export interface Counts {
  passed: number;
  failed: number;
  failures: Failure[];
}

/**
 * Reads a report of Jest or Playwright. A report that is missing or cannot be read is one failure, and so is each
 * suite that could not run.
 */
export function readReport(file: string): Counts {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    return 'stats' in report ? readPlaywright(report) : readJest(report);
  } catch (error) {
    return { passed: 0, failed: 1, failures: [{ name: 'no report', message: messageOf(error) }] };
  }
}

function readJest(report: JestReport): Counts {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = report;
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    failures: testResults.flatMap((suite) => [...failuresOfSuite(suite), ...secondTriesOfSuite(suite)]),
  };
}

function failuresOfSuite({ name, status, message }: TestFile): Failure[] {
  if (status !== 'failed') return [];
  return sectionsOf(message).map((section) => failureIn(basename(name), section));
}

/** As below: told and not counted. What fails twice may have failed for another reason at first. */
function secondTriesOfSuite({ name, assertionResults }: TestFile): Failure[] {
  return assertionResults
    .filter(({ retryReasons = [] }) => retryReasons.length > 0)
    .map(({ status, ancestorTitles, title, retryReasons = [] }) => {
      const test = [basename(name), ...ancestorTitles, title].join(' › ');
      return {
        name: status === 'passed' ? secondTry(test) : `${test} (at its first try)`,
        message: stripVTControlCharacters(retryReasons.join('\n')),
      };
    });
}

function secondTry(name: string): string {
  return `${name} (passed at the second try)`;
}

/** Jest writes what failed in a suite one after the other, each below a bullet with the names that lead to it. */
function sectionsOf(message: string): string[] {
  const sections = stripVTControlCharacters(message)
    .split(/^ {2}● /m)
    .filter((section) => section.trim() !== '');
  return sections.length > 0 ? sections : ['no message'];
}

function failureIn(file: string, section: string): Failure {
  const [title, ...lines] = section.trim().split('\n');
  return { name: `${file} › ${title}`, message: lines.join('\n') };
}

/** What passed at its second try is a failure that is told and not counted: on a busy machine time gets lost. */
function readPlaywright({ stats, errors, suites }: PlaywrightReport): Counts {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures: [
      ...errors.map(({ message = '' }) => ({ name: 'outside the tests', message })),
      ...suites.flatMap(failuresOf),
    ],
  };
}

function failuresOf({ title, specs, suites = [] }: PlaywrightSuite): Failure[] {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => ({
        name: status === 'flaky' ? secondTry(spec.title) : spec.title,
        message: results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'),
      })),
  );
  return [...own, ...suites.flatMap(failuresOf)].map(({ name, message }) => ({
    name: `${title} › ${name}`,
    message: stripVTControlCharacters(message ?? ''),
  }));
}

const LINES_SHOWN = 15;

/**
 * A failure in few lines: a log that is cut off at its beginning still tells what failed and why.
 * @param report its file, relative to the repository
 */
export function inShort(report: string, { name, message }: Failure): string {
  const lines = message.split('\n').filter((line) => line.trim() !== '');
  const shown = lines.slice(0, LINES_SHOWN);
  if (lines.length > shown.length) shown.push(`… ${lines.length - shown.length} lines more`);
  return [`${report}: ${name}`, ...shown.map((line) => `    ${line.trim()}`)].join('\n');
}
