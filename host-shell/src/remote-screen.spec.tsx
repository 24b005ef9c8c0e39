import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { RemoteProps } from '@tiraz/contracts/remote';
import { BrowserRouter } from '@tiraz/router';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { RemoteModule } from './remotes';

type Load = () => Promise<RemoteModule>;

const loadRemoteOnce = jest.fn<Load>();
const reloadRemote = jest.fn<Load>();
// The federation runtime exists only in a webpack build; the browser journeys cover it.
class PageTooOld extends Error {}
jest.unstable_mockModule('./remotes', () => ({
  PageTooOld,
  loadedRemote: () => undefined,
  loadRemoteOnce,
  reloadRemote,
}));
const { RemoteScreen } = await import('./remote-screen');

function Healthy({ language }: RemoteProps) {
  return <h1>The remote, in {language}</h1>;
}

function show(language: 'en' | 'ar' = 'en') {
  return act(async () =>
    render(
      <BrowserRouter>
        <RemoteScreen
          name="admin"
          basePath="/admin"
          language={language}
          onLanguageChange={() => undefined}
          publicUrl="https://tiraz.example"
        />
      </BrowserRouter>,
    ),
  );
}

beforeEach(() => {
  loadRemoteOnce.mockReset();
  reloadRemote.mockReset();
  jest.spyOn(console, 'warn').mockReturnValue();
  jest.spyOn(console, 'error').mockReturnValue();
});

describe('RemoteScreen', () => {
  test('shows a skeleton until the remote is here', async () => {
    let arrive: (remote: RemoteModule) => void = () => undefined;
    loadRemoteOnce.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    await show();
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    await act(async () => arrive({ default: Healthy }));
    expect(screen.getByRole('heading')).toHaveTextContent('The remote, in en');
    expect(screen.queryByRole('status')).toBeNull();
  });

  test.each([
    ['en', 'This page did not load', 'Retry'],
    ['ar', 'تعذّر فتح هذه الصفحة', 'أعد المحاولة'],
  ] as const)('in %s says that the remote failed, and Retry brings it', async (language, message, button) => {
    loadRemoteOnce.mockRejectedValue(new Error('404'));
    await show(language);
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    reloadRemote.mockResolvedValue({ default: Healthy });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: button })));
    expect(screen.getByRole('heading')).toHaveTextContent(`The remote, in ${language}`);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a Retry in vain keeps the focus, asks once however often it is pressed, and can be repeated', async () => {
    loadRemoteOnce.mockRejectedValue(new Error('404'));
    await show();
    let fail: (reason: Error) => void = () => undefined;
    reloadRemote.mockReturnValueOnce(new Promise((_resolve, reject) => (fail = reject)));
    const button = screen.getByRole('button', { name: 'Retry' });
    button.focus();
    await act(async () => fireEvent.click(button));
    await act(async () => fireEvent.click(button));
    expect(button).toHaveTextContent('Trying again…');
    expect(reloadRemote).toHaveBeenCalledTimes(1);
    await act(async () => fail(new Error('still 404')));
    expect(screen.getByRole('alert')).toHaveTextContent('It still does not load.');
    expect(button).toHaveFocus();
    reloadRemote.mockResolvedValueOnce({ default: Healthy });
    await act(async () => fireEvent.click(button));
    expect(screen.getByRole('heading')).toHaveTextContent('The remote');
  });

  test.each([
    ['en', 'There is a newer version of this page', 'Reload the page'],
    ['ar', 'صدرت نسخة أحدث من هذه الصفحة', 'أعد تحميل الصفحة'],
  ] as const)(
    'in %s asks for a reload when the remote wants a newer page',
    async (language, title, reload) => {
      loadRemoteOnce.mockRejectedValue(new PageTooOld());
      await show(language);
      expect(screen.getByRole('alert')).toHaveTextContent(title);
      expect(screen.getByRole('button')).toHaveTextContent(reload);
    },
  );

  test('learns on Retry that the remote wants a newer page', async () => {
    loadRemoteOnce.mockRejectedValue(new Error('404'));
    await show();
    reloadRemote.mockRejectedValue(new PageTooOld());
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Retry' })));
    expect(screen.getByRole('alert')).toHaveTextContent('There is a newer version of this page');
  });

  test('a failure is of the address at which it came: the next one begins anew', async () => {
    loadRemoteOnce.mockRejectedValueOnce(new Error('404'));
    await show();
    expect(screen.getByRole('alert')).toBeVisible();
    loadRemoteOnce.mockResolvedValueOnce({ default: Healthy });
    await act(async () => {
      window.history.pushState(null, '', '/admin/inquiries');
      fireEvent(window, new PopStateEvent('popstate'));
    });
    expect(screen.getByRole('heading')).toHaveTextContent('The remote');
    expect(screen.queryByRole('alert')).toBeNull();
    window.history.replaceState(null, '', '/');
  });

  test('comes by itself when the network is back', async () => {
    loadRemoteOnce.mockRejectedValue(new Error('offline'));
    await show();
    reloadRemote.mockResolvedValue({ default: Healthy });
    await act(async () => fireEvent(window, new Event('online')));
    expect(screen.getByRole('heading')).toHaveTextContent('The remote');
  });

  test('comes even if the network is back while it is asked for without it', async () => {
    loadRemoteOnce.mockRejectedValue(new Error('offline'));
    await show();
    let fail = (_: Error) => undefined as void;
    reloadRemote.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Retry' })));
    await act(async () => fireEvent(window, new Event('online')));
    reloadRemote.mockResolvedValue({ default: Healthy });
    await act(async () => fail(new Error('offline')));
    expect(screen.getByRole('heading')).toHaveTextContent('The remote');
  });

  test('a remote that throws while rendering is told of in the same way', async () => {
    loadRemoteOnce.mockResolvedValue({
      default: () => {
        throw new Error('broken release');
      },
    });
    await show();
    expect(screen.getByRole('alert')).toHaveTextContent('This page did not load');
    reloadRemote.mockResolvedValue({ default: Healthy });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Retry' })));
    expect(screen.getByRole('heading')).toHaveTextContent('The remote');
  });
});
