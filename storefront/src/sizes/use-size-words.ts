import type { SizeCell, SizeParts } from '@tiraz/contracts/selection';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/sizes';
import { cellsIn } from '../selection/sizes';
import { piecesAt, type Row } from './grid';
import type { Shown } from './size-table';

interface Shape {
  rows: readonly Shown<Row>[];
  sizes: readonly Shown<string>[];
}

const isolated = (text: string) => `\u2068${text}\u2069`;

/** Sizes in words: a line for each colour. */
export function useSizeWords({ rows, sizes }: Shape) {
  const t = useTexts(texts);
  const ids = sizes.map(({ id }) => id);
  const inWords = (counts: readonly { name: string; count: number }[]) =>
    counts
      .filter(({ count }) => count > 0)
      .map(({ name, count }) => t.of({ size: isolated(name), quantity: count }))
      .join(t.comma);

  return {
    ofRatio: (ratio: readonly SizeParts[]) =>
      t.ratio(
        inWords(
          sizes.map(({ id, name }) => ({ name, count: ratio.find(({ size }) => size === id)?.parts ?? 0 })),
        ),
      ),
    ofCells: (cells: readonly SizeCell[]): string[] =>
      rows
        .filter(({ id }) => cellsIn(cells, [id], ids).length > 0)
        .map(({ id, name }) => {
          const counts = inWords(
            sizes.map((size) => ({ name: size.name, count: piecesAt(cells, id, size.id) })),
          );
          return id === null ? counts : t.ofColour({ colour: isolated(name), sizes: counts });
        }),
    ofFew: (cells: readonly SizeCell[]) =>
      cells
        .map(({ color, size, pieces }) => {
          const names = [
            rows.find(({ id }) => id === color && id !== null),
            sizes.find(({ id }) => id === size),
          ];
          const place = names.flatMap((each) => (each ? [isolated(each.name)] : [])).join(' ');
          return t.of({ size: place, quantity: pieces });
        })
        .join(t.comma),
  };
}
