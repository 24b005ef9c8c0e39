import { expect, test } from '@jest/globals';
import { WEAVES, type WeaveName } from '@tiraz/contracts/garments';
import { render } from '@testing-library/react';
import { Weave } from './weave';

test('each tile draws with a pattern of its own, however many stand on a page', () => {
  const { container } = render(
    <>
      <Weave weave="jersey" />
      <Weave weave="jersey" />
      <Weave weave="crepe" />
    </>,
  );

  const ids = Array.from(container.querySelectorAll('pattern'), ({ id }) => id);
  expect(new Set(ids).size).toBe(3);
  expect(Array.from(container.querySelectorAll('svg > rect'), (rect) => rect.getAttribute('fill'))).toEqual(
    ids.map((id) => `url(#${id})`),
  );
});

test('a weave that this release does not know is drawn as twill', () => {
  const drawn = (weave: WeaveName) => {
    const { container } = render(<Weave weave={weave} />);
    return container.querySelector('pattern')?.innerHTML;
  };
  expect(drawn('corduroy' as WeaveName)).toBe(drawn('generic'));
  expect(new Set(WEAVES.map(drawn)).size).toBe(WEAVES.length);
});
