import { describe, expect, it } from '@jest/globals';
import { isAbovePage, isTyped, pressOf } from './press';

const press = (key: string, code: string, held: KeyboardEventInit = {}) =>
  pressOf(new KeyboardEvent('keydown', { key, code, ...held }));
const shift = { shiftKey: true };

describe('a pressed key', () => {
  it.each([
    ['/', 'Slash', {}, '/'],
    ['/', 'Digit7', shift, '/'],
    ['?', 'Slash', shift, '?'],
    ['j', 'KeyJ', {}, 'j'],
    ['J', 'KeyJ', shift, 'shift+j'],
    ['J', 'KeyJ', {}, 'j'], // with Caps Lock
    ['a', 'KeyQ', {}, 'a'], // on a French keyboard
    ['q', 'KeyA', {}, 'q'],
    ['Escape', 'Escape', {}, 'escape'],
    ['k', 'KeyK', { ctrlKey: true }, 'mod+k'],
    ['K', 'KeyK', { ctrlKey: true }, 'mod+k'], // with Caps Lock
  ])('%s at %s %j: %s', (key, code, held, name) => expect(press(key, code, held)).toBe(name));

  it.each([
    ['ظ', 'Slash', {}, '/'],
    ['؟', 'Slash', shift, '?'],
    ['ت', 'KeyJ', {}, 'j'],
    ['ـ', 'KeyJ', shift, 'shift+j'],
    ['لا', 'KeyB', {}, 'b'],
    ['ل', 'KeyG', {}, 'g'],
    ['ئ', 'KeyZ', {}, 'z'],
    ['س', 'KeyS', {}, 's'],
    ['ن', 'KeyK', { ctrlKey: true }, 'mod+k'],
  ])('%s on an Arabic keyboard at %s %j: %s', (key, code, held, name) =>
    expect(press(key, code, held)).toBe(name),
  );

  it.each([
    ['r', 'KeyR', { metaKey: true }],
    ['k', 'KeyK', { ctrlKey: true, shiftKey: true }],
    ['k', 'KeyK', { ctrlKey: true, altKey: true }],
    ['a', 'KeyA', { altKey: true }],
    ['ت', 'KeyJ', { isComposing: true }],
    ['ذ', 'Backquote', {}],
    ['Tab', 'Tab', {}],
    ['F8', 'F8', {}],
    ['Process', 'KeyJ', {}],
    [' ', 'Space', {}],
    ['1', 'Digit1', {}],
  ])('%s at %s %j is left alone', (key, code, held) => expect(press(key, code, held)).toBeUndefined());
});

describe('a key', () => {
  document.body.innerHTML = `
    <input id="text"><textarea id="notes"></textarea><div role="dialog"><button id="within"></button></div>
    <input type="checkbox" id="tick"><a href="/" id="link"></a>`;
  const target = (id: string) => document.getElementById(id);

  it.each(['text', 'notes'])('is typed in %s', (id) => expect(isTyped(target(id))).toBe(true));
  it.each(['tick', 'link'])('is not typed in %s', (id) => expect(isTyped(target(id))).toBe(false));
  it('belongs to the dialog that it is pressed in', () => {
    expect(isAbovePage(target('within'))).toBe(true);
    expect(isAbovePage(target('link'))).toBe(false);
  });
  it.each([
    ['a dialog', '<div class="ant-modal-wrap"><div class="ant-modal"></div></div>'],
    ['a native one', '<div><dialog open></dialog></div>'],
  ])('belongs to %s that lies above the page, wherever it is pressed', (_, html) => {
    const layer = document.createElement('div');
    layer.innerHTML = html;
    document.body.append(layer);
    expect(isAbovePage(document.body)).toBe(true);
    layer.querySelector<HTMLElement>('.ant-modal-wrap')?.style.setProperty('display', 'none');
    layer.querySelector('dialog')?.removeAttribute('open');
    expect(isAbovePage(document.body)).toBe(false);
    layer.remove();
  });
});
