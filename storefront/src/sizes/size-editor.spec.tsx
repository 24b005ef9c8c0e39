import { expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { LanguageProvider } from '@tiraz/locale';
import { useState } from 'react';
import type { SizesEntry } from '../selection/sizes';
import { SizeEditor } from './size-editor';

const scale = ['S', 'M'].map((label) => ({ id: label.toLowerCase(), label, labelAr: '' }));
const cell = (name: string) => screen.getByRole('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(cell(name), { target: { value } });

/** The table of an order of 250 pieces. */
function open(mode: 'ratio' | 'exact') {
  const Editor = () => {
    const [entry, setEntry] = useState<SizesEntry>({ mode, ratio: [], cells: [] });
    return (
      <LanguageProvider language="en" onLanguageChange={() => undefined}>
        <SizeEditor {...{ scale, entry }} palette={[]} rows={[null]} quantity={250} onChange={setEntry} />
      </LanguageProvider>
    );
  };
  render(<Editor />);
}

it('keeps a part that is too large as it was typed, and says what may stand there', () => {
  open('ratio');
  type('Parts, M', '1');
  type('Parts, S', '280');
  expect(cell('Parts, S')).toHaveValue('280');
  expect(cell('Parts, S')).toBeInvalid();
  expect(cell('Parts, S')).toHaveAccessibleDescription('At most 99 parts for each size.');
  expect(cell('Parts, M')).toBeValid();
  expect(screen.queryByText('Pieces by this ratio')).toBeNull();

  type('Parts, S', '28');
  expect(cell('Parts, S')).toHaveAccessibleDescription('');
  expect(screen.getByText('Pieces by this ratio')).toBeVisible();
});

it('keeps more pieces of a size than any order has, and says how many are too many', () => {
  open('exact');
  type('Pieces, S', '2000000');
  expect(cell('Pieces, S')).toHaveValue('2000000');
  expect(cell('Pieces, S')).toBeInvalid();
  expect(cell('Pieces, S')).toHaveAccessibleDescription(/^1,999,750 pcs too many/);
});
