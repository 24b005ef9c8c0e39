import { expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openDrawn } from '../../testing/open-drawn';

const CONFIGURED =
  '?product=tee&fabric=combed&finishing=premium&quantity=250&colors=black.white&print=screen.2&use=one&size=m.1&size=l.1';

const quantity = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity' });
const address = () => new URLSearchParams(window.location.search);
const logged = jest.spyOn(console, 'error');

it('what nobody touched stays as it was drawn', async () => {
  const { api, hydrate } = await openDrawn(CONFIGURED);
  hydrate();
  await waitFor(() => expect(api.quoted.length).toBeGreaterThan(0));
  expect(window.location.search).toBe(CONFIGURED);
  expect(logged).not.toHaveBeenCalled();
});

it.each([
  ['300', 300],
  // Once the field is left, what it stands for.
  ['50', 100],
])('a quantity of %s that was typed before is priced', async (typed, pieces) => {
  const { api, hydrate } = await openDrawn('?product=tee&fabric=combed&finishing=premium');
  quantity().value = typed;
  hydrate();
  await waitFor(() => expect(api.quoted.map((quoted) => quoted.quantity)).toContain(pieces));
  expect(quantity()).toHaveValue(String(pieces));
  expect(address().get('quantity')).toBe(String(pieces));
});

it('a quantity that is still being typed stays in its field as it is', async () => {
  const { api, hydrate } = await openDrawn('?product=tee&fabric=combed&finishing=premium');
  quantity().focus();
  quantity().value = '25';
  hydrate();
  await waitFor(() => expect(api.quoted.length).toBeGreaterThan(0));
  expect(quantity()).toHaveValue('25');
  expect(address().get('quantity')).toBeNull();
  fireEvent.blur(quantity());
  expect(quantity()).toHaveValue('100');
});

it('whatever else was chosen before is chosen', async () => {
  const { hydrate } = await openDrawn(CONFIGURED);
  screen.getByRole<HTMLInputElement>('radio', { name: /^Oversized/ }).checked = true;
  screen.getByRole<HTMLInputElement>('radio', { name: /^Colorways/ }).checked = true;
  screen.getByRole<HTMLSelectElement>('combobox', { name: 'Number of colors' }).value = '4+';
  screen.getByRole<HTMLSelectElement>('combobox', { name: /Screen Print/ }).value = '3';
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Parts, M' }).value = '2';
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Parts, L' }).value = '3';
  hydrate();
  await waitFor(() => expect(address().getAll('size')).toEqual(['m.2', 'l.3']));
  const named = Object.fromEntries(address());
  expect(named).toMatchObject({ fit: 'oversized', use: 'ways', count: '4', print: 'screen.3' });
});

it('a colour that was pressed before is chosen, and one that was chosen is not', async () => {
  const { hydrate } = await openDrawn(CONFIGURED);
  for (const name of ['Red', 'White']) screen.getByRole('checkbox', { name }).click();
  hydrate();
  await waitFor(() => expect(address().get('colors')).toBe('black.red'));
  expect(screen.getByRole('checkbox', { name: 'Red' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'White' })).not.toBeChecked();
});

it('the way in which the sizes are said is', async () => {
  const { hydrate } = await openDrawn(CONFIGURED);
  screen.getByRole<HTMLInputElement>('radio', { name: 'Exact' }).checked = true;
  hydrate();
  expect(await screen.findByRole('textbox', { name: 'Pieces, M' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Exact' })).toBeChecked();
});
