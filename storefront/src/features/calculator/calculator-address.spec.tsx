import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { choose, enterQuantity, ladderIsPriced, priceIn, quotesOf, summary } from '../../testing/calculator';
import { openPage } from '../../testing/open-page';

const TEE = 'product=tee&fabric=combed&fit=oversized&finishing=premium';
const address = () => window.location.pathname + window.location.search;

describe('the address of the calculator', () => {
  it('follows every choice without adding to the history', async () => {
    const page = openPage('/calculator?utm_source=letter');
    const before = window.history.length;
    await choose(page);
    await enterQuantity(page, '250');
    await page.user.click(screen.getByRole('checkbox', { name: 'Red' }));
    await page.user.click(screen.getByRole('checkbox', { name: 'Blue' }));
    await page.user.selectOptions(screen.getByLabelText('Number of colors'), '4+');
    await page.user.click(screen.getByRole('checkbox', { name: /^Screen Print/ }));
    await page.user.selectOptions(screen.getByRole('combobox', { name: 'Print colors Screen Print' }), '3');
    expect(address()).toBe(
      `/calculator?utm_source=letter&${TEE}&quantity=250&colors=red.blue&count=4&print=screen.3`,
    );
    await page.user.click(screen.getByRole('checkbox', { name: 'Red' }));
    expect(address()).toContain('&colors=blue&');
    expect(window.history.length).toBe(before);
  });

  it.each([
    ['/calculator', 'en', 'Basic T-Shirt', 'Print colors Screen Print'],
    ['/ar/calculator', 'en', 'تيشيرت أساسي', 'ألوان الطباعة طباعة سلك سكرين'],
    ['/en/calculator', 'ar', 'Basic T-Shirt', 'Print colors Screen Print'],
  ] as const)('%s, opened in %s, brings everything back', async (path, language, product, printColours) => {
    const link = `${path}?${TEE}&quantity=250&colors=red.blue&count=4&print=screen.3`;
    const page = openPage(link, language);
    expect(await screen.findByRole('radio', { name: new RegExp(`^${product}`) })).toBeChecked();
    expect(await screen.findByRole('combobox', { name: printColours })).toHaveValue('3');
    const palette = within(screen.getByRole('group', { name: /^(Colors|الألوان)$/ }));
    expect(palette.getAllByRole('checkbox', { checked: true }).length).toBe(2);
    await ladderIsPriced();
    expect(quotesOf(page, 250)).toEqual([
      {
        productTypeId: 'tee',
        fabricId: 'combed',
        fitId: 'oversized',
        finishingQualityId: 'premium',
        quantity: 250,
        colors: ['red', 'blue'],
        printOptions: [{ printTypeId: 'screen', colors: 3 }],
      },
    ]);
    expect(address()).toBe(link);
  });

  it('keeps the selection when the language changes', async () => {
    const page = openPage(`/en/calculator?${TEE}&quantity=250`);
    await priceIn('53,750.00');
    await page.user.click(screen.getByRole('button', { name: 'العربية' }));
    expect(await screen.findByRole('radio', { name: /^تيشيرت أساسي/ })).toBeChecked();
    await waitFor(() => expect(address()).toBe(`/ar/calculator?${TEE}&quantity=250`));
  });

  it('names Arabic once there is something to share, and English where it was named', async () => {
    const page = openPage('/calculator', 'ar');
    await choose(page, ['تيشيرت أساسي']);
    await waitFor(() => expect(address()).toBe('/ar/calculator?product=tee'));
    await choose(page, ['سنجل جيرسي ممشط']);
    expect(address()).toBe('/ar/calculator?product=tee&fabric=combed');
    const navigation = within(screen.getByRole('navigation'));
    expect(navigation.getByRole('link', { name: 'الرئيسية' })).toHaveAttribute('href', '/ar/');
    await page.user.click(screen.getByRole('button', { name: 'English' }));
    await waitFor(() => expect(address()).toBe('/en/calculator?product=tee&fabric=combed'));
    expect(screen.getByRole('radio', { name: /^Basic T-Shirt/ })).toBeChecked();
  });

  it('keeps the selection on the way to another page and back', async () => {
    const page = openPage(`/calculator?${TEE}&quantity=250`);
    await priceIn('53,750.00');
    const navigation = within(screen.getByRole('navigation', { name: 'Main' }));
    await page.user.click(navigation.getByRole('link', { name: 'Landing' }));
    expect(await screen.findByRole('heading', { name: 'Your Fashion Manufacturing Partner' })).toBeVisible();
    expect(address()).toBe('/');
    await page.user.click(navigation.getByRole('link', { name: 'Calculator' }));
    expect(await screen.findByRole('radio', { name: /^Basic T-Shirt/ })).toBeChecked();
    expect(address()).toBe(`/calculator?${TEE}&quantity=250`);
  });

  it('may lag behind in a browser that refuses so many changes, and catches up', async () => {
    const page = openPage('/calculator');
    await choose(page);
    jest.spyOn(window.history, 'replaceState').mockImplementationOnce(() => {
      throw new DOMException('too often', 'SecurityError');
    });
    await page.user.click(screen.getByRole('button', { name: '500 pcs' }));
    expect(address()).toBe(`/calculator?${TEE}`);
    await page.user.click(screen.getByRole('checkbox', { name: 'Red' }));
    expect(address()).toBe(`/calculator?${TEE}&quantity=500&colors=red`);
    jest.restoreAllMocks();
  });

  it('is believed over what was chosen before, when Back leads to it', async () => {
    const page = openPage('/calculator');
    await choose(page);
    window.history.pushState(null, '', `/calculator?${TEE}&quantity=500`);
    fireEvent(window, new PopStateEvent('popstate'));
    await priceIn('107,500.00');
  });
});

describe('a link to what is no longer offered', () => {
  it('drops that quietly, says so once, and never asks for it', async () => {
    const page = openPage(`/calculator?${TEE.replace('combed', 'gone')}&quantity=250&print=gone-too.2`);
    const notice = 'Some of what was chosen is no longer offered. The rest is as it was.';
    expect(await screen.findByText(notice, { selector: 'li *' })).toBeVisible();
    await waitFor(() =>
      expect(address()).toBe('/calculator?product=tee&fit=oversized&finishing=premium&quantity=250'),
    );
    expect(await screen.findByRole('radio', { name: /^Basic T-Shirt/ })).toBeChecked();
    expect(within(summary()).getByText('Not chosen yet')).toBeVisible();
    await page.user.click(screen.getByRole('radio', { name: /^Combed/ }));
    await priceIn('53,750.00');
    expect(page.api.quoted.map(({ fabricId }) => fabricId)).not.toContain('gone');
    expect(page.api.quoted.flatMap(({ printOptions }) => printOptions)).toEqual([]);
  });

  it('waits for a list that is late or has failed', async () => {
    const page = openPage(`/calculator?${TEE}&quantity=250`);
    page.api.next('/api/fabrics', () => new Response('', { status: 500 }));
    const fabrics = await screen.findByRole('region', { name: 'Fabric' });
    const retry = await within(fabrics).findByRole('button', { name: 'Retry' });
    expect(page.api.quoted).toEqual([]);
    expect(address()).toContain('fabric=combed');
    await page.user.click(retry);
    await priceIn('53,750.00');
  });

  it('with nothing but nonsense is the calculator as it begins', async () => {
    openPage('/calculator?product=<b>&quantity=-3&colors=<b>&print=.&count=x&fit=');
    expect(await screen.findByRole('spinbutton')).toHaveValue('1');
    await waitFor(() => expect(address()).toBe('/calculator'));
    expect(screen.queryByText('No longer offered')).toBeNull();
  });
});
