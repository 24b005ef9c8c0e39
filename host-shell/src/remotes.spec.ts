import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { compareContracts, CONTRACT, type ContractRange, type RemoteLocation } from '@tiraz/contracts/remote';

const registerRemotes = jest.fn();
// The federation runtime exists only in a webpack build; the browser journeys cover it.
jest.unstable_mockModule('@module-federation/enhanced/runtime', () => ({
  registerRemotes,
  loadRemote: () => Promise.resolve({ default: () => null }),
}));
const { PageTooOld, reloadRemote } = await import('./remotes');

const range = (oldest: number, newest: number): ContractRange => ({ oldest, newest });

describe('the contract between host and remote', () => {
  test.each([
    ['the same release', range(1, 2), range(1, 2), 'fits'],
    ['a remote from before there were numbers', range(1, 2), range(1, 1), 'fits'],
    ['a remote one release newer, which still speaks ours', range(1, 2), range(2, 3), 'fits'],
    ['a remote one release older, whose contract we still speak', range(2, 3), range(1, 2), 'fits'],
    ['a remote that has given up ours', range(1, 2), range(3, 4), 'newer'],
    ['a remote whose contract we have given up', range(3, 4), range(1, 2), 'older'],
  ] as const)('%s', (_, ours, theirs, expected) => {
    expect(compareContracts(ours, theirs)).toBe(expected);
  });

  test('these sources speak with the release before them', () => {
    expect(compareContracts(CONTRACT, range(CONTRACT.newest - 1, CONTRACT.newest - 1))).toBe('fits');
  });
});

describe('a remote is loaded', () => {
  beforeEach(() => void registerRemotes.mockClear());

  function serve(location: Partial<RemoteLocation>) {
    const locations = [{ name: 'admin', entry: '/remotes/admin/remoteEntry.js', ...location }];
    globalThis.fetch = jest.fn<typeof fetch>().mockImplementation(async () => Response.json(locations));
  }

  test.each([
    ['of the same release', CONTRACT],
    ['one release newer', range(CONTRACT.newest, CONTRACT.newest + 1)],
    ['one release older', range(CONTRACT.newest - 1, CONTRACT.newest - 1)],
    ['that states no contract', undefined],
  ])('%s', async (_, contract) => {
    serve({ contract });
    await expect(reloadRemote('admin')).resolves.toHaveProperty('default');
  });

  test('not when it speaks only a newer contract: the page is what has to change', async () => {
    serve({ contract: range(CONTRACT.newest + 1, CONTRACT.newest + 1) });
    await expect(reloadRemote('admin')).rejects.toBeInstanceOf(PageTooOld);
    expect(registerRemotes).not.toHaveBeenCalled();
  });

  test('not when it is too old for this page', async () => {
    serve({ contract: range(CONTRACT.oldest - 1, CONTRACT.oldest - 1) });
    await expect(reloadRemote('admin')).rejects.toThrow('too old');
    expect(registerRemotes).not.toHaveBeenCalled();
  });
});
