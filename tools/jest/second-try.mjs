/**
 * @typedef {{ fullName: string, ancestorTitles: string[], title: string, status: string, failureMessages: string[], retryReasons?: string[] }} Test
 * @typedef {{ name: string, status: string, message: string, assertionResults: Test[] }} TestFile `name`: its path
 * @typedef {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number }} Counts
 * @typedef {Counts & { testResults: TestFile[] }} Report what Jest writes with `--json`
 */

/**
 * The files with a test that failed, or that could not be run.
 * @param {Pick<Report, 'testResults'>} report
 * @returns {string[]} absolute paths
 */
export function failedFiles({ testResults }) {
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
}

/**
 * One report of both tries: the files of the second take the places of their first, and each test that had failed there
 * says why (`retryReasons`), whether or not it passes now.
 * @param {Report} first
 * @param {Pick<Report, 'testResults'>} second of the failed files of the first
 * @returns {Report}
 */
export function bothTries(first, second) {
  const again = new Map(second.testResults.map((file) => [file.name, file]));
  const testResults = first.testResults.map((file) => {
    const last = again.get(file.name);
    return last ? withReasons(last, file) : file;
  });
  return { ...first, ...countsOf(testResults), testResults };
}

/**
 * @param {TestFile} last
 * @param {TestFile} first
 * @returns {TestFile}
 */
function withReasons(last, first) {
  const reasons = new Map(first.assertionResults.map((test) => [test.fullName, test.failureMessages]));
  // A file that could not be run has no tests, and its reason is that of all of them.
  const ofFile = first.assertionResults.length === 0 ? [first.message] : [];
  const assertionResults = last.assertionResults.map((test) => ({
    ...test,
    retryReasons: reasons.get(test.fullName) ?? ofFile,
  }));
  return { ...last, assertionResults };
}

/**
 * @param {TestFile[]} testResults
 * @returns {Counts}
 */
function countsOf(testResults) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const inState = (/** @type {string} */ state) => tests.filter(({ status }) => status === state).length;
  return {
    numPassedTests: inState('passed'),
    numFailedTests: inState('failed'),
    numRuntimeErrorTestSuites: testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    ).length,
  };
}
