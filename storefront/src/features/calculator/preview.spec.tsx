import { describe, expect, it } from '@jest/globals';
import { FIRST_COLOURS } from '@tiraz/contracts/colours';
import { screen, waitFor, within } from '@testing-library/react';
import { choose, plain } from '../../testing/calculator';
import { openPage } from '../../testing/open-page';

const LINK = 'product=tee&fabric=combed&fit=oversized&finishing=premium&colors=red.blue&print=screen.3';

const preview = (name = 'Preview') => screen.getByRole('region', { name });
/** The garment as it is dressed; before, a plain one stands there. */
const drawing = () => within(preview()).findByRole('group', { name: /Basic T-Shirt, drawn from/ });
const words = (name?: string) => plain(preview(name).querySelector('[aria-live]')!.textContent);

describe('the preview', () => {
  it('asks for a garment, and loads nothing, before there is one', async () => {
    openPage('/calculator');
    await screen.findByRole('radio', { name: /^Basic T-Shirt/ });
    expect(
      within(preview()).getByText('Choose a garment, and it is drawn here as you make it.'),
    ).toBeVisible();
    expect(within(preview()).queryByRole('button', { name: 'Front' })).toBeNull();
  });

  it('wears fit, fabric, colours and prints as they are chosen', async () => {
    const page = openPage('/calculator');
    await choose(page, ['Basic T-Shirt']);
    const garment = () => drawing().then((stage) => stage.querySelector('svg')!);
    expect((await garment()).dataset.cut).toBe('regular');
    expect((await garment()).querySelector('[data-weave]')).toBeNull();

    await choose(page, ['Combed Single Jersey', 'Oversized']);
    expect((await garment()).dataset.cut).toBe('oversized');
    expect((await garment()).querySelector('[data-weave="combed"]')).not.toBeNull();

    await page.user.click(screen.getByRole('checkbox', { name: 'Red' }));
    await page.user.click(screen.getByRole('checkbox', { name: /^Screen Print/ }));
    const red = FIRST_COLOURS.find(({ id }) => id === 'red')!.hex;
    expect((await garment()).querySelector('[data-zone="body"]')).toHaveAttribute('fill', red);
    expect((await garment()).querySelectorAll('[data-print="screen"]')).toHaveLength(1);
  });

  it('of colourways wears one colour, whichever is looked at', async () => {
    const { user } = openPage(`/calculator?${LINK}`);
    await drawing();
    await user.click(await screen.findByRole('radio', { name: 'Colorways: each garment in one color' }));
    await waitFor(() => expect(words()).toContain('all of it Red.'));
    await user.selectOptions(within(preview()).getByRole('combobox', { name: 'Color shown' }), 'Blue');
    expect(words()).toContain('all of it Blue.');
    await user.click(screen.getByRole('radio', { name: 'One garment in several colors' }));
    expect(words()).toContain('body Red. sleeves and panels Blue.');
    expect(window.location.search).toContain('&use=one');
  });

  it('is told in words: what it wears, its prints with their sizes, and the side', async () => {
    const { user } = openPage(`/calculator?${LINK}`);
    await drawing();
    await waitFor(() =>
      expect(words()).toBe(
        'Basic T-Shirt, drawn from the front. Oversized. Combed Single Jersey. body Red. sleeves and panels Blue. ' +
          'Screen Print: Front, 280 × 245 mm',
      ),
    );
    await user.click(within(preview()).getByRole('button', { name: 'Back' }));
    expect(words()).toContain('drawn from the back');
    expect(words()).toContain('Nothing is printed on this side');
    expect((await drawing()).querySelector('[data-print]')).toBeNull();
  });

  it('is told in Arabic', async () => {
    openPage(`/ar/calculator?${LINK}`, 'ar');
    await within(preview('معاينة القطعة')).findByRole('group', { name: 'تيشيرت أساسي، مرسومة من الأمام' });
    await waitFor(() => expect(words('معاينة القطعة')).toContain('الأمام، ٢٨٠ × ٢٤٥ مم'));
    expect(words('معاينة القطعة')).not.toMatch(/[a-z0-9]/i);
  });

  it('is enlarged in steps, and then moved by keyboard', async () => {
    const { user } = openPage(`/calculator?${LINK}`);
    const stage = await drawing();
    const glass = (name: string) => within(preview()).getByRole('button', { name });
    expect(glass('Zoom out')).toHaveAttribute('aria-disabled', 'true');
    expect(stage).not.toHaveAttribute('tabindex');

    await user.click(glass('Zoom in'));
    expect(stage).toHaveAttribute('tabindex', '0');
    expect(words()).toContain('Shown at 200% of its size');
    await user.click(glass('Zoom in'));
    await user.click(glass('Zoom in'));
    expect(stage.dataset.zoom).toBe('3');
    expect(glass('Zoom in')).toHaveFocus();
    expect(glass('Zoom in')).toHaveAttribute('aria-disabled', 'true');
  });

  it('opens to a large view, from which Back and Close lead to the page', async () => {
    const { user } = openPage(`/calculator?${LINK}`);
    await drawing();
    for (const leave of [
      () => user.click(screen.getByRole('button', { name: 'Close' })),
      async () => window.history.back(),
    ]) {
      await user.click(within(preview()).getByRole('button', { name: 'Preview' }));
      const dialog = await screen.findByRole('dialog', { name: 'Preview' });
      expect(within(dialog).getByRole('button', { name: 'Back', hidden: true })).toBeVisible();
      await leave();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    expect(window.location.pathname).toBe('/calculator');
  });
});
