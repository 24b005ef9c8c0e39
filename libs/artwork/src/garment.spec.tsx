import { expect, test } from '@jest/globals';
import { FIRST_COLOURS } from '@tiraz/contracts/colours';
import { SILHOUETTES, type Silhouette } from '@tiraz/contracts/garments';
import { USUAL_PRINT_AREAS } from '@tiraz/contracts/usual-print-areas';
import { render, screen } from '@testing-library/react';
import { Garment } from './garment';

type Word = (typeof FIRST_COLOURS)[number]['id'];
const hexOf = (word: Word): string => FIRST_COLOURS.find(({ id }) => id === word)!.hex;
const hexesOf = (...words: Word[]) => words.map(hexOf);

function fillsOf(container: HTMLElement, zone: string): Set<string | null> {
  const pieces = container.querySelectorAll(`[data-zone="${zone}"]`);
  return new Set(Array.from(pieces, (piece) => piece.getAttribute('fill')));
}

test.each(SILHOUETTES)('a %s wears its first three colours on body, panels and trims', (silhouette) => {
  const { container } = render(<Garment silhouette={silhouette} colours={hexesOf('blue', 'white', 'red')} />);

  expect(fillsOf(container, 'body')).toEqual(new Set([hexOf('blue')]));
  expect(fillsOf(container, 'panel')).toEqual(new Set([hexOf('white')]));
  expect(fillsOf(container, 'trim')).toEqual(new Set([hexOf('red')]));
});

test('one colour dyes the whole garment', () => {
  const { container } = render(<Garment silhouette="hoodie" colours={hexesOf('green')} />);

  const zones = ['body', 'panel', 'trim'].flatMap((zone) => Array.from(fillsOf(container, zone)));
  expect(new Set(zones)).toEqual(new Set([hexOf('green')]));
});

test('no colour leaves it in undyed cotton, which is none of the palette', () => {
  const { container } = render(<Garment silhouette="t-shirt" />);

  const [undyed] = fillsOf(container, 'body');
  expect(undyed).toMatch(/^#[0-9A-F]{6}$/);
  expect(FIRST_COLOURS.map(({ hex }) => hex)).not.toContain(undyed);
});

test('the colours beyond the third lie folded beside it', () => {
  const { container } = render(
    <Garment silhouette="polo" colours={hexesOf('red', 'white', 'black', 'yellow', 'purple')} />,
  );

  expect(fillsOf(container, 'folded')).toEqual(new Set([hexOf('yellow'), hexOf('purple')]));
});

test('a silhouette that this release does not know is drawn as folded cloth', () => {
  const drawn = (silhouette: Silhouette) => render(<Garment silhouette={silhouette} />).container.innerHTML;
  expect(drawn('cape' as Silhouette)).toBe(drawn('generic'));
  expect(drawn('generic')).not.toBe(drawn('t-shirt'));
});

test.each(SILHOUETTES)('every print technique marks an area of its own on a %s', (silhouette) => {
  const printAreas = USUAL_PRINT_AREAS[silhouette];
  const { container } = render(<Garment silhouette={silhouette} printAreas={printAreas} prints={6} />);

  const marks = Array.from(container.querySelectorAll('[data-print]'));
  expect(marks).toHaveLength(6);
  expect(new Set(marks.map((mark) => mark.innerHTML)).size).toBe(6);
});

test('the back is not marked on the drawing of the front, and no technique without an area', () => {
  const [front, chest] = USUAL_PRINT_AREAS['t-shirt'];
  const printAreas = [{ ...front!, place: 'back' as const }, chest!];
  const { container } = render(<Garment silhouette="t-shirt" printAreas={printAreas} prints={3} />);

  const marks = Array.from(container.querySelectorAll('[data-print]'));
  expect(marks.map((mark) => mark.getAttribute('transform'))).toEqual(['translate(152 76) rotate(0)']);
});

test('it is decoration, unless it is given a name', () => {
  const { rerender } = render(<Garment silhouette="abaya" />);
  expect(screen.queryByRole('img')).toBeNull();

  rerender(<Garment silhouette="abaya" title="Abaya in black" />);
  expect(screen.getAllByRole('img', { name: 'Abaya in black' })).toHaveLength(1);
});
