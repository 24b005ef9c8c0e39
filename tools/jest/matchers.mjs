import '@testing-library/jest-dom/jest-globals';
import { jest } from '@jest/globals';
import { configure } from '@testing-library/dom';

// No figures but the patience with a machine that is busy with other things as well: a second is soon gone there.
configure({ asyncUtilTimeout: 15_000 });
jest.setTimeout(60_000);
