import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { fireEvent, render } from '@testing-library/react';
import { LanguageProvider } from '@tiraz/locale';
import { AreaEditor } from './area-editor';
import type { Placing } from './placing';

const SLEEVE = { id: 'sleeve', widthMm: 100, heightMm: 400 };
const PLACING = { areaId: 'sleeve', widthMm: 40, xMm: 0, yMm: 0, withoutGround: false };
/** As the area is drawn, in pixels. */
const PER_MILLIMETRE = 0.5;

const onChange = jest.fn<(placing: Placing) => void>();
// jsdom draws nothing, and captures no pointer.
const drawn = {
  getScreenCTM: () => ({ a: PER_MILLIMETRE }),
  getBoundingClientRect: () => ({ width: 300 }),
  setPointerCapture: () => undefined,
};
const original = globalThis.AbortController;
beforeEach(() => {
  onChange.mockClear();
  Object.assign(SVGElement.prototype, drawn);
  // jsdom's listeners take no signal but jsdom's, which a test has only in a frame: its own is Node's, for fetch.
  const { contentWindow } = document.body.appendChild(document.createElement('iframe'));
  Object.assign(globalThis, { AbortController: Reflect.get(contentWindow!, 'AbortController') });
});
afterEach(() => {
  document.querySelector('iframe')?.remove();
  Object.assign(globalThis, { AbortController: original });
  for (const name of Object.keys(drawn)) Reflect.deleteProperty(SVGElement.prototype, name);
});

function show(placing: Partial<Placing> = {}, aspect = 1) {
  const { container } = render(
    <LanguageProvider language="en" onLanguageChange={() => undefined}>
      <AreaEditor
        area={SLEEVE}
        placing={{ ...PLACING, ...placing }}
        aspect={aspect}
        picture={undefined}
        cloth="#ffffff"
        onChange={onChange}
      />
    </LanguageProvider>,
  );
  return container.querySelector('svg')!;
}

function drag(part: Element, x: number, y: number) {
  // Of jsdom's events a mouse's alone have a place.
  const at = (clientX: number, clientY: number) => ({ bubbles: true, cancelable: true, clientX, clientY });
  fireEvent(part, new MouseEvent('pointerdown', at(10, 10)));
  fireEvent(part, new MouseEvent('pointermove', at(10 + x, 10 + y)));
}

it('stands in the proportions of the area', () => {
  expect(show().style.getPropertyValue('--proportion')).toBe('0.25');
});

it('a design follows the finger at the scale at which the area is drawn', () => {
  drag(show().querySelector('g')!, 10, 20);
  expect(onChange).toHaveBeenLastCalledWith({ ...PLACING, xMm: 20, yMm: 40 });
});

it('so does its size', () => {
  drag(show().querySelector('circle')!, 5, 0);
  expect(onChange).toHaveBeenLastCalledWith({ ...PLACING, widthMm: 60 });
});

it('the corner that resizes the smallest design leaves its middle to be dragged', () => {
  const [width, aspect] = [4, 0.25];
  const corner = show({ widthMm: width }, aspect).querySelector('circle')!;
  expect(Number(corner.getAttribute('r'))).toBeLessThan(Math.hypot(width, width * aspect) / 2);
});
