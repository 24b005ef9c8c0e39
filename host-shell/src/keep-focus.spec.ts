import { afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { keepFocus } from './keep-focus';

const main = () => document.querySelector('main')!;
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)!;

const frames = async (count = 4) => {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
};
/** A browser takes the focus from what is disabled; jsdom leaves it there. */
const disable = (one: HTMLButtonElement) => {
  one.blur();
  one.disabled = true;
};
const row = (name: string) => `<li><a href="#${name}">${name}</a><button>Remove ${name}</button></li>`;
const press = (key: string, repeat = false) => {
  const event = new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true });
  document.activeElement!.dispatchEvent(event);
  return event.defaultPrevented;
};

beforeAll(() => keepFocus());
beforeEach(async () => {
  document.body.innerHTML = `<div id="root"><main id="main" tabindex="-1"><section><h2>Rows</h2>
    <ul>${['one', 'two', 'three'].map(row).join('')}</ul><input></section></main></div>`;
  main().focus();
  await frames();
});
afterEach(async () => {
  (document.activeElement as HTMLElement).blur();
  await frames();
});

it('gives the focus back to what was disabled, once it can take it', async () => {
  const send = button('Remove two');
  send.focus();
  disable(send);
  await frames();
  expect(document.body).toHaveFocus();
  send.disabled = false;
  await frames();
  expect(send).toHaveFocus();
});

it('leaves what goes to the control of its kind in its place, or to the one before', async () => {
  button('Remove two').focus();
  document.querySelectorAll('li')[1]!.remove();
  await frames();
  expect(button('Remove three')).toHaveFocus();
  document.querySelectorAll('li')[1]!.remove();
  await frames();
  expect(button('Remove one')).toHaveFocus();
  document.querySelector('ul')!.remove();
  await frames();
  expect(document.querySelector('h2')).toHaveFocus();
  document.querySelector('section')!.remove();
  await frames();
  expect(main()).toHaveFocus();
});

it('passes over a part that is left with nothing in it', async () => {
  const bar = document.createElement('section');
  bar.innerHTML = '<strong role="status"></strong><button>Clear</button>';
  document.querySelector('ul')!.after(bar);
  button('Clear').focus();
  button('Clear').remove();
  await frames();
  expect(button('Remove three')).toHaveFocus();
});

it('lets a page that comes in the place of another begin at its top', async () => {
  button('Remove two').focus();
  document.getElementById('root')!.innerHTML = '<main><button>Here</button></main>';
  await frames();
  expect(document.body).toHaveFocus();
});

it('knows what comes in the place of what goes', async () => {
  button('Remove two').focus();
  const list = document.querySelector('ul')!;
  list.innerHTML = row('four');
  await frames();
  expect(button('Remove four')).toHaveFocus();
});

it('gives the focus back to where it was before a dialog, whatever has become of that meanwhile', async () => {
  button('Remove two').focus();
  const dialog = Object.assign(document.createElement('dialog'), { open: true });
  dialog.innerHTML = '<input><button>Save</button>';
  document.body.append(dialog);
  dialog.querySelector('input')!.focus();
  button('Save').focus();
  document.querySelectorAll('li')[1]!.remove();
  await frames();
  expect(button('Save')).toHaveFocus();
  dialog.remove();
  await frames();
  expect(button('Remove three')).toHaveFocus();
});

it('waits for the dialog that is coming', async () => {
  button('Remove two').focus();
  document.body.append(Object.assign(document.createElement('dialog'), { open: true }));
  document.querySelectorAll('li')[1]!.remove();
  await frames();
  expect(document.body).toHaveFocus();
});

it.each([
  ['left it', () => button('Remove two').blur()],
  ['went on elsewhere', () => document.querySelector('input')!.focus()],
])('takes the focus from nobody who %s', async (_, leave) => {
  button('Remove two').focus();
  leave();
  await frames();
  const now = document.activeElement;
  document.querySelectorAll('li')[1]!.remove();
  await frames();
  expect(document.activeElement).toBe(now);
});

it('takes the focus from nobody who presses the page meanwhile', async () => {
  const send = button('Remove two');
  send.focus();
  disable(send);
  await frames();
  main().dispatchEvent(new Event('pointerdown', { bubbles: true }));
  send.disabled = false;
  await frames();
  expect(document.body).toHaveFocus();
});

it('waits for what is being read again', async () => {
  button('Remove two').focus();
  const list = document.querySelector('ul')!;
  list.innerHTML = '<li aria-busy="true"></li>';
  await frames();
  expect(document.body).toHaveFocus();
  list.innerHTML = row('four');
  await frames();
  expect(button('Remove four')).toHaveFocus();
});

it('holds back the second of two quick presses, and a key that is held', async () => {
  press('x');
  button('Remove two').focus();
  document.querySelectorAll('li')[1]!.remove();
  await frames();
  expect(press('Enter', true)).toBe(true);
  expect(press(' ')).toBe(true);
  expect(press('x')).toBe(false);
  await new Promise((resolve) => setTimeout(resolve, 520));
  expect(press('Enter')).toBe(false);
});

it('takes no press from whoever has gone on by themselves meanwhile', async () => {
  press('x');
  button('Remove two').focus();
  document.querySelectorAll('li')[1]!.remove();
  await frames();
  button('Remove one').focus();
  expect(press('Enter')).toBe(false);
  expect(press(' ', true)).toBe(false);
});
