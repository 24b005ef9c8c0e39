import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { choose, ladderIsPriced, plain, summary } from '../../testing/calculator';
import { openPage } from '../../testing/open-page';

const LINK = 'product=hoodie&fabric=poplin&fit=regular&finishing=premium&quantity=100';
const section = (name: string) => screen.getByRole('region', { name });
const hints = async (place: HTMLElement) =>
  within(await within(place).findByRole('list', { name: 'What does not go together' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => plain(textContent));
const POPLIN =
  'Cotton Poplin does not go well with Hoodie.Take Combed Single Jersey instead −ج.م 20.00 per piece';

describe('what does not go together', () => {
  it('is marked on an option before it is chosen, as soon as the other one is', async () => {
    const page = openPage('/calculator');
    const poplin = await screen.findByRole('radio', { name: /^Cotton Poplin/ });
    expect(poplin).not.toHaveAccessibleName(/Does not go well/);
    await choose(page, ['Hoodie']);
    expect(poplin).toHaveAccessibleName(/Does not go well with Hoodie$/);
    expect(screen.getByRole('radio', { name: /^Combed Single/ })).not.toHaveAccessibleName(/Does not go/);

    await choose(page, ['Combed Single Jersey']);
    const sublimation = screen.getByRole('checkbox', { name: /^Sublimation/ });
    expect(sublimation).toHaveAccessibleName(/Does not go well with Combed Single Jersey$/);
    await page.user.click(sublimation);
    expect(poplin).toHaveAccessibleName(/Does not go well with Hoodie, Sublimation$/);
    await choose(page, ['Basic T-Shirt']);
    expect(poplin).toHaveAccessibleName(/Does not go well with Sublimation$/);
  });

  it('is a dark color under a dye that shows on light cloth alone', async () => {
    const page = openPage('/calculator');
    const sublimation = await screen.findByRole('checkbox', { name: /^Sublimation/ });
    await page.user.click(await screen.findByRole('checkbox', { name: 'White' }));
    expect(sublimation).not.toHaveAccessibleName(/Does not go/);
    await page.user.click(screen.getByRole('checkbox', { name: 'Black' }));
    expect(sublimation).toHaveAccessibleName(/Does not go well with Black$/);
    expect(screen.getByRole('checkbox', { name: /^Screen Print/ })).not.toHaveAccessibleName(/Does not go/);
  });

  it('is marked on a garment as well, where the fabric was chosen first', async () => {
    const page = openPage('/calculator');
    const hoodie = await screen.findByRole('radio', { name: /^Hoodie/ });
    await choose(page, ['Cotton Poplin']);
    expect(hoodie).toHaveAccessibleName(/Does not go well with Cotton Poplin$/);
    await choose(page, ['Combed Single Jersey']);
    expect(hoodie).not.toHaveAccessibleName(/Does not go/);
  });

  it('is said where it was chosen and in the summary, politely, and one press cures it', async () => {
    const { user } = openPage(`/calculator?${LINK}`);
    expect(await hints(summary())).toEqual([POPLIN]);
    expect(await hints(section('Fabric'))).toEqual([POPLIN]);
    const status = () => plain(within(summary()).getByRole('status').textContent);
    expect(status()).toContain('Cotton Poplin does not go well with Hoodie.');

    await user.click(within(section('Fabric')).getByRole('button', { name: /^Take Combed/ }));
    const combed = screen.getByRole('radio', { name: /^Combed Single Jersey/ });
    expect(combed).toBeChecked();
    expect(screen.queryByRole('list', { name: 'What does not go together' })).toBeNull();
    await waitFor(() => expect(combed).toHaveFocus());
    expect(status()).not.toContain('does not go');
    await ladderIsPriced();
  });

  it('keeps the focus in the summary, and the colours of a print that is replaced', async () => {
    const { user } = openPage(`/calculator?${LINK.replace('poplin', 'combed')}&print=sublimation.3`);
    expect(await hints(section('Print options'))).toEqual([
      'Sublimation does not go well with Combed Single Jersey.Take Screen Print instead −ج.م 20.00 per piece',
    ]);
    await user.click(await within(summary()).findByRole('button', { name: /^Take Screen Print/ }));
    expect(summary()).toHaveFocus();
    expect(screen.getByRole('checkbox', { name: /^Screen Print/ })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /^Sublimation/ })).not.toBeChecked();
    expect(screen.getByRole('combobox', { name: /Screen Print/ })).toHaveValue('3');
    await ladderIsPriced();
  });

  it.each([
    ['nothing', undefined, 'Nothing we offer goes with all of your choices: change one of the two.'],
    ['the same price', '0.00', 'Take Combed Single Jersey instead at the same price'],
    ['a dearer one', '10.00', 'Take Combed Single Jersey instead +ج.م 10.00 per piece'],
  ])('offers %s in its place', async (_, dearerBy, words) => {
    const { api } = openPage(`/calculator?${LINK}`);
    api.better = dearerBy === undefined ? null : { id: 'combed', pricePerItem: '500.00', dearerBy };
    expect(await hints(summary())).toEqual([`Cotton Poplin does not go well with Hoodie.${words}`]);
    await ladderIsPriced();
  });

  it('is not sent where staff refuse it: the button says why and leads to the choice', async () => {
    const { api, user } = openPage('/calculator');
    api.isUnsuitedRefused = true;
    await choose({ api, user }, ['Hoodie', 'Cotton Poplin', 'Regular', 'Premium']);
    const words = 'We do not combine Cotton Poplin with Hoodie. Change one of the two to send your request.';
    await waitFor(async () => expect((await hints(summary()))[0]).toContain(words));
    await user.click(within(summary()).getByRole('button', { name: 'Submit Quotation Request' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(within(section('Fabric')).getByRole('button', { name: /^Take Combed/ })).toHaveFocus();
    expect(await screen.findByText('Error')).toBeVisible();
    await user.click(within(section('Fabric')).getByRole('button', { name: /^Take Combed/ }));
    await ladderIsPriced();
    await user.click(within(summary()).getByRole('button', { name: 'Submit Quotation Request' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(api.inquiries).toEqual([]);
  });

  it('says why, too, where staff refuse it only after it was priced', async () => {
    const { api, user } = openPage(`/calculator?${LINK}`);
    await ladderIsPriced();
    const refusal = { code: 'selection.unsuited', errors: [{ path: 'fabricId' }] };
    api.next('/api/inquiries', () => {
      api.isUnsuitedRefused = true;
      return Response.json(refusal, { status: 422 });
    });
    await user.click(within(summary()).getByRole('button', { name: 'Submit Quotation Request' }));
    await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Mona');
    await user.type(screen.getByRole('textbox', { name: /^Email/ }), 'mona@example.com');
    await user.click(screen.getByRole('button', { name: 'Submit Request' }));
    expect(await screen.findByText(/^We do not combine some of/, { selector: 'li *' })).toBeVisible();
    // What does not go together is named in the dialog, and cured there.
    const dialog = screen.getByRole('dialog');
    const said = await within(dialog).findByRole('list', { name: 'What does not go together' });
    await waitFor(() =>
      expect(plain(said.textContent)).toContain('We do not combine Cotton Poplin with Hoodie.'),
    );
    await user.click(within(said).getByRole('button', { name: /^Take Combed/ }));
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await waitFor(() => expect(plain(dialog.textContent)).toContain('From ج.م 47,000.00'));
    await user.click(within(dialog).getByRole('button', { name: 'Submit Request' }));
    await waitFor(() => expect(api.inquiries.at(-1)?.body).toMatchObject({ fabricId: 'combed' }));
  });

  it('is said in Arabic', async () => {
    openPage(`/ar/calculator?${LINK}`, 'ar');
    const list = await within(screen.getByRole('region', { name: 'القماش' })).findByRole('list', {
      name: 'اختيارات لا تتوافق',
    });
    expect(plain(list.textContent)).toContain('لا ننصح بالجمع بين بوبلين قطن وHoodie.');
    expect(plain(list.textContent)).toContain('اختر سنجل جيرسي ممشط بدلًا من ذلك');
    await ladderIsPriced();
  });
});
