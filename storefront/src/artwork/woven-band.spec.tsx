import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { WovenBand } from './woven-band';

const woven = (container: HTMLElement) => container.querySelector('rect.woven')?.getAttribute('width');

test.each([
  [undefined, '100%'],
  [0, '0%'],
  [0.4, '40%'],
  [1, '100%'],
  [-1, '0%'],
  [3, '100%'],
])('progress %p weaves %p of the band', (progress, width) => {
  const { container } = render(<WovenBand progress={progress} />);
  expect(woven(container)).toBe(width);
});

test('the warp lies bare only where nothing is woven yet', () => {
  const { container, rerender } = render(<WovenBand progress={0.5} />);
  expect(container.querySelector('rect.bare')).toBeInTheDocument();

  rerender(<WovenBand progress={1} />);
  expect(container.querySelector('rect.bare')).toBeNull();
});
