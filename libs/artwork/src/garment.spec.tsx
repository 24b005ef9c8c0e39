import { expect, test } from '@jest/globals';
import { COLOURS, type ColourId } from '@tiraz/contracts/colours';
import { render, screen } from '@testing-library/react';
import { Garment, garmentKindOf, type GarmentKind } from './garment';

const EVERY_KIND: GarmentKind[] = [
  't-shirt',
  'long-sleeve',
  'polo',
  'sweatshirt',
  'hoodie',
  'joggers',
  'shirt',
  'abaya',
  'generic',
];
const hexOf = (id: ColourId) => COLOURS.find((colour) => colour.id === id)?.hex;

function fillsOf(container: HTMLElement, zone: string): Set<string | null> {
  const pieces = container.querySelectorAll(`[data-zone="${zone}"]`);
  return new Set(Array.from(pieces, (piece) => piece.getAttribute('fill')));
}

test.each([
  ['Basic T-Shirt', 't-shirt'],
  ['Tee', 't-shirt'],
  ['Long-Sleeve T-Shirt', 'long-sleeve'],
  ['T-Shirt, long sleeves', 'long-sleeve'],
  ['Polo Shirt', 'polo'],
  ['Sweatshirt', 'sweatshirt'],
  ['Hoodie', 'hoodie'],
  ['Hooded Sweatshirt', 'hoodie'],
  ['Joggers', 'joggers'],
  ['Sweatpants', 'joggers'],
  ['Casual Shirt', 'shirt'],
  ['ABAYA', 'abaya'],
  ['Tote Bag', 'generic'],
  ['', 'generic'],
])('a product called %p is drawn as %p', (name, kind) => {
  expect(garmentKindOf(name)).toBe(kind);
});

test.each(EVERY_KIND)('a %s wears its first three colours on body, panels and trims', (kind) => {
  const { container } = render(<Garment kind={kind} colours={['blue', 'white', 'red']} />);

  expect(fillsOf(container, 'body')).toEqual(new Set([hexOf('blue')]));
  expect(fillsOf(container, 'panel')).toEqual(new Set([hexOf('white')]));
  expect(fillsOf(container, 'trim')).toEqual(new Set([hexOf('red')]));
});

test('one colour dyes the whole garment', () => {
  const { container } = render(<Garment kind="hoodie" colours={['green']} />);

  const zones = ['body', 'panel', 'trim'].flatMap((zone) => Array.from(fillsOf(container, zone)));
  expect(new Set(zones)).toEqual(new Set([hexOf('green')]));
});

test('no colour leaves it in undyed cotton, which is none of the palette', () => {
  const { container } = render(<Garment kind="t-shirt" />);

  const [undyed] = fillsOf(container, 'body');
  expect(undyed).toMatch(/^#[0-9A-F]{6}$/);
  expect(COLOURS.map(({ hex }) => hex)).not.toContain(undyed);
});

test('the colours beyond the third lie folded beside it', () => {
  const { container } = render(
    <Garment kind="polo" colours={['red', 'white', 'black', 'yellow', 'purple']} />,
  );

  expect(fillsOf(container, 'folded')).toEqual(new Set([hexOf('yellow'), hexOf('purple')]));
});

test.each(EVERY_KIND)('every print technique marks a place of its own on a %s', (kind) => {
  const { container } = render(<Garment kind={kind} prints={6} />);

  const marks = Array.from(container.querySelectorAll('[data-print]'));
  expect(marks).toHaveLength(6);
  expect(new Set(marks.map((mark) => mark.innerHTML)).size).toBe(6);
});

test('it is decoration, unless it is given a name', () => {
  const { rerender } = render(<Garment kind="abaya" />);
  expect(screen.queryByRole('img')).toBeNull();

  rerender(<Garment kind="abaya" title="Abaya in black" />);
  expect(screen.getAllByRole('img', { name: 'Abaya in black' })).toHaveLength(1);
});
