import { expect, it } from '@jest/globals';
import { show } from '@tiraz/staff-kit/testing';
import { screen, within } from '@testing-library/react';
import { hoodies } from './inquiry.fixture';
import { SelectionPanel } from './selection-panel';

const cell = (color: string | null, id: string, pieces: number) => ({
  color,
  size: { id, label: id.toUpperCase(), labelAr: id === 'm' ? 'وسط' : '' },
  surcharge: '0.00',
  pieces,
});

it.each([
  ['en', ['Color', 'M', '2XL', 'Total'], ['100', '150', '250'], 'Colorways', 'Ratio ⁨M⁩: 2, ⁨2XL⁩: 3'],
  ['ar', ['اللون', 'وسط', '2XL', 'الإجمالي'], ['١٠٠', '١٥٠', '٢٥٠'], 'ألوان مختلفة', 'بنسبة ⁨وسط⁩: ٢، ⁨2XL⁩: ٣'],
] as const)(
  'the pieces of each colour and size stand in a table with sums, in %s',
  (language, heads, row, use, ratio) => {
    const inquiry = hoodies();
    const swatches = ['black', 'white'].map((id) => ({ id, name: id, nameAr: id, hex: '#000000' }));
    const cells = swatches.flatMap(({ id }) => [cell(id, 'm', 100), cell(id, '2xl', 150)]);
    const sizes = {
      mode: 'ratio' as const,
      ratio: [
        { size: 'm', parts: 2 },
        { size: '2xl', parts: 3 },
      ],
      cells,
    };
    show(
      <SelectionPanel
        inquiry={{ ...inquiry, selection: { ...inquiry.selection, swatches, colorUse: 'colourways', sizes } }}
      />,
      { language },
    );
    const table = within(screen.getByRole('table'));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(heads);
    const rows = table.getAllByRole('row').map((each) =>
      within(each)
        .queryAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
    expect(rows.slice(1, 3)).toEqual([row, row]);
    expect(rows.at(-1)!.at(-1)).toMatch(/^(500|٥٠٠)$/);
    expect(screen.getByText(use, { exact: false })).toBeVisible();
    expect(screen.getByText(ratio)).toBeVisible();
  },
);

it('without sizes there is no table', () => {
  show(<SelectionPanel inquiry={hoodies()} />, { language: 'en' });
  expect(screen.queryByRole('table')).toBeNull();
});
