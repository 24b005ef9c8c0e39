import { jest } from '@jest/globals';

// As with the journeys in the browser: what waits for processes, sockets and databases loses time on a busy machine. What
// passes at its second try is told by name at the end of `npm test`. At once: the later tests of a file may have ended
// the session, or the change, that an earlier one works with.
jest.retryTimes(1, { logErrorsBeforeRetry: true, retryImmediately: true });
