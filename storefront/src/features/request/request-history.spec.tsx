import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { CUSTOMER_QUOTATION } from '../../testing/customer-quotation';
import { CUSTOMER_REQUEST } from '../../testing/customer-request';
import { sizes } from '../../testing/fake-sizes';
import { bringNothingIntoSight } from '../../testing/nothing-in-sight';
import { answerWith, openQuotation, QUOTATION, REQUEST } from '../../testing/open-request';

beforeEach(() => {
  bringNothingIntoSight();
  sessionStorage.clear();
});

const open = () => openQuotation({}, 'en', { offeredSizes: sizes });

async function goBack() {
  const left = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.back();
  await act(() => left);
}

const whatLiesOver = () => {
  const entry = window.history.state as { usr?: { overlays?: object } } | null;
  return entry?.usr?.overlays ?? {};
};

describe('Back on the page of a request', () => {
  const OPENERS = ['Accept', 'Ask for a change', 'No, thank you', /the sizes$/];

  it.each(OPENERS)(
    'closes what was opened by %s and stays on the page, as often as one likes',
    async (name) => {
      const { user } = await open();
      const address = window.location.pathname;
      for (let time = 1; time <= 2; time += 1) {
        await user.click(await screen.findByRole('button', { name }));
        expect(await screen.findByRole('dialog')).toHaveAttribute('open');
        await goBack();
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        expect(window.location.pathname).toBe(address);
        expect(screen.getByText('TRZ-2026-000123')).toBeVisible();
      }
      await goBack();
      await waitFor(() => expect(window.location.pathname).toBe('/about'));
    },
  );

  it.each(OPENERS)('finds nothing left of a dialog that was cancelled: %s', async (name) => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(whatLiesOver()).toEqual({}));
    await goBack();
    await waitFor(() => expect(window.location.pathname).toBe('/about'));
  });

  it('leaves an answer that is on its way alone', async () => {
    const { api, user, section } = await open();
    await user.click(within(section).getByRole('button', { name: 'No, thank you' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByLabelText('Price'));
    const answer = Promise.withResolvers<Response>();
    api.next(`${QUOTATION}/decline`, () => answer.promise);
    await user.click(within(dialog).getByRole('button', { name: 'No, thank you' }));
    await goBack();
    await waitFor(() => expect(whatLiesOver()).toEqual({ dialog: 'open' }));
    expect(dialog).toHaveAttribute('open');

    api.next(REQUEST, () => Response.json({ ...CUSTOMER_REQUEST, status: 'quoted' }));
    answer.resolve(Response.json({ ...CUSTOMER_QUOTATION, state: 'declined' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(whatLiesOver()).toEqual({}));
    expect(screen.getByText('TRZ-2026-000123')).toBeVisible();
  });
});

describe('whoever comes back to the page of a request', () => {
  let now = Date.now();
  let visibility: DocumentVisibilityState = 'visible';
  beforeEach(() => {
    now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => now);
    jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  });
  afterEach(() => void jest.restoreAllMocks());

  const beAway = (seconds: number) => {
    for (const [state, passed] of [['hidden', 0] as const, ['visible', seconds] as const]) {
      now += passed * 1_000;
      visibility = state;
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    }
  };

  it('after a while sees how it stands by now', async () => {
    const { api, section } = await open();
    beAway(29);
    answerWith(api, { number: 2 }, { status: 'accepted' });
    expect(within(section).getByText('Revision 1')).toBeVisible();
    beAway(30);
    expect(await within(section).findByText('Revision 2')).toBeVisible();
  });

  it('accepts what was before them when they began', async () => {
    const { api, user, section } = await open();
    await user.click(within(section).getByRole('button', { name: 'Accept' }));
    const dialog = await screen.findByRole('dialog', { name: 'Accept revision 1' });
    await user.type(within(dialog).getByLabelText('Your name *'), 'Layla');
    await user.click(within(dialog).getByLabelText('I accept revision 1 and its terms *'));
    answerWith(api, { number: 2 });
    beAway(60);
    await screen.findByText('Revision 2');
    api.next(`${QUOTATION}/accept`, () => Response.json({ code: 'quotation.superseded' }, { status: 409 }));
    await user.click(within(dialog).getByRole('button', { name: 'Accept' }));
    expect(await within(dialog).findByText('There is a newer revision. Here it is.')).toBeVisible();
    expect(api.sent(`${QUOTATION}/accept`)).toMatchObject([{ revision: 1 }]);
  });
});
