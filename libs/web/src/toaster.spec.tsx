import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { LanguageProvider } from '@tiraz/locale';
import { createRef } from 'react';
import { ShownToast } from './shown-toast';
import { Toaster, useToast, type Message } from './toaster';

const SHOWN_FOR_MS = 5000;

function openToaster() {
  let toast: (message: Message) => void = () => undefined;
  function Page() {
    toast = useToast();
    return <button>Elsewhere</button>;
  }
  const viewport = createRef<HTMLOListElement>();
  const labels = {
    notification: 'Notification',
    notifications: 'Notifications ({hotkey})',
    dismiss: 'Dismiss',
  };
  render(
    <LanguageProvider language="en" onLanguageChange={() => undefined}>
      <Toaster Shown={ShownToast} labels={labels} styles={{}} viewport={viewport} place={document.body}>
        <Page />
      </Toaster>
    </LanguageProvider>,
  );
  return (title: string, more: Partial<Message> = {}) =>
    act(() => toast({ title, description: 'Described', ...more }));
}

const toasts = () =>
  screen.queryAllByRole('listitem').map((item) => item.querySelector('div > div')?.textContent);
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('a toast', () => {
  it('goes after five seconds', () => {
    openToaster()('Saved');
    pass(SHOWN_FOR_MS - 1);
    expect(toasts()).toEqual(['Saved']);
    pass(1);
    expect(toasts()).toEqual([]);
  });

  it('gives way to the next, which has five seconds of its own', () => {
    const toast = openToaster();
    toast('First');
    pass(SHOWN_FOR_MS - 1);
    toast('Second');
    expect(toasts()).toEqual(['Second']);
    pass(SHOWN_FOR_MS - 1);
    expect(toasts()).toEqual(['Second']);
  });

  it('leaves the focus among the toasts when it gives way to the next', () => {
    const toast = openToaster();
    toast('First');
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    toast('Second');
    expect(screen.getByRole('list')).toHaveFocus();
  });

  it('waits while it is hovered', () => {
    openToaster()('Saved');
    fireEvent.pointerMove(screen.getByRole('listitem'));
    pass(2 * SHOWN_FOR_MS);
    expect(toasts()).toEqual(['Saved']);
  });

  it('takes the focus on F8', () => {
    openToaster()('Saved');
    fireEvent.keyDown(document, { code: 'F8' });
    expect(screen.getByRole('list')).toHaveFocus();
  });

  it('offers what it is given to do, and goes', () => {
    const run = jest.fn();
    openToaster()('Failed', { isError: true, action: { label: 'Try again', run } });
    expect(screen.getByRole('listitem')).toHaveAttribute('data-error');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(run).toHaveBeenCalledTimes(1);
    expect(toasts()).toEqual([]);
  });
});
