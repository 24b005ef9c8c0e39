import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { Weave, weaveKindOf } from './weave';

test.each([
  ['Single Jersey 30/1', 'jersey'],
  ['Combed Single Jersey', 'combed'],
  ['Cotton Lycra Jersey', 'lycra'],
  ['Piqué (Lacoste)', 'pique'],
  ['Pique\u0301', 'pique'],
  ['French Terry', 'terry'],
  ['Brushed Fleece', 'fleece'],
  ['Brushed French Terry', 'fleece'],
  ['Cotton Poplin', 'poplin'],
  ['Crepe', 'crepe'],
  ['Denim', 'generic'],
])('a fabric called %p is drawn as %p', (name, kind) => {
  expect(weaveKindOf(name)).toBe(kind);
});

test('each tile draws with a pattern of its own, however many stand on a page', () => {
  const { container } = render(
    <>
      <Weave kind="jersey" />
      <Weave kind="jersey" />
      <Weave kind="crepe" />
    </>,
  );

  const ids = Array.from(container.querySelectorAll('pattern'), ({ id }) => id);
  expect(new Set(ids).size).toBe(3);
  expect(Array.from(container.querySelectorAll('svg > rect'), (rect) => rect.getAttribute('fill'))).toEqual(
    ids.map((id) => `url(#${id})`),
  );
});
