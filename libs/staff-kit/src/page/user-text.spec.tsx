import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { show } from '../testing/show';
import { Isolated, UserText } from './user-text';

describe('a text in which there is nothing to see', () => {
  it.each([
    '',
    ' \t\n',
    '\u00A0\u2007\u202F\u3000',
    '\u200B',
    '\u00AD',
    '\u200F\u200E',
    '\u2066\u2069\u061C',
    '\u3164\uFFA0\u115F',
    '\u2800\u2800',
    '\uFE0F\u034F\u{E0100}',
    '\u{1D159}',
    '\u0001',
  ])('%j is said to be so', (text) => {
    show(<UserText>{text}</UserText>);
    expect(screen.getByText('(nothing visible)')).toBeVisible();
  });

  it('in Arabic too, and where it would be a code', () => {
    show(<Isolated>{'\u200B'}</Isolated>, { language: 'ar' });
    expect(screen.getByText('(لا شيء ظاهر)')).toBeVisible();
  });
});

it.each(['W', 'ل', '﷽', '-', '١', '👩‍🧵', ' . ', '\u0600', 'a\u200B'])('%j is shown as it is', (text) => {
  show(<UserText>{text}</UserText>);
  expect(document.querySelector('bdi')?.textContent).toBe(text);
});

it('blanks that do not break push nothing aside', () => {
  show(<UserText>{`Layla${'\u00A0\u3000'.repeat(30)}ACCEPTED\u00A09.00`}</UserText>);
  expect(document.querySelector('bdi')?.textContent).toBe('Layla\u00A0ACCEPTED\u00A09.00');
});
