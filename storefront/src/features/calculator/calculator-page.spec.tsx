import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  choose,
  enterQuantity,
  ladderIsPriced,
  plain,
  priceIn,
  quotesOf,
  retryButton,
  summary,
} from '../../testing/calculator';
import { openPage } from '../../testing/open-page';

const shown = (text: string) => (_: string, element: Element | null) =>
  plain(element?.textContent ?? null) === text;

describe('the way to a price', () => {
  it('prompts until all is chosen, then shows a range with its parts', async () => {
    const page = openPage('/calculator');
    await screen.findByRole('heading', { level: 1, name: 'Manufacturing Cost Calculator' });
    expect(
      within(summary()).getByText('Complete all selections to see pricing', { selector: 'p' }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Request Sample' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Submit Quotation Request' })).toBeDisabled();

    await choose(page);
    await enterQuantity(page, '100');
    await page.user.click(screen.getByRole('checkbox', { name: /^Screen Print/ }));
    await page.user.selectOptions(screen.getByRole('combobox', { name: 'Print colors Screen Print' }), '2');

    // The worked example of the contract.
    await priceIn('Price per itemج.م 237.00 – to ج.م 284.40');
    await priceIn('Total costج.م 23,700.00 – to ج.م 28,440.00');
    await priceIn('Print setupج.م 700.00');
    expect(quotesOf(page, 100).at(-1)).toEqual({
      productTypeId: 'tee',
      fabricId: 'combed',
      fitId: 'oversized',
      finishingQualityId: 'premium',
      quantity: 100,
      colors: [],
      printOptions: [{ printTypeId: 'screen', colors: 2 }],
    });
    expect(screen.getByRole('button', { name: /^Request Sample - / })).toBeEnabled();
    expect(plain(screen.getByRole('status').textContent)).toBe(
      'Price per item 237.00 to 284.40 Egyptian pounds. Total cost 23,700.00 to 28,440.00 Egyptian pounds.',
    );
  });

  it('shows a sample at its fixed price beside a hundred pieces', async () => {
    const page = openPage('/calculator');
    await choose(page);
    await priceIn('Fixed sample priceSample costج.م 1,000.00');
    expect(screen.getByRole('status').textContent).toBe('Fixed sample price 1,000.00 Egyptian pounds.');
    await priceIn('100 pieces in productionPrice per itemج.م 215.00 – to ج.م 258.00');
    expect(screen.getByRole('button', { name: 'Get Sample - 1000 EGP' })).toBeEnabled();
    expect(screen.getByText('Sample test (1 piece)')).toBeVisible();
    expect(plain(summary().textContent)).not.toContain('Print setup');
  });

  it('asks once for a selection that rests', async () => {
    const page = openPage('/calculator');
    await choose(page);
    await ladderIsPriced();
    const print = screen.getByRole('checkbox', { name: /^Screen Print/ });
    for (let press = 0; press < 3; press++) fireEvent.click(print);
    await waitFor(() => expect(quotesOf(page, 1).at(-1)?.printOptions).toHaveLength(1));
    expect(quotesOf(page, 1)).toHaveLength(2);
  });

  it('asks nothing when colours are chosen, which have no price, and sends them all the same', async () => {
    const page = openPage('/calculator');
    await choose(page);
    await enterQuantity(page, '300');
    await ladderIsPriced();
    const before = page.api.quoted.length;
    for (const name of ['Red', 'White', 'Red']) {
      await page.user.click(screen.getByRole('checkbox', { name }));
      expect(summary().querySelector('[aria-busy="true"]')).toBeNull();
      expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false');
    }
    await page.user.selectOptions(screen.getByLabelText('Number of colors'), '4+');
    await page.user.click(screen.getByRole('button', { name: '500 pcs' }));
    await priceIn('107,500.00');
    expect(page.api.quoted).toHaveLength(before);
    expect(screen.getByRole('checkbox', { name: 'White' })).toBeChecked();

    await page.user.click(screen.getByRole('button', { name: /^Request Sample/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await page.user.type(dialog.getByLabelText('Name *'), 'Mona');
    await page.user.type(dialog.getByLabelText('Email *'), 'mona@example.com');
    await page.user.click(dialog.getByRole('button', { name: 'Request Sample' }));
    await waitFor(() => expect(page.api.inquiries[0]?.body.colors).toEqual(['white']));
  });

  it('asks again when colours are chosen for something printed, which may need white under it', async () => {
    const page = openPage('/calculator');
    await choose(page);
    await page.user.click(screen.getByRole('checkbox', { name: /^Screen Print/ }));
    await ladderIsPriced();
    const asked = () => page.api.laddered.map(({ colors }) => colors);
    await waitFor(() => expect(asked().at(-1)).toEqual([]));
    await page.user.click(screen.getByRole('checkbox', { name: 'Red' }));
    await waitFor(() => expect(asked().at(-1)).toEqual(['red']));
  });

  it('keeps the newer answer when an older one comes late', async () => {
    const page = openPage('/calculator');
    await choose(page);
    await ladderIsPriced();
    const letFirstGo = page.api.holdNext('/api/calculate-quote');
    await enterQuantity(page, '120');
    await waitFor(() => expect(quotesOf(page, 120)).toHaveLength(1));
    await enterQuantity(page, '200');
    await priceIn('ج.م 43,000.00');
    letFirstGo();
    await enterQuantity(page, '300');
    await priceIn('ج.م 64,500.00');
    expect(plain(summary().textContent)).not.toContain('25,800.00');
  });

  it('announces each price once, however it comes about', async () => {
    const page = openPage('/calculator');
    await choose(page);
    await ladderIsPriced();
    const announced: (string | null)[] = [];
    const status = screen.getByRole('status');
    const observer = new MutationObserver(() => announced.push(plain(status.textContent)));
    observer.observe(status, { subtree: true, childList: true, characterData: true });
    await enterQuantity(page, '200');
    await priceIn('ج.م 43,000.00');
    // Colours change nothing that is priced.
    await page.user.click(screen.getByRole('checkbox', { name: 'Red' }));
    await ladderIsPriced();
    await page.user.click(screen.getByRole('button', { name: '250 pcs' }));
    await priceIn('ج.م 53,750.00');
    observer.disconnect();
    expect(announced).toEqual([
      'Price per item 215.00 to 258.00 Egyptian pounds. Total cost 43,000.00 to 51,600.00 Egyptian pounds.',
      'Price per item 215.00 to 258.00 Egyptian pounds. Total cost 53,750.00 to 64,500.00 Egyptian pounds.',
    ]);
  });

  it('opens and closes the summary of a phone by keyboard, and keeps the focus', async () => {
    const page = openPage('/calculator');
    const bar = await screen.findByRole('button', { name: /^Summary/ });
    bar.focus();
    await page.user.keyboard('{Enter}');
    expect(bar).toHaveAttribute('aria-expanded', 'true');
    await choose(page);
    const request = await screen.findByRole('button', { name: /^Get Sample/ });
    await waitFor(() => expect(request).toBeEnabled());
    request.focus();
    await page.user.keyboard('{Escape}');
    expect(bar).toHaveAttribute('aria-expanded', 'false');
    expect(bar).toHaveFocus();
  });

  it('says that a quote failed, keeps the selection, and tries again', async () => {
    const page = openPage('/calculator');
    page.api.next('/api/calculate-quote', () => new Response('', { status: 503 }));
    await choose(page);
    const toast = await screen.findByText('Failed to calculate quote. Please try again.', {
      selector: 'li *',
    });
    expect(toast).toBeVisible();
    expect(screen.getByRole('radio', { name: /^Basic T-Shirt/ })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Submit Quotation Request' })).toBeDisabled();
    await page.user.click(retryButton());
    await priceIn('1,000.00');
    expect(quotesOf(page, 1)).toHaveLength(2);
  });
});

describe('the quantity', () => {
  it('may be typed digit by digit, in the digits of either language', async () => {
    const page = openPage('/calculator');
    await choose(page);
    await enterQuantity(page, '٢٥٠');
    await priceIn('ج.م 53,750.00');
    expect(screen.getByRole('spinbutton')).toHaveValue('250');
    expect(screen.getByText('Minimum order: 100 pieces')).toBeVisible();
  });

  it.each([
    ['50', '100', 'Minimum order: 100 pieces – 50 was raised to 100.'],
    ['2', '100', 'Minimum order: 100 pieces – 2 was raised to 100.'],
    ['٩٩', '100', 'Minimum order: 100 pieces – ٩٩ was raised to 100.'],
    ['-5', '100', 'Minimum order: 100 pieces – -5 was raised to 100.'],
    ['0', '100', 'Minimum order: 100 pieces – 0 was raised to 100.'],
    ['12.5', '100', 'Minimum order: 100 pieces – 12.5 was raised to 100.'],
    ['250.7', '250', 'Minimum order: 100 pieces – 250.7 was cut to whole pieces.'],
    [
      '1,000,001',
      '1000000',
      'Minimum order: 100 pieces – 1,000,001 was lowered to 1,000,000, the most we price here.',
    ],
    ['250 pcs', '1', 'Sample test (1 piece) – “250 pcs” is not a number.'],
    ['٢٥٠ قطعة', '1', 'Sample test (1 piece) – “٢٥٠ قطعة” is not a number.'],
    ['two hundred and fifty', '1', 'Sample test (1 piece) – “two hundred and …” is not a number.'],
    ['{Backspace}', '1', 'Sample test (1 piece) – nothing was entered.'],
    ['250', '250', 'Minimum order: 100 pieces'],
    ['1', '1', 'Sample test (1 piece)'],
  ])('typed as %s is left as %s, and says why: %s', async (typed, settled, hint) => {
    const page = openPage('/calculator');
    const field = await screen.findByRole('spinbutton');
    await enterQuantity(page, typed);
    expect(field).toHaveValue(settled);
    const described = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(plain(described?.textContent ?? null).trim()).toBe(hint);
    const word = described?.querySelector('[aria-live="polite"]');
    expect(plain(word?.textContent ?? null) !== '').toBe(hint.includes('–'));

    // The word is about this entry and no other.
    await page.user.click(screen.getByRole('button', { name: '500 pcs' }));
    expect(word).toBeEmptyDOMElement();
  });

  it('says what it must reach while it is being typed', async () => {
    const { user } = openPage('/calculator');
    const field = await screen.findByRole('spinbutton');
    await user.clear(field);
    await user.type(field, '25');
    expect(screen.getByText('Minimum order: 100 pieces')).toBeVisible();
  });

  it('steps between the sample and the smallest order', async () => {
    const { user } = openPage('/calculator');
    await user.click(await screen.findByRole('spinbutton'));
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('spinbutton')).toHaveValue('100');
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('spinbutton')).toHaveValue('101');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('spinbutton')).toHaveValue('1');
  });
});

describe('a list of the catalogue', () => {
  it('stands in with skeletons until it is here', async () => {
    const page = openPage('/calculator');
    const letGo = page.api.holdNext('/api/product-types');
    const section = await screen.findByRole('region', { name: 'Product type' });
    expect(section.querySelector('[aria-busy="true"]')?.childElementCount).toBe(8);
    letGo();
    expect(await within(section).findAllByRole('radio')).toHaveLength(2);
  });

  it('that fails can be fetched again', async () => {
    const page = openPage('/calculator');
    page.api.next('/api/fabrics', () => new Response('', { status: 500 }));
    const section = await screen.findByRole('region', { name: 'Fabric' });
    await page.user.click(await within(section).findByRole('button', { name: 'Retry' }));
    expect(await within(section).findByRole('radio', { name: /^Combed/ })).toBeVisible();
  });

  it('that is empty says so', async () => {
    openPage('/calculator').api.next('/api/print-types', () => Response.json([]));
    expect(await screen.findByText('We are not printing at the moment.')).toBeVisible();
  });
});

describe('in Arabic', () => {
  it('shows Arabic names, digits and prices, and English where nothing is written', async () => {
    const page = openPage('/calculator', 'ar');
    await choose(page, ['تيشيرت أساسي', 'سنجل جيرسي ممشط', 'قَصّة أوفر سايز', 'تشطيب ممتاز']);
    const card = screen.getByRole('region', { name: 'ملخص الطلب' });
    await waitFor(() => expect(plain(card.textContent)).toContain('سعر القطعة٢١٥٫٠٠ ج.م – إلى ٢٥٨٫٠٠ ج.م'));
    expect(screen.getByText('Hoodie')).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('button', { name: 'اطلب عينة - ١٠٠٠ ج.م' })).toBeEnabled();
    expect(screen.getByText(shown('يبدأ من ١٤٥٫٠٠ ج.م'), { selector: 'span' })).toBeVisible();
  });
});
