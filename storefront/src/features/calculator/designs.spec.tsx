import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Artwork } from '@tiraz/api-client';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { plain } from '../../testing/calculator';
import { design, DRAFT, FakePut } from '../../testing/fake-designs';
import { openPage } from '../../testing/open-page';

const COMPLETE =
  '/calculator?product=tee&fabric=combed&quantity=100&fit=oversized&finishing=premium&print=screen.1';

/** A busy machine takes longer to load a part of the page. */
const PATIENTLY = { timeout: 10_000 };

const original = globalThis.XMLHttpRequest;
beforeEach(() => {
  FakePut.sent = [];
  sessionStorage.clear();
  Object.assign(globalThis, { XMLHttpRequest: FakePut });
  Object.assign(URL, { createObjectURL: () => 'blob:local', revokeObjectURL: jest.fn() });
});
afterEach(() => void Object.assign(globalThis, { XMLHttpRequest: original }));

/** What a server has of one design, and answers to its announcement and its end. */
function serverOf(id: string) {
  let known: Artwork = design(id, { state: 'uploading', facts: null });
  return {
    announce: () =>
      Response.json(
        { id, draft: DRAFT, uploadUrl: 'https://store.example/', expiresAt: '' },
        { status: 201 },
      ),
    finish: () => Response.json((known = design(id))),
    list: () => Response.json([known]),
  };
}

async function open(path = COMPLETE) {
  const { api, user } = openPage(path);
  const section = await screen.findByRole('region', { name: 'Your design' });
  const choose = (...names: string[]) =>
    user.upload(
      within(section).getByLabelText('Choose files'),
      names.map((name) => new File(['x'], name)),
    );
  return { api, user, section, choose };
}

/** The page after a reload, with what was brought before. */
function openAgain(...ids: string[]) {
  sessionStorage.setItem('tiraz.designs', JSON.stringify({ draft: DRAFT }));
  const page = openPage('/about');
  const designs = ids.map((id) => design(id));
  for (let times = 0; times < 9; times += 1) page.api.next('/api/artwork', () => Response.json(designs));
  for (const id of ids) page.api.next(`/api/artwork/${id}/preview`, () => new Response('png'));
  window.history.pushState(null, '', COMPLETE);
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  return page;
}

describe("a visitor's design", () => {
  it('is announced, put and finished one after the other, under one draft', async () => {
    const { api, choose, section } = await open();
    const server = serverOf('one');
    api.next('/api/artwork', server.announce);
    api.next('/api/artwork/one/finish', server.finish);
    api.next('/api/artwork/one/preview', () => new Response('png'));
    for (let times = 0; times < 9; times += 1) api.next('/api/artwork', server.list);
    await choose('first.png');
    await waitFor(() => expect(FakePut.sent).toHaveLength(1));
    act(() => FakePut.sent[0]!.upload.onprogress?.({ loaded: 1, total: 4 }));
    expect(within(section).getByRole('progressbar')).toHaveAccessibleName('Uploading: 25%');
    FakePut.sent[0]!.answer(200);
    expect(await within(section).findByText('400 × 300 pixels')).toBeVisible();
    expect(await within(section).findByText(/^We see 2 colors/)).toBeVisible();
    expect(api.sent('/api/artwork')[0]).toEqual({ fileName: 'first.png', bytes: 1 });
    expect(JSON.parse(sessionStorage.getItem('tiraz.designs') ?? '')).toEqual({ draft: DRAFT });
  });

  it('is said once it has arrived, where a reader of the screen listens by then', async () => {
    const { api, choose, section } = await open();
    const server = serverOf('one');
    api.next('/api/artwork', server.announce);
    api.next('/api/artwork/one/finish', server.finish);
    api.next('/api/artwork', server.list);
    await choose('first.png');
    await waitFor(() => expect(FakePut.sent).toHaveLength(1));
    const said = await within(section).findByRole('status');
    expect(said).toBeEmptyDOMElement();
    FakePut.sent[0]!.answer(200);
    await waitFor(() => expect(plain(said.textContent)).toBe('one.png: We see 2 colors'));
  });

  it('has its size said by the slider, and what comes of it once that has rested', async () => {
    openAgain('one');
    const section = within(await screen.findByRole('region', { name: 'Your design' }));
    const width = await section.findByRole('slider', { name: 'Width' });
    const said = () => section.getAllByRole('status').map(({ textContent }) => textContent);
    fireEvent.change(width, { target: { value: '20' } });
    expect(width).toHaveAttribute('aria-valuetext', '20 mm');
    expect(said()).not.toContainEqual(expect.stringMatching(/20 mm|508 dpi/));
    await waitFor(() => expect(said()).toContainEqual('508 dpi: good'));
  });

  it('stays, whatever an older list of the server says', async () => {
    const { api, choose, section } = await open();
    const server = serverOf('one');
    const { promise: asked, resolve: answer } = Promise.withResolvers<Response>();
    api.next('/api/artwork', server.announce);
    api.next('/api/artwork', () => asked);
    api.next('/api/artwork/one/finish', server.finish);
    api.next('/api/artwork', server.list);
    await choose('first.png');
    await waitFor(() => expect(FakePut.sent).toHaveLength(1));
    FakePut.sent[0]!.answer(200);
    expect(await within(section).findByText('400 × 300 pixels')).toBeVisible();
    await act(async () => {
      answer(Response.json([]));
      await asked;
    });
    expect(within(section).getByRole('listitem')).toBeVisible();
  });

  it('that the store refuses says why, and another try begins anew', async () => {
    const { api, user, choose, section } = await open();
    const server = serverOf('one');
    api.next('/api/artwork', server.announce);
    await choose('first.png');
    await waitFor(() => expect(FakePut.sent).toHaveLength(1));
    FakePut.sent[0]!.answer(413, 'upload.too-large');
    expect(await within(section).findByRole('alert')).toHaveTextContent('The file is larger than 50 MB.');
    await user.click(within(section).getByRole('button', { name: 'Dismiss' }));
    expect(within(section).queryByRole('listitem')).toBeNull();

    api.next('/api/artwork', () => {
      throw new TypeError('no network');
    });
    await choose('second.png');
    expect(await within(section).findByRole('alert')).toHaveTextContent('The file did not arrive.');
    // What the first try may have announced is looked for.
    api.next('/api/artwork', () => Response.json([]));
    api.next('/api/artwork', server.announce);
    await user.click(within(section).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(FakePut.sent).toHaveLength(2));
  });

  it('that was brought before a reload is there again, is offered its inks without the ground, and is sent along', async () => {
    const { api, user } = openAgain('one');
    const section = within(await screen.findByRole('region', { name: 'Your design' }));
    expect(await section.findByText('400 × 300 pixels')).toBeVisible();
    expect(section.getByRole('button', { name: /^Use 2 colors for / })).toBeVisible();
    await user.click(section.getByRole('checkbox', { name: /Leave its ground unprinted/ }));
    // One is chosen already.
    expect(section.queryByRole('button', { name: /^Use / })).toBeNull();

    const send = await screen.findByRole('button', { name: 'Submit Quotation Request' });
    // Once there is a price.
    await waitFor(() => expect(send).toBeEnabled(), PATIENTLY);
    await user.click(send);
    const dialog = within(await screen.findByRole('dialog', {}, PATIENTLY));
    const bare = (text: string | null) => (text ?? '').replaceAll(/[\u2068\u2069]/g, '');
    await waitFor(() =>
      expect(bare(dialog.getByRole('region', { name: 'Your request' }).textContent)).toContain(
        'Designsone.png: Front, 196 mm wide, 1 color, without its ground',
      ),
    );
    await user.type(dialog.getByLabelText('Name *'), 'Layla');
    await user.type(dialog.getByLabelText('Email *'), 'layla@example.com');
    await user.click(dialog.getByRole('button', { name: 'Submit Request' }));
    expect(await dialog.findByText('Please confirm that you may use these designs.')).toBeVisible();
    expect(api.inquiries).toEqual([]);
    await user.click(dialog.getByRole('checkbox', { name: 'I may use these designs *' }));
    await user.click(dialog.getByRole('button', { name: 'Submit Request' }));
    await waitFor(() => expect(api.inquiries).toHaveLength(1));
    expect(api.inquiries[0]?.body.artwork).toEqual({
      draft: DRAFT,
      ids: ['one'],
      mayBeUsed: true,
      placements: [{ artworkId: 'one', areaId: 'front', widthMm: 196, xMm: 0, yMm: 0, withoutGround: true }],
    });
    await waitFor(() => expect(sessionStorage.getItem('tiraz.designs')).toBeNull());
  });

  it('stays where the server has not got another one any more', async () => {
    const { api, user } = openAgain('one', 'two');
    const section = within(await screen.findByRole('region', { name: 'Your design' }));
    await waitFor(() => expect(section.getAllByText('400 × 300 pixels')).toHaveLength(2));
    await user.click(section.getAllByRole('checkbox', { name: /Leave its ground unprinted/ })[0]!);
    const send = await screen.findByRole('button', { name: 'Submit Quotation Request' });
    await waitFor(() => expect(send).toBeEnabled(), PATIENTLY);
    await user.click(send);
    const dialog = within(await screen.findByRole('dialog', {}, PATIENTLY));
    await user.type(dialog.getByLabelText('Name *'), 'Layla');
    await user.type(dialog.getByLabelText('Email *'), 'layla@example.com');
    await user.click(dialog.getByRole('checkbox', { name: 'I may use these designs *' }));
    const code = 'artwork.unknown-draft';
    const refusal = { code, errors: [{ path: 'artwork.ids[1]', code }] };
    api.next('/api/inquiries', () => Response.json(refusal, { status: 422 }));
    await user.click(dialog.getByRole('button', { name: 'Submit Request' }));
    expect(await screen.findByText(/^One or more of the files are not here any more/)).toBeVisible();
    await user.click(await dialog.findByRole('button', { name: 'Submit Request' }));
    await waitFor(() => expect(api.inquiries.at(-1)?.body.artwork?.ids).toEqual(['one']));
    expect(api.inquiries.at(-1)?.body.artwork?.placements).toMatchObject([
      { artworkId: 'one', areaId: 'front', withoutGround: true },
    ]);
  });
});
