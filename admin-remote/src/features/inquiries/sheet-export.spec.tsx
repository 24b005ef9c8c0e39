import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { MOST_SHEET_ROWS } from '@tiraz/contracts/inquiry-export';
import { refuse } from '@tiraz/staff-kit/testing';
import { openStaffArea } from '../../testing/open-staff-area';

const NONE = { new: 0, in_progress: 0, quoted: 0, accepted: 0, rejected: 0, closed: 0 };

/** What was asked of the server, and which files the browser was given then. */
let asked: URL[];
let given: string[];
let answer: () => Response | Promise<Response>;

beforeEach(() => {
  localStorage.clear();
  asked = [];
  given = [];
  answer = () => new Response('PK');
  Object.assign(URL, { createObjectURL: () => 'blob:sheet', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    given.push(`${this.href} ${this.download}`);
  });
});
afterEach(() => void jest.restoreAllMocks());

async function openExport(
  counts = { ...NONE, new: 3, closed: 4 },
  query = '?status=new&q=Mar&cursor=next.x',
) {
  const opened = openStaffArea(`/admin/inquiries${query}`, {
    given: (api) => {
      api.on('GET /api/admin/inquiries', () => Response.json([], { headers: { 'X-Total-Count': '0' } }));
      api.on('GET /api/admin/inquiries/counts', () => Response.json(counts));
      api.on('GET /api/admin/inquiries/export.xlsx', ({ url }) => {
        asked.push(new URL(url));
        return answer();
      });
    },
  });
  const open = async () => {
    await opened.user.click(await screen.findByRole('button', { name: 'Export Excel' }));
    return within(await screen.findByRole('dialog'));
  };
  return { ...opened, open, dialog: await open() };
}

describe('the export to Excel', () => {
  it('says no number of inquiries while there is none', async () => {
    const { user } = openStaffArea('/admin/inquiries', {
      given: (api) => {
        api.on('GET /api/admin/inquiries', () => Response.json([], { headers: { 'X-Total-Count': '0' } }));
        api.on('GET /api/admin/inquiries/counts', () => refuse(503, 'database.unavailable'));
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Export Excel' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('link', { name: 'Download' })).toBeVisible();
    expect(dialog.queryByText(/inquir/)).toBeNull();
  });

  it('gets what the list matches with the columns that are ticked, and remembers them', async () => {
    const { user, dialog, open } = await openExport();
    await dialog.findByText('3 inquiries');
    for (const name of ['Email', 'Phone', 'Fabric']) await user.click(dialog.getByRole('checkbox', { name }));
    await user.click(dialog.getByRole('link', { name: 'Download' }));
    await waitFor(() => expect(given).toEqual(['blob:sheet inquiries.xlsx']));
    expect(Object.fromEntries(asked[0]!.searchParams)).toEqual({
      ...{ status: 'new', q: 'Mar', language: 'en' },
      columns: 'reference,date,customer,company,type,garment,quantity,value,status,lost,owner',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const again = await open();
    expect(again.getByRole('checkbox', { name: 'Email' })).not.toBeChecked();
    await user.click(again.getByRole('checkbox', { name: 'Email' }));
    expect(again.getByRole('link', { name: 'Download' })).toHaveAttribute(
      'href',
      expect.stringContaining('company%2Cemail%2Ctype'),
    );
  });

  it.each([
    [422, 'export.too-many-rows', /more rows than a sheet can have\. Narrow it, or take the CSV\./],
    [503, 'spreadsheet.unavailable', /^Too many files are being written just now\./],
    [503, 'server.overloaded', /^The file could not be fetched\./],
  ])('stays open and says so where it is refused: %d %s', async (status, code, words) => {
    answer = () => Response.json({ status, code, detail: 'No.' }, { status });
    const { user, dialog } = await openExport();
    await user.click(dialog.getByRole('link', { name: 'Download' }));
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(given).toEqual([]);
  });

  it('shows that it is on its way, and comes to nobody who has left', async () => {
    const written = Promise.withResolvers<Response>();
    answer = () => written.promise;
    const { user, dialog, open } = await openExport();
    await user.click(dialog.getByRole('link', { name: 'Download' }));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(dialog.getByRole('link', { name: /Download/ })).toHaveAttribute('aria-busy', 'true');
    await user.click(dialog.getByRole('button', { name: 'Go back' }));
    const again = await open();
    written.resolve(new Response('PK'));
    await written.promise;
    await user.click(again.getByRole('checkbox', { name: 'Email' }));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(given).toEqual([]);
  });

  it('needs a column, and no more rows than a sheet has', async () => {
    const { user, dialog } = await openExport();
    for (const box of dialog.getAllByRole('checkbox')) await user.click(box);
    expect(dialog.getByRole('alert')).toHaveTextContent('Choose a column at least.');
    await user.click(dialog.getByText('Download'));
    await user.click(dialog.getByRole('checkbox', { name: 'Customer' }));
    expect(dialog.queryByRole('alert')).toBeNull();
    expect(asked).toEqual([]);
  });

  it('says so where the list is too long for it', async () => {
    const { user, dialog } = await openExport({ ...NONE, new: MOST_SHEET_ROWS, closed: 1 }, '');
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'A sheet has at most 20,000 rows. Narrow the list, or take the CSV.',
    );
    await user.click(dialog.getByText('Download'));
    expect(asked).toEqual([]);
  });

  it('says how many rows a sheet has where the list is not counted to its end', async () => {
    const { dialog } = await openExport({ ...NONE, new: 10_001 }, '?q=Mar');
    const rows = /More than 10,000.*A sheet has at most 20,000 rows/;
    expect(await dialog.findByText(rows)).toBeVisible();
  });
});
