import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import {
  choose,
  enterQuantity,
  ladderIsPriced,
  plain,
  priceIn,
  retryButton,
  summary,
} from '../../testing/calculator';
import { refuse } from '../../testing/fake-withdrawals';
import { fillIn, submitIn } from '../../testing/inquiry';
import { openPage } from '../../testing/open-page';

const NOTICE = 'Some of what was chosen is no longer offered. The rest is as it was.';

async function openPriced() {
  const page = openPage('/calculator');
  await choose(page);
  await ladderIsPriced();
  return page;
}
async function openSized() {
  const page = await openPriced();
  await enterQuantity(page, '250');
  await page.user.click(await screen.findByRole('radio', { name: 'By ratio' }));
  await page.user.type(await screen.findByRole('textbox', { name: 'Parts, S' }), '1');
  await page.user.type(await screen.findByRole('textbox', { name: 'Parts, 2XL' }), '4');
  await priceIn('Large sizesج.م 2,000.00');
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  return page;
}
const notice = () => screen.findByText(NOTICE, { selector: 'li *' });

describe('what staff withdraw while the calculator is open', () => {
  it('is dropped and said, each time, and another one is priced', async () => {
    const page = await openPriced();
    page.api.withdrawn.add('combed');
    await enterQuantity(page, '300');
    expect(await notice()).toBeVisible();
    expect(await within(summary()).findByText('Not chosen yet')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('radio', { name: /^Combed/ })).toBeNull());

    await choose(page, ['Cotton Poplin']);
    await priceIn('70,500.00');
    await page.user.click(screen.getAllByRole('button', { name: 'Dismiss' })[0]!);
    await waitFor(() => expect(screen.queryByText(NOTICE, { selector: 'li *' })).toBeNull());
    page.api.withdrawn.add('poplin');
    await enterQuantity(page, '310');
    expect(await notice()).toBeVisible();
  });

  it('of the sizes is priced without', async () => {
    const page = await openSized();
    page.api.withdrawn.add('2xl');
    await enterQuantity(page, '300');
    await priceIn('64,500.00');
    expect(page.api.quoted.at(-1)?.sizes).toEqual({ mode: 'ratio', ratio: [{ size: 's', parts: 1 }] });
    expect(screen.queryByRole('textbox', { name: 'Parts, 2XL' })).toBeNull();
  });

  it('of the sizes can be sent without', async () => {
    const page = await openSized();
    await page.user.click(screen.getByRole('button', { name: 'Submit Quotation Request' }));
    const dialog = await screen.findByRole('dialog');
    await fillIn({ ...page, dialog });
    page.api.withdrawn.add('2xl');
    await page.user.click(submitIn(dialog));
    await waitFor(() => expect(plain(dialog.textContent)).not.toContain('2XL'));
    await waitFor(() => expect(dialog.querySelector('[aria-busy="true"]')).toBeNull());
    await priceIn('53,750.00');
    await page.user.click(submitIn(dialog));
    await waitFor(() => expect(page.api.inquiries).toHaveLength(2));
    expect(page.api.inquiries[1]?.body.sizes).toEqual({ mode: 'ratio', ratio: [{ size: 's', parts: 1 }] });
  });

  it('of the print areas has the lists read again by the refusal of what is sent', async () => {
    const page = await openPriced();
    await enterQuantity(page, '250');
    await page.user.click(screen.getByRole('button', { name: 'Submit Quotation Request' }));
    const dialog = await screen.findByRole('dialog');
    await fillIn({ ...page, dialog });
    for (const code of ['artwork.unknown-area', 'artwork.outside-area']) {
      const before = page.api.listed.length;
      page.api.next('/api/inquiries', () => refuse(code));
      await page.user.click(submitIn(dialog));
      await waitFor(() => expect(new Set(page.api.listed.slice(before)).size).toBe(6));
    }
  });

  it.each(['/api/calculate-quote', '/api/quote-ladder'])(
    'and is offered again at once is asked for once by %s',
    async (path) => {
      const page = await openPriced();
      const before = page.api.listed.length;
      page.api.next(path, () => refuse('selection.inactive-fabric'));
      await choose(page, ['Regular']);
      await waitFor(() => expect(new Set(page.api.listed.slice(before)).size).toBe(6));
      if (path.endsWith('quote')) {
        await waitFor(() => expect(retryButton()).toBeVisible());
        await page.user.click(retryButton());
      }
      await priceIn('185.00');
      expect(page.api.listed).toHaveLength(before + 6);
    },
  );
});
