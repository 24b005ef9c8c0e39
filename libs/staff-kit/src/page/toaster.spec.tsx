import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { LanguageProvider, type Language } from '@tiraz/locale';
import { Toaster, useNotify } from './toaster';

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
    error: (...given: Parameters<typeof notify.error>) => act(() => notify.error(...given)),
  };
}

const toasts = () =>
  screen
    .queryAllByRole('listitem')
    .map((item) => [...item.querySelectorAll('div > div')].map((line) => line.textContent).join(': '));

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

  it('says who was quicker, where that is why', () => {
    const by = { id: 'o', email: 'omar@tiraz.example', name: 'Omar Said' };
    const changed = { at: new Date(Date.now() - 2 * 3_600_000).toISOString(), by };
    openToaster().error('Left as it is', {
      status: 412,
      message: '',
      body: JSON.stringify({ code: 'entity.stale', changed }),
    });
    expect(screen.getByText('\u2068Omar Said\u2069 changed this 2 hours ago')).toBeInTheDocument();
  });

  it('keeps its focus when something else holds the focus fast', () => {
    const pullBack = jest.fn();
    window.addEventListener('focusin', pullBack);
    openToaster().success('Saved');
    fireEvent.keyDown(document, { code: 'F8' });
    window.removeEventListener('focusin', pullBack);
    expect(pullBack).not.toHaveBeenCalled();
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
});
