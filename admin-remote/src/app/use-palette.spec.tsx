import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { openStaffArea } from '../testing/open-staff-area';

jest.unstable_mockModule('../features/palette/palette', () => {
  throw new Error('gone');
});

/** The test's page cannot be loaded anew: it says that it was to be. */
const loading = expect.objectContaining({ message: expect.stringMatching(/^Not implemented: navigation/) });

beforeEach(() => void jest.spyOn(console, 'error').mockReturnValue());
afterEach(() => void jest.restoreAllMocks());

async function openTwice(isServerThere: boolean) {
  const { api, user } = openStaffArea('/admin/account', {
    given: (fake) => void fake.on('GET /api/admin/sessions', () => Response.json([])),
  });
  await waitFor(() => expect(document.querySelector('#main h1')).toBeVisible());
  const askApi = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if (input !== window.location.href) return askApi(input, init);
    api.calls.push('the page');
    if (!isServerThere) throw new TypeError('away');
    return new Response();
  };
  const press = () => user.keyboard('{Control>}k{/Control}');
  await press();
  await screen.findByText(/The search could not be opened/);
  // Nobody's page is loaded anew at a first press.
  expect(api.calls).not.toContain('the page');
  await press();
  await waitFor(() => expect(api.calls).toContain('the page'));
}

it('a search whose code has gone with a release is had again by a second press, which loads the page anew', async () => {
  await openTwice(true);
  await waitFor(() => expect(console.error).toHaveBeenCalledWith(loading));
});

it('a search that does not come while the server is away leaves the page as it is', async () => {
  await openTwice(false);
  await waitFor(() => expect(screen.getAllByText(/The search could not be opened/)).not.toHaveLength(0));
  expect(console.error).not.toHaveBeenCalledWith(loading);
});
