import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { StillLife } from './still-life';

test.each(['samples', 'sum', 'carton', 'one-piece', 'stack', 'inspection', 'places', 'needle'] as const)(
  'the drawing of %s is decoration',
  (kind) => {
    const { container } = render(<StillLife of={kind} />);

    expect(screen.queryByRole('img')).toBeNull();
    expect(container.querySelectorAll('path').length).toBeGreaterThan(2);
  },
);
