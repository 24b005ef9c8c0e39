import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { show } from '../testing/show';
import { lazyPage } from './lazy-page';

const module = { default: () => <h1>Inquiries</h1> };

it('holds the place of a page until its code is here, and tries again when it does not come', async () => {
  const answers: Promise<typeof module>[] = [Promise.reject(new Error('gone')), Promise.resolve(module)];
  const tooOften = (): Promise<typeof module> => Promise.reject(new Error('asked too often'));
  const Page = lazyPage(() => answers.shift() ?? tooOften());
  const user = show(<Page />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  expect(await screen.findByRole('alert')).toHaveTextContent('This could not be loaded');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Inquiries' })).toBeVisible();
});

it('shows at once what has been brought before', async () => {
  const Page = lazyPage(() => Promise.resolve(module));
  Page.preload();
  await Promise.resolve();
  await Promise.resolve();
  show(<Page />);
  expect(screen.getByRole('heading', { name: 'Inquiries' })).toBeVisible();
});
