import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { MOST_SHEET_ROWS } from '@tiraz/contracts/inquiry-export';
import { openStaffArea } from '../../testing/open-staff-area';

const NONE = { new: 0, in_progress: 0, quoted: 0, accepted: 0, rejected: 0, closed: 0 };

/** What the browser was told to download. */
let downloads: URL[];

beforeEach(() => {
  localStorage.clear();
  downloads = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push(new URL(this.href));
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
    },
  });
  const open = async () => {
    await opened.user.click(await screen.findByRole('button', { name: 'Export Excel' }));
    return within(await screen.findByRole('dialog'));
  };
  return { ...opened, open, dialog: await open() };
}

describe('the export to Excel', () => {
  it('gets what the list matches with the columns that are ticked, and remembers them', async () => {
    const { user, dialog, open } = await openExport();
    await dialog.findByText('3 inquiries');
    for (const name of ['Email', 'Phone', 'Fabric']) await user.click(dialog.getByRole('checkbox', { name }));
    await user.click(dialog.getByRole('link', { name: 'Download' }));
    await waitFor(() => expect(downloads).toHaveLength(1));
    expect(downloads[0]?.pathname).toBe('/api/admin/inquiries/export.xlsx');
    expect(Object.fromEntries(downloads[0]!.searchParams)).toEqual({
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

  it('needs a column, and no more rows than a sheet has', async () => {
    const { user, dialog } = await openExport();
    for (const box of dialog.getAllByRole('checkbox')) await user.click(box);
    expect(dialog.getByRole('alert')).toHaveTextContent('Choose a column at least.');
    await user.click(dialog.getByText('Download'));
    await user.click(dialog.getByRole('checkbox', { name: 'Customer' }));
    expect(dialog.queryByRole('alert')).toBeNull();
    expect(downloads).toEqual([]);
  });

  it('says so where the list is too long for it', async () => {
    const { user, dialog } = await openExport({ ...NONE, new: MOST_SHEET_ROWS, closed: 1 }, '');
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'A sheet has at most 20,000 rows. Narrow the list, or take the CSV.',
    );
    await user.click(dialog.getByText('Download'));
    expect(downloads).toEqual([]);
  });

  it('says how many rows a sheet has where the list is not counted to its end', async () => {
    const { dialog } = await openExport({ ...NONE, new: 10_001 }, '?q=Mar');
    const rows = /More than 10,000.*A sheet has at most 20,000 rows/;
    expect(await dialog.findByText(rows)).toBeVisible();
  });
});
