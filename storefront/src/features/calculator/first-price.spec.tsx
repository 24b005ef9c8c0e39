import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { texts as questions } from '@tiraz/messages/storefront/questions';
import { choose, plain, priceIn, summary } from '../../testing/calculator';
import { openPage } from '../../testing/open-page';

describe('the way to the first price', () => {
  afterEach(() => void jest.restoreAllMocks());

  it.each([
    ['/calculator?product=tee', ['choose-fabric']],
    ['/calculator?product=tee&fabric=combed', []],
    ['/calculator', []],
  ])('of %s begins where it goes on', async (address, places) => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    const page = openPage(address);
    await screen.findByRole('radio', { name: /^Combed Single Jersey/ });
    await choose(page, ['Basic T-Shirt']);
    expect(scrolled.mock.contexts.map((place) => (place as Element).id)).toEqual(places);
  });

  it('is short: what costs nothing is chosen, and not in the address', async () => {
    const page = openPage('/calculator');
    expect(await screen.findByRole('radio', { name: /^Regular/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /^Premium/ })).not.toBeChecked();
    await choose(page, ['Basic T-Shirt', 'Combed Single Jersey', 'Premium']);
    await priceIn('100 pieces in productionPrice per itemج.م 185.00');
    expect(window.location.search).not.toContain('fit=');
    await choose(page, ['Oversized']);
    await waitFor(() => expect(window.location.search).toContain('fit=oversized'));
  });

  it('never takes the place of what a link names', async () => {
    openPage('/calculator?fit=oversized');
    expect(await screen.findByRole('radio', { name: /^Oversized/ })).toBeChecked();
  });

  it('is named, choice by choice, and leads there', async () => {
    const page = openPage('/calculator');
    await screen.findByRole('radio', { name: /^Regular/ });
    const missing = () =>
      within(summary())
        .getAllByRole('button', { name: /^(Product type|Fabric|Fit|Finishing quality)$/ })
        .map(({ textContent }) => textContent);
    expect(missing()).toEqual(['Product type', 'Fabric', 'Finishing quality']);
    expect(screen.getByRole('button', { name: /^Summary Still to choose: / })).toBeVisible();
    await page.user.click(within(summary()).getByRole('button', { name: 'Fabric' }));
    expect(screen.getByRole('radio', { name: /^Combed Single Jersey/ })).toHaveFocus();
    await choose(page, ['Combed Single Jersey', 'Premium']);
    expect(missing()).toEqual(['Product type']);
  });

  it('does not name what may be chosen already, as long as that is on its way', async () => {
    const { api } = openPage('/about');
    const letGo = api.holdNext('/api/fits');
    window.history.pushState(null, '', '/calculator?product=tee');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    await screen.findByRole('radio', { name: /^Premium/ });
    const named = () => screen.getByRole('button', { name: /^Summary Still to choose: / }).textContent;
    expect(named()).toContain('Fabric, Finishing quality');
    expect(named()).not.toContain('Fit');
    letGo();
    expect(await screen.findByRole('radio', { name: /^Regular/ })).toBeChecked();
  });

  it('leads through the sheet of a phone, which closes', async () => {
    const page = openPage('/calculator');
    await screen.findByRole('radio', { name: /^Regular/ });
    const bar = screen.getByRole('button', { name: /^Summary Still to choose: / });
    await page.user.click(bar);
    expect(bar).toHaveAttribute('aria-expanded', 'true');
    await page.user.click(within(summary()).getByRole('button', { name: 'Product type' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: /^Basic T-Shirt/ })).toHaveFocus());
    expect(bar).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('the order in words', () => {
  it('stands in the summary and over the form, with colours, prints and what it costs', async () => {
    const page = openPage('/calculator?quantity=250&colors=black&print=screen.2');
    await choose(page);
    await priceIn('Total cost');
    const said = (element: HTMLElement) => plain(element.textContent);
    for (const words of ['ColorsBlack', 'PrintingScreen Print (2 colors)']) {
      expect(said(summary())).toContain(words);
    }
    await page.user.click(screen.getByRole('button', { name: 'Submit Quotation Request' }));
    const order = within(await screen.findByRole('dialog')).getByRole('region', { name: 'Your request' });
    for (const words of [
      'Basic T-Shirt',
      '250 pcs',
      'Oversized',
      'ColorsBlack',
      '(2 colors)',
      'Total costFrom ج.م',
    ]) {
      expect(said(order)).toContain(words);
    }
  });
});

describe('how long it takes', () => {
  afterEach(() => void jest.useRealTimers());

  it('stands beside the price', async () => {
    const page = openPage('/calculator?quantity=250');
    await choose(page);
    const times = await within(summary()).findByRole('region', { name: 'How long it takes' });
    expect(plain(times.textContent)).toBe(
      'How long it takesSample10 to 15 working daysready 7 Dec 2026 to 14 Dec 2026, if you ask today' +
        '250 pcsabout 5 weeks20 to 30 working days after you approve the sample',
    );
  });

  it('is asked again on a new day in Cairo', async () => {
    jest.useFakeTimers({ advanceTimers: true, now: new Date('2026-11-23T21:50:00Z') });
    const page = openPage('/calculator?product=tee&fabric=combed&fit=regular&finishing=premium&quantity=250');
    const times = await within(summary()).findByRole('region', { name: 'How long it takes' });
    expect(plain(times.textContent)).toContain('ready 7 Dec 2026');
    const sample = { fromDays: 10, toDays: 15, from: '2026-12-08', to: '2026-12-15' };
    page.api.next('/api/lead-times', () => Response.json({ sample, production: null }));
    await act(() => jest.advanceTimersByTimeAsync(5 * 60_000));
    expect(plain(times.textContent)).toContain('ready 7 Dec 2026');
    await act(() => jest.advanceTimersByTimeAsync(10 * 60_000));
    await waitFor(() => expect(plain(times.textContent)).toContain('ready 8 Dec 2026 to 15 Dec 2026'));
  });

  it('is left out, without a word, while it is not known', async () => {
    const page = openPage('/calculator');
    page.api.next('/api/lead-times', () => new Response('', { status: 503 }));
    await choose(page);
    await priceIn('Fixed sample price');
    expect(within(summary()).queryByRole('region', { name: 'How long it takes' })).toBeNull();
  });

  it('of an order too large for a formula is agreed on', async () => {
    const page = openPage('/calculator?quantity=1000000');
    const sample = { fromDays: 10, toDays: 15, from: '2026-12-07', to: '2026-12-14' };
    page.api.next('/api/lead-times', () => Response.json({ sample, production: null }));
    await choose(page);
    const times = await within(summary()).findByRole('region', { name: 'How long it takes' });
    expect(plain(times.textContent)).toMatch(/1,000,000 pcsplanned with you$/);
  });
});

describe('what the catalogue says about a choice', () => {
  it('stands below the tiles and under the print, once they are chosen', async () => {
    const page = openPage('/calculator');
    await screen.findByRole('radio', { name: /^Basic T-Shirt/ });
    const said = () => screen.queryAllByText('Two honest sentences.').length;
    expect(said()).toBe(1); // of the one finishing quality
    await choose(page, ['Basic T-Shirt']);
    expect(said()).toBe(2);
    await choose(page, ['Combed Single Jersey']);
    await page.user.click(screen.getByRole('checkbox', { name: /^Screen Print/ }));
    expect(said()).toBe(4);
  });

  it('is surrounded by what a buyer wants to know, each with its answer', async () => {
    openPage('/calculator');
    await screen.findByRole('radio', { name: /^Regular/ });
    const block = within(summary()).getByRole('region', { name: 'Good to know' });
    const ids = within(block)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')!.replace('/questions#', ''));
    const answers = Object.values(questions.en.groups).flatMap((group) => Object.keys(group.questions));
    expect(answers).toEqual(expect.arrayContaining(ids));
    expect(ids).toHaveLength(4);
  });
});

it('an answer that a link names is gone to', async () => {
  openPage('/questions#sample-credit');
  const answer = (await screen.findByText('Does the price of the sample come off my order?')).parentElement;
  await waitFor(() => expect(answer).toHaveFocus());
});
