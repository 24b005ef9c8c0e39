import { expect, it } from '@jest/globals';
import { texts } from '@tiraz/messages/staff-kit/shortcuts';
import { pressOf } from './press';
import { SHORTCUT_NAMES, SHORTCUTS } from './shortcuts';

it('names every key of the table in the list of keys, and nothing else, in both languages', () => {
  for (const { shortcutNames } of [texts.en, texts.ar]) {
    expect(Object.keys(shortcutNames).sort()).toEqual([...SHORTCUT_NAMES].sort());
    expect(new Set(Object.values(shortcutNames)).size).toBe(SHORTCUT_NAMES.length);
  }
});

it('has for every key one that a keyboard has, on an Arabic keyboard too', () => {
  for (const press of Object.values(SHORTCUTS).filter((one) => /^(mod\+|shift\+)?[a-z]$/.test(one))) {
    const letter = press.slice(-1).toUpperCase();
    const pressed = { shiftKey: press.startsWith('shift'), ctrlKey: press.startsWith('mod') };
    const event = (init: KeyboardEventInit) => new KeyboardEvent('keydown', { ...pressed, ...init });
    expect(pressOf(event({ key: 'ش', code: `Key${letter}` }))).toBe(press);
    expect(pressOf(event({ key: pressed.shiftKey ? letter : letter.toLowerCase() }))).toBe(press);
  }
  // After G comes a letter that means a page: G itself means nothing else.
  expect(Object.values(SHORTCUTS)).not.toContain('g');
});
