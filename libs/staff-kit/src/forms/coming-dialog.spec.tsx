import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { show } from '../testing/show';
import { Dialog } from './dialog';
import { MonthDialog } from './month-dialog';

/** What the page hears of keys. */
const onKey = jest.fn<(event: KeyboardEvent) => void>();

beforeEach(() => {
  // A page that has not been painted yet.
  Object.assign(globalThis, { PerformancePaintTiming: Object });
  jest.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
  window.addEventListener('keydown', onKey);
});
afterEach(() => {
  window.removeEventListener('keydown', onKey);
  Reflect.deleteProperty(globalThis, 'PerformancePaintTiming');
  jest.restoreAllMocks();
  onKey.mockReset();
});

describe('a dialog that is not painted yet', () => {
  const form = (onClose?: () => void, keyboard?: boolean) => (
    <Dialog title="Cloth" footer={null} onClose={onClose} keyboard={keyboard}>
      Linen
    </Dialog>
  );
  const month = (onClose: () => void) => (
    <MonthDialog
      label="Day"
      day="2026-11-22"
      min="2026-01-01"
      max="2026-12-31"
      anchor={{ current: null }}
      onChoose={() => undefined}
      onClose={onClose}
    />
  );

  it.each([
    ['form', form],
    ['month', month],
  ])('is called off by Escape, and by that alone, as a %s', (_, dialog) => {
    const onClose = jest.fn();
    show(dialog(onClose));
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(onClose).not.toHaveBeenCalled();
    expect(onKey).toHaveBeenCalledTimes(1);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(onKey).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['by nothing', undefined],
    ['by no key', false],
  ])('stays where it is closed %s, and the key is not for the page', (_, keyboard) => {
    const onClose = jest.fn();
    show(form(keyboard === false ? onClose : undefined, keyboard));
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(document.querySelector('dialog[open]')).not.toBeNull();
    expect(onClose).not.toHaveBeenCalled();
    expect(onKey).not.toHaveBeenCalled();
  });
});
