import { describe, expect, it } from '@jest/globals';
import { curve, type Line } from './curve.ts';

const TITLE = 'Milliseconds of the processor';
const draw = (...lines: Line[]) => curve({ title: TITLE, across: 'inquiries', lines });
const heightsOf = (svg: string) =>
  [...svg.matchAll(/<text x="548" y="([\d.]+)"/g)].map(([, top]) => Number(top));

describe('the curve of costs', () => {
  it('is level for what costs the same, and has the slope of what grows as fast as there is more', () => {
    const svg = draw(
      {
        name: 'kept',
        points: [
          [1_000, 1],
          [1_000_000, 1],
        ],
      },
      {
        name: 'counted',
        points: [
          [1_000, 1],
          [1_000_000, 1_000],
        ],
      },
    );
    expect(svg).toContain('d="M56 372L540 372"');
    expect(svg).toContain('d="M56 372L540 24"');
    for (const power of ['1,000', '10,000', '100,000', '1,000,000', '10'])
      expect(svg).toContain(`>${power}</text>`);
  });

  it('names each line beside its end, and none over another', () => {
    const same = (name: string): Line => ({
      name,
      points: [
        [1_000, 2],
        [10_000, 2],
      ],
    });
    const heights = heightsOf(draw(same('a'), same('b'), same('c')));
    expect(heights).toHaveLength(3);
    heights.slice(1).forEach((top, index) => expect(top - heights[index]!).toBeGreaterThanOrEqual(15));
  });

  it('says what it shows, whatever stands in a name', () => {
    const svg = draw({
      name: 'a < b & c',
      points: [
        [1, 1],
        [10, 2],
      ],
    });
    expect(svg).toContain(`<title>${TITLE}</title>`);
    expect(svg).toContain('a &lt; b &amp; c');
  });
});
