/**
 * @typedef {{ fullName: string, status: string, failureMessages: string[], retryReasons?: string[] }} Test
 * @typedef {{ name: string, status: string, message: string, assertionResults: Test[] }} TestFile `name`: its path
 * @typedef {object} Report what Jest writes with `--json`
 * @property {TestFile[]} testResults
 */

/**
 * The files with a test that failed, or that could not be run.
 * @param {Report} report
 * @returns {string[]} absolute paths
 */
export function failedFiles({ testResults }) {
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
}

/**
 * One report of both tries: the files of the second take the places of their first, and each test that had failed there
 * says why (`retryReasons`), whether or not it passes now.
 * @param {Report} first
 * @param {Report} second of the failed files of the first
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

function countsOf(testResults) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const inState = (state) => tests.filter(({ status }) => status === state).length;
  return {
    numPassedTests: inState('passed'),
    numFailedTests: inState('failed'),
    numRuntimeErrorTestSuites: testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    ).length,
  };
}
