import { jest } from '@jest/globals';

// As with the journeys in the browser: what waits for processes, sockets and databases loses time on a busy machine. What
// passes at its second try is told by name at the end of `npm test`.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
