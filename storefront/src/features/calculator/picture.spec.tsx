import { expect, it } from '@jest/globals';
import type { ProductType } from '@tiraz/api-client';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page';

const PATH = '/objects/0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11';
const product = (name: string): ProductType => ({
  id: name,
  name,
  nameAr: '',
  silhouette: name === 'Hoodie' ? 'hoodie' : 'generic',
  printAreas: [],
  basePrice: '145.00',
  description: '',
  descriptionAr: '',
  imageUrl: PATH,
  isActive: true,
});

async function openWith(name: string) {
  const { api, user } = openPage('/calculator');
  api.next('/api/product-types', () => Response.json([product(name)]));
  const tile = await screen.findByRole('radio', { name: new RegExp(`^${name}`) });
  const picture = () => tile.closest('label')?.querySelector('img');
  // What is only to be looked at comes a moment later.
  await waitFor(() => expect(picture()).not.toBeNull());
  return { tile, picture, user };
}
const inPreview = () => within(screen.getByRole('region', { name: 'Preview' }));

it('an uploaded picture is shown in the size that the screen needs, its place kept from the start', async () => {
  const { picture } = await openWith('Hoodie');
  const img = picture();
  expect(img).toHaveAttribute('srcset', `${PATH}?w=320 320w, ${PATH}?w=640 640w, ${PATH}?w=1280 1280w`);
  expect(img?.getAttribute('sizes')).toMatch(/vw, /);
  expect([img?.getAttribute('width'), img?.getAttribute('height')]).toEqual(['320', '240']);
  expect(img).toHaveAttribute('alt', '');
});

it('the drawing is shown where the picture does not come', async () => {
  const { tile, picture } = await openWith('Hoodie');
  fireEvent.error(picture() as Element);
  expect(picture()).toBeNull();
  expect(tile.closest('label')?.querySelector('svg')).not.toBeNull();
});

it('the preview draws the garment in the chosen colours', async () => {
  const drawn = await openWith('Hoodie');
  await drawn.user.click(drawn.tile);
  expect(await inPreview().findByRole('button', { name: 'Front' })).toBeVisible();
  expect(inPreview().queryByRole('presentation')).toBeNull();
});

it('the preview shows the picture of a garment that nobody drew', async () => {
  const { tile, user } = await openWith('Cap');
  await user.click(tile);
  expect(inPreview().getByRole('presentation')).toHaveAttribute('src', `${PATH}?w=640`);
});
