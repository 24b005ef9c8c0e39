import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { type FakeApi, refuse } from '@tiraz/staff-kit/testing';
import { openStaffArea } from '../testing/open-staff-area';

const FIRST = 'GET /api/admin/me/confirmation';
const FILE = '/api/admin/inquiries/export.csv?status=new';
const FAILED = 'The file could not be fetched. Please try again.';

/** What the browser was told to download, and under which name. */
let downloads: string[];

beforeEach(() => {
  downloads = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push(`${this.getAttribute('href')} as ${this.download}`);
  });
});
afterEach(() => void jest.restoreAllMocks());

const answering = (api: FakeApi) => {
  api.on(FIRST, () => Response.json({ dueToday: 0, overdue: 0 }));
  api.on('GET /api/admin/inquiries', () => Response.json([], { headers: { 'X-Total-Count': '0' } }));
};

async function openList() {
  const opened = openStaffArea('/admin/inquiries?status=new', { given: answering });
  return { ...opened, link: await screen.findByRole('link', { name: 'Export CSV' }) };
}

describe('a file for staff', () => {
  it('is a link to the file, which is fetched as shown', async () => {
    const { user, link } = await openList();
    expect(link).toHaveAttribute('href', FILE);
    await user.click(link);
    await waitFor(() => expect(downloads).toEqual([`${FILE} as inquiries.csv`]));
  });

  it('waits after the end of the session until the same account has signed in again', async () => {
    const { api, user, link } = await openList();
    api.signedIn = undefined;
    await user.click(link);
    await screen.findByText('Your session has ended');
    expect(downloads).toEqual([]);
    await user.type(screen.getByLabelText('Password'), `${api.password}{Enter}`);
    await waitFor(() => expect(downloads).toEqual([`${FILE} as inquiries.csv`]));
  });

  it.each([
    ['the server is away', () => refuse(503, 'database.unavailable')],
    ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is not fetched, and somebody says so, while %s', async (_, answer) => {
    const { api, user, link } = await openList();
    api.on(FIRST, answer);
    await user.click(link);
    expect(await screen.findByRole('listitem')).toHaveTextContent(FAILED);
    expect(downloads).toEqual([]);
    api.on(FIRST, () => Response.json({ dueToday: 0, overdue: 0 }));
    await user.click(link);
    await waitFor(() => expect(downloads).toHaveLength(1));
  });

  it('is asked for once, however often one presses meanwhile', async () => {
    const { api, user, link } = await openList();
    const { promise, resolve } = Promise.withResolvers<Response>();
    api.on(FIRST, () => promise);
    await user.click(link);
    await user.click(link);
    resolve(Response.json({ dueToday: 0, overdue: 0 }));
    await waitFor(() => expect(downloads).toHaveLength(1));
  });
});
