import { describe, expect, it } from '@jest/globals';
import { isTaken, shortcutOf } from './shortcuts';

const press = (key: string, code: string, held: Partial<KeyboardEvent> = {}) =>
  shortcutOf({
    key,
    code,
    shiftKey: false,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    isComposing: false,
    ...held,
  });
const shift = { shiftKey: true };

describe('a pressed key', () => {
  it.each([
    ['/', 'Slash', {}, 'search'],
    ['/', 'Digit7', shift, 'search'],
    ['?', 'Slash', shift, 'help'],
    ['j', 'KeyJ', {}, 'next'],
    ['k', 'KeyK', {}, 'previous'],
    ['J', 'KeyJ', shift, 'extendNext'],
    ['J', 'KeyJ', {}, 'next'], // with Caps Lock
    ['x', 'KeyX', {}, 'select'],
    ['a', 'KeyA', {}, 'accept'],
    ['a', 'KeyQ', {}, 'accept'], // on a French keyboard
    ['r', 'KeyR', {}, 'reject'],
    ['s', 'KeyS', {}, 'status'],
    ['Escape', 'Escape', {}, 'clear'],
  ])('%s at %s %j: %s', (key, code, held, shortcut) => expect(press(key, code, held)).toBe(shortcut));

  it.each([
    ['ظ', 'Slash', {}, 'search'],
    ['؟', 'Slash', shift, 'help'],
    ['ت', 'KeyJ', {}, 'next'],
    ['ن', 'KeyK', {}, 'previous'],
    ['ـ', 'KeyJ', shift, 'extendNext'],
    ['ء', 'KeyX', {}, 'select'],
    ['ش', 'KeyA', {}, 'accept'],
    ['ق', 'KeyR', {}, 'reject'],
    ['س', 'KeyS', {}, 'status'],
  ])('%s on an Arabic keyboard at %s %j: %s', (key, code, held, shortcut) =>
    expect(press(key, code, held)).toBe(shortcut),
  );

  it.each([
    ['j', 'KeyJ', { ctrlKey: true }],
    ['r', 'KeyR', { metaKey: true }],
    ['a', 'KeyA', { altKey: true }],
    ['ت', 'KeyJ', { isComposing: true }],
    ['A', 'KeyA', shift],
    ['q', 'KeyA', {}],
    ['Tab', 'Tab', {}],
    ['F8', 'F8', {}],
    ['Process', 'KeyJ', {}],
    [' ', 'Space', {}],
  ])('%s at %s %j is left alone', (key, code, held) => expect(press(key, code, held)).toBeUndefined());
});

describe('a key is taken', () => {
  document.body.innerHTML = `
    <input id="text"><textarea id="notes"></textarea><div role="dialog"><button id="within"></button></div>
    <input type="checkbox" id="tick"><a href="/" id="link"></a>`;
  const target = (id: string) => document.getElementById(id);

  it.each(['text', 'notes', 'within'])('in %s', (id) => expect(isTaken(target(id))).toBe(true));
  it('everywhere on a page that a dialog lies above', () => {
    const dialog = document.createElement('div');
    dialog.className = 'ant-modal-wrap';
    dialog.innerHTML = '<div class="ant-modal"></div>';
    document.body.append(dialog);
    expect(isTaken(document.body)).toBe(true);
    dialog.style.display = 'none';
    expect(isTaken(document.body)).toBe(false);
    dialog.remove();
  });
  it.each(['tick', 'link'])('not in %s', (id) => expect(isTaken(target(id))).toBe(false));
});
