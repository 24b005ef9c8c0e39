import { describe, expect, it } from '@jest/globals';
import type { InquiryView, WrittenInquiryView } from '@tiraz/api-client/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { refuse } from '@tiraz/staff-kit/testing';
import { openList, row } from './list.fixture';

const mine = { id: 'mine', name: 'Mine', isFirst: false, filter: { status: 'new', sort: 'newFirst' } };
const quoted = {
  ...{ id: 'quoted', name: 'عروض السعر', isFirst: false },
  filter: { status: 'quoted', owner: '0199a5f0-0000-7000-8000-00000000dead', sort: 'newFirst' },
};

async function openViews(search = '', saved: InquiryView[] = [mine, quoted]) {
  const views = new Map(saved.map((view) => [view.id, view]));
  const opened = await openList(search, undefined, 100, (api) => {
    const store = async (id: string, request: Request) => {
      const written = (await request.json()) as WrittenInquiryView;
      if ([...views.values()].some((one) => one.id !== id && one.name === written.name))
        return refuse(409, 'view.name-taken', {
          errors: [{ path: 'name', code: 'view.name-taken', message: '' }],
        });
      views.set(id, { id, ...written } as InquiryView);
      return Response.json(views.get(id));
    };
    api.on('GET /api/admin/inquiry-views', () => Response.json([...views.values()]));
    api.on('POST /api/admin/inquiry-views', (request) => store('another', request));
    api.on('PUT /api/admin/inquiry-views/mine', (request) =>
      views.has('mine') ? store('mine', request) : refuse(404, 'view.unknown'),
    );
    api.on('DELETE /api/admin/inquiry-views/mine', () => {
      views.delete('mine');
      return new Response(null, { status: 204 });
    });
  });
  return { ...opened, views };
}
const chips = async () => within(await screen.findByRole('navigation', { name: 'Saved views' }));

describe('saved views', () => {
  it('are opened by a press, and the one that is shown is marked', async () => {
    const { user } = await openViews();
    await user.click((await chips()).getByRole('link', { name: 'Mine' }));
    expect((await chips()).getByRole('link', { name: 'Mine' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('radio', { name: /^New/ })).toBeChecked();
    await user.click((await chips()).getByRole('link', { name: 'All inquiries' }));
    expect(await row('Karim')).toBeVisible();
  });

  it('keep filters, search and order under a name, which is another one’s no longer', async () => {
    const { user, views } = await openViews('?status=new&q=Mar&minValue=50000&sort=-totalCost&cursor=');
    await user.click((await chips()).getByRole('button', { name: 'Save view' }));
    const dialog = within(await screen.findByRole('dialog'));
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveFocus());
    await user.type(name, 'Mine{Enter}');
    expect(await dialog.findByText('You have another view of this name.')).toBeVisible();
    await user.type(name, ', large{Enter}');
    await screen.findByText('View saved');
    const filter = { status: 'new', q: 'Mar', minValue: '50000', sort: '-totalCost' };
    expect(views.get('another')).toEqual({ id: 'another', name: 'Mine, large', isFirst: false, filter });
    expect((await chips()).getByRole('link', { name: 'Mine, large' })).toHaveAttribute('aria-current');
  });

  it('are renamed, removed, and there again by Undo', async () => {
    const { user, views } = await openViews('?status=new');
    await user.click((await chips()).getByRole('button', { name: 'Edit view' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), ' first');
    await user.click(dialog.getByRole('checkbox', { name: 'Open the list with this view' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(views.get('mine')).toMatchObject({ name: 'Mine first', isFirst: true }));
    await user.click((await chips()).getByRole('button', { name: 'Remove view' }));
    await screen.findByText('View removed');
    expect(views.has('mine')).toBe(false);
    await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1)!);
    await waitFor(() => expect(views.get('another')).toMatchObject({ name: 'Mine first', isFirst: true }));
  });

  it('that were removed on another page are said to be gone, and go here as well', async () => {
    const { user, views } = await openViews('?status=new');
    await user.click((await chips()).getByRole('button', { name: 'Edit view' }));
    views.delete('mine');
    const name = within(await screen.findByRole('dialog')).getByRole('textbox', { name: 'Name' });
    await user.type(name, ' first{Enter}');
    expect(await screen.findByText('This view has been removed meanwhile.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Mine' })).not.toBeInTheDocument());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect((await chips()).getByRole('button', { name: 'Save view' })).toBeVisible();
  });

  it('whose removal cannot be undone say what stands in the way', async () => {
    const { user, views } = await openViews('?status=new');
    await user.click((await chips()).getByRole('button', { name: 'Remove view' }));
    await screen.findByText('View removed');
    views.set('other', { ...quoted, id: 'other', name: 'Mine' });
    await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1)!);
    expect(await screen.findByText('You have another view of this name.')).toBeVisible();
  });

  it('open the list with the first one, but not on the way back, nor over an address', async () => {
    const first = [{ ...mine, isFirst: true }];
    const { user } = await openViews('', first);
    await waitFor(() => expect(screen.getByRole('radio', { name: /^New/ })).toBeChecked());
    await user.click((await chips()).getByRole('link', { name: 'All inquiries' }));
    await user.click(within(await row('Karim')).getByRole('link', { name: 'Karim' }));
    await user.click(await screen.findByRole('link', { name: 'All inquiries' }));
    expect(await row('Karim')).toBeVisible();
    expect(screen.getByRole('radio', { name: /^All/ })).toBeChecked();
    await user.click(screen.getByRole('link', { name: 'Overview' }));
    await user.click(screen.getByRole('link', { name: /^Inquiries/ }));
    await waitFor(() => expect(screen.getByRole('radio', { name: /^New/ })).toBeChecked());
  });

  it('whose owner is gone still open', async () => {
    const { user, api } = await openViews();
    await user.click((await chips()).getByRole('link', { name: 'عروض السعر' }));
    expect(await row('Karim')).toBeVisible();
    expect(api.calls).toContain('GET /api/admin/inquiries');
  });
});
