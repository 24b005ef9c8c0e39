import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The report files that the workspace's test scripts promise: what they name in `--outputFile=`.
 * @param {string} repository
 * @returns {string[]} absolute paths
 */
export function promisedReports(repository) {
  const { workspaces } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));
  return globSync(
    workspaces.map((pattern) => `${pattern}/package.json`),
    { cwd: repository },
  ).flatMap((manifest) => {
    const { scripts = {} } = JSON.parse(readFileSync(join(repository, manifest), 'utf8'));
    return Object.values(scripts).flatMap((script) => {
      const [, file] = /--outputFile=(\S+)/.exec(script) ?? [];
      return file ? [join(repository, dirname(manifest), file)] : [];
    });
  });
}

/**
 * Counts a report of Jest or Playwright. A report that is missing or cannot be read is one failure, and so is each
 * suite that could not run.
 * @param {string} file
 * @returns {{ passed: number, failed: number }}
 */
export function countReport(file) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    return 'stats' in report ? countPlaywright(report) : countJest(report);
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function countJest({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) {
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

/** A flaky test passed at last, but who knows about the next time. */
function countPlaywright({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}
