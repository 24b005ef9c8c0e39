import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { LanguageProvider, type Language } from '@tiraz/locale';
import { Toaster, useNotify } from './toaster';

const SHOWN_FOR_MS = 5000;

function openToaster(language: Language = 'en') {
  let notify!: ReturnType<typeof useNotify>;
  function Page() {
    notify = useNotify();
    return null;
  }
  render(
    <LanguageProvider language={language} onLanguageChange={() => undefined}>
      <Toaster>
        <Page />
      </Toaster>
    </LanguageProvider>,
  );
  return {
    notify: () => notify,
    success: (...given: Parameters<typeof notify.success>) => act(() => notify.success(...given)),
    error: (description: string) => act(() => notify.error(description)),
  };
}

const toasts = () =>
  screen
    .queryAllByRole('listitem')
    .map((item) => [...item.querySelectorAll('div > div')].map((line) => line.textContent).join(': '));
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

/** What the nearest element to say so says about clicks. */
function closestPointerEvents(element: Element): string {
  const said = element.closest<HTMLElement>('[style*="pointer-events"]');
  return said ? getComputedStyle(said).pointerEvents : 'auto';
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('a toast', () => {
  it.each([
    ['en', 'Success: Saved', 'Error: Lost'],
    ['ar', 'تم: Saved', 'خطأ: Lost'],
  ] as const)('is titled in %s', (language, success, error) => {
    const toaster = openToaster(language);
    toaster.success('Saved');
    expect(toasts()).toEqual([success]);
    toaster.error('Lost');
    expect(toasts()).toEqual([error]);
  });

  it('goes after five seconds, and gives way to the next, which has five of its own', () => {
    const toaster = openToaster();
    toaster.success('First');
    pass(SHOWN_FOR_MS - 1);
    toaster.success('Second');
    pass(SHOWN_FOR_MS - 1);
    expect(toasts()).toEqual(['Success: Second']);
    pass(1);
    expect(toasts()).toEqual([]);
  });

  it('waits while it is hovered or focused', () => {
    const toaster = openToaster();
    toaster.success('Saved');
    fireEvent.pointerMove(screen.getByRole('listitem'));
    pass(2 * SHOWN_FOR_MS);
    expect(toasts()).toEqual(['Success: Saved']);

    toaster.success('Saved again');
    fireEvent.keyDown(document, { code: 'F8' });
    expect(screen.getByRole('list')).toHaveFocus();
    pass(2 * SHOWN_FOR_MS);
    expect(toasts()).toEqual(['Success: Saved again']);
  });

  it('keeps its focus when something else holds the focus fast', () => {
    const pullBack = jest.fn();
    window.addEventListener('focusin', pullBack);
    openToaster().success('Saved');
    fireEvent.keyDown(document, { code: 'F8' });
    window.removeEventListener('focusin', pullBack);
    expect(pullBack).not.toHaveBeenCalled();
  });

  it('leaves the focus among the toasts when it gives way to the next', () => {
    const toaster = openToaster();
    toaster.success('First');
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    toaster.success('Second');
    expect(screen.getByRole('list')).toHaveFocus();
  });

  it('can be pressed in the very render that shows it', async () => {
    jest.useRealTimers();
    const { notify } = openToaster();
    const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
    // `act` would run the effects as well, after which a late toast can be pressed, too.
    environment.IS_REACT_ACT_ENVIRONMENT = false;
    const shown = new Promise<Element>((resolve) => {
      const observer = new MutationObserver(() => {
        const button = screen.queryByRole('button', { name: 'Undo' });
        if (button) resolve(button);
      });
      observer.observe(document.body, { childList: true, subtree: true });
    });
    const barred = shown.then((button) => closestPointerEvents(button));
    notify().success('Rejected', { undo: () => undefined });
    expect(await barred).not.toBe('none');
    environment.IS_REACT_ACT_ENVIRONMENT = true;
  });

  it('takes back what it speaks of, once', () => {
    const undo = jest.fn();
    openToaster().success('Rejected', { undo });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(toasts()).toEqual([]);
  });
});
