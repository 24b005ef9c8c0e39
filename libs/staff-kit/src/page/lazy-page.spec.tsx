import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { useUnsavedGuard } from '../forms/unsaved-guard';
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

describe('a page whose code has gone with a release', () => {
  const realFetch = globalThis.fetch;
  /** The test's page cannot be loaded anew: it says that it was to be. */
  const loading = expect.objectContaining({
    message: expect.stringMatching(/^Not implemented: navigation/),
  });
  const load = jest.fn(() => Promise.reject<typeof module>(new Error('gone')));

  beforeEach(() => void jest.spyOn(console, 'error').mockReturnValue());
  afterEach(() => {
    globalThis.fetch = realFetch;
    load.mockClear();
    jest.restoreAllMocks();
  });

  const retry = async (isServerThere: boolean, beside?: React.ReactNode) => {
    globalThis.fetch = () =>
      isServerThere ? Promise.resolve(new Response()) : Promise.reject(new TypeError('away'));
    const Page = lazyPage(load);
    const user = show(
      <>
        <Page />
        {beside}
      </>,
    );
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    return user;
  };

  it('is loaded anew by Retry where the server answers', async () => {
    await retry(true);
    await waitFor(() => expect(console.error).toHaveBeenCalledWith(loading));
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('is only tried again where it does not', async () => {
    await retry(false);
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
    expect(console.error).not.toHaveBeenCalledWith(loading);
  });

  it('is loaded anew only when one agrees, where something is unsaved', async () => {
    function Unsaved() {
      useUnsavedGuard(true);
      return null;
    }
    const user = await retry(true, <Unsaved />);
    await user.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument();
    expect(console.error).not.toHaveBeenCalledWith(loading);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(console.error).toHaveBeenCalledWith(loading));
  });
});
