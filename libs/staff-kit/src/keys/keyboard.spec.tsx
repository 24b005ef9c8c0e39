import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { heardHere, isGoingSomewhere } from './keyboard';
import { offerUndo, undoLast, whileChanging } from './last-undo';
import type { KeyPlace, ShortcutActions } from './shortcuts';
import { useShortcuts } from './use-shortcuts';

function Part({ keys, around, places }: { keys: ShortcutActions; around?: boolean; places?: KeyPlace[] }) {
  useShortcuts(keys, { isAroundPage: around ?? false, ...(places && { places }) });
  return <input aria-label="field" />;
}

/** @returns whether the key was taken from the browser */
const press = (key: string, init: KeyboardEventInit = {}, on: Element = document.body) =>
  !fireEvent.keyDown(on, { key, ...init });

describe('a key', () => {
  it('is for the page before what stands around it, and listed once', () => {
    const [ofPage, around] = [jest.fn(), jest.fn()];
    // Whichever of them comes first.
    render(<Part keys={{ search: ofPage }} />);
    render(<Part keys={{ search: around, help: around }} around />);
    expect(press('/')).toBe(true);
    expect(ofPage).toHaveBeenCalledTimes(1);
    expect(around).not.toHaveBeenCalled();
    expect(heardHere()).toMatchObject({ page: ['search'], around: ['help'] });
  });

  it('is left to the browser where there is nothing to do, and once nobody hears it any more', () => {
    const { unmount } = render(<Part keys={{ clear: () => false, open: 'itself', undo: () => undefined }} />);
    expect(press('Escape')).toBe(false);
    expect(press('Enter')).toBe(false);
    expect(press('z')).toBe(true);
    unmount();
    expect(press('z')).toBe(false);
    expect(heardHere()).toEqual({ page: [], around: [], places: [] });
  });

  it('acts again while it is held down only where that moves', () => {
    const [next, undo] = [jest.fn(), jest.fn()];
    render(<Part keys={{ next, undo }} />);
    for (const key of ['j', 'z']) press(key, { repeat: true });
    expect(next).toHaveBeenCalledTimes(1);
    expect(undo).not.toHaveBeenCalled();
  });

  it('is typed in a field, but for what is held with Ctrl', () => {
    const [undo, palette] = [jest.fn(), jest.fn()];
    render(<Part keys={{ undo, palette }} />);
    const field = screen.getByLabelText('field');
    expect(press('z', {}, field)).toBe(false);
    expect(press('k', { ctrlKey: true }, field)).toBe(true);
    expect(undo).not.toHaveBeenCalled();
    expect(palette).toHaveBeenCalledTimes(1);
  });
});

describe('G', () => {
  const go = jest.fn();
  const places = [{ letter: 'o', name: 'Overview', go }];

  it('and a letter lead somewhere; any other letter nowhere, not to what it does alone', () => {
    go.mockClear();
    const accept = jest.fn();
    render(<Part keys={{ accept }} places={places} />);
    press('g');
    expect(isGoingSomewhere()).toBe(true);
    // Held for a capital letter.
    press('Shift', { shiftKey: true });
    expect(press('a')).toBe(true);
    expect(isGoingSomewhere()).toBe(false);
    expect(accept).not.toHaveBeenCalled();
    press('ل', { code: 'KeyG' });
    press('خ', { code: 'KeyO' });
    expect(go).toHaveBeenCalledTimes(1);
    press('o');
    expect(go).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['Escape', () => press('Escape')],
    ['a click', () => fireEvent.pointerDown(document.body)],
    ['another window', () => fireEvent.blur(window)],
    ['typing', () => press('o', {}, screen.getByLabelText('field'))],
  ])('is given up by %s', (_, giveUp) => {
    go.mockClear();
    render(<Part keys={{}} places={places} />);
    press('g');
    giveUp();
    expect(isGoingSomewhere()).toBe(false);
    press('o');
    expect(go).not.toHaveBeenCalled();
  });
});

it('takes back the last offer once, whether by key or by button', () => {
  const [first, second] = [jest.fn(), jest.fn()];
  offerUndo(first);
  const button = offerUndo(second);
  expect(undoLast()).toBe(true);
  button();
  expect(second).toHaveBeenCalledTimes(1);
  expect(first).not.toHaveBeenCalled();
  expect(undoLast()).toBe(false);
});

describe('undo while a change is on its way', () => {
  /** A change that is answered when one says so. */
  function changing(onAnswer: () => void = () => undefined) {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const settled = whileChanging(() => promise.then(onAnswer)).catch(() => undefined);
    const settle = (by: () => void) => (by(), settled);
    return { succeed: () => settle(resolve), fail: () => settle(() => reject(new Error('refused'))) };
  }
  const [before, mine] = [jest.fn(), jest.fn()];
  beforeEach(() => {
    before.mockClear();
    mine.mockClear();
    offerUndo(before);
  });

  it('waits for it, and takes back this one', async () => {
    const change = changing(() => offerUndo(mine));
    expect([undoLast(), undoLast()]).toEqual([true, true]);
    expect(before).not.toHaveBeenCalled();
    await change.succeed();
    expect(mine).toHaveBeenCalledTimes(1);
    expect(before).not.toHaveBeenCalled();
  });

  it.each(['succeed', 'fail'] as const)('takes nothing back where it offers nothing: %s', async (how) => {
    const change = changing();
    undoLast();
    await change[how]();
    expect(before).not.toHaveBeenCalled();
    expect(undoLast()).toBe(true);
    expect(before).toHaveBeenCalledTimes(1);
  });

  it('waits for the last of several', async () => {
    const [one, other] = [changing(), changing(() => offerUndo(mine))];
    undoLast();
    await other.succeed();
    expect(mine).not.toHaveBeenCalled();
    await one.succeed();
    expect(mine).toHaveBeenCalledTimes(1);
  });
});
