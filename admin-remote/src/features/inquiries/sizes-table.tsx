import type { InquiryDetails } from '@tiraz/api-client/staff';
import { formatNumber, LocalName, localised, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/sizes';
import styles from './sizes-table.module.css';

type Sizes = NonNullable<InquiryDetails['selection']['sizes']>;

interface SizesTableProps {
  sizes: Sizes;
  swatches: InquiryDetails['selection']['swatches'];
}

/** How many pieces of each colour and size were asked for, as they were called then. */
export function SizesTable({ sizes: { cells, mode, ratio = [] }, swatches }: SizesTableProps) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const sizes = [...new Map(cells.map(({ size }) => [size.id, size])).values()];
  const colors = [...new Set(cells.map(({ color }) => color))];
  const labelOf = (size: Sizes['cells'][number]['size']) => localised(size, 'label', language).text;
  const piecesOf = (counted: Sizes['cells']) =>
    formatNumber(
      counted.reduce((sum, { pieces }) => sum + pieces, 0),
      language,
    );
  const parts = sizes.flatMap((size) => {
    const count = ratio.find((each) => each.size === size.id)?.parts ?? 0;
    return count > 0 ? [t.parts({ label: `\u2068${labelOf(size)}\u2069`, quantity: count })] : [];
  });
  return (
    <>
      {mode === 'ratio' && <p>{t.ratio(parts.join(t.comma))}</p>}
      <div className={styles.scroll} role="region" aria-label={t.caption} tabIndex={0}>
        <table className={styles.table}>
          <caption>{t.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{t.colour}</th>
              {sizes.map((size) => (
                <th key={size.id} scope="col">
                  <bdi>{labelOf(size)}</bdi>
                </th>
              ))}
              <th scope="col">{t.sum}</th>
            </tr>
          </thead>
          <tbody>
            {colors.map((color) => {
              const row = cells.filter((cell) => cell.color === color);
              const swatch = swatches.find(({ id }) => id === color);
              return (
                <tr key={color}>
                  <th scope="row">{swatch ? <LocalName item={swatch} /> : t.allColours}</th>
                  {sizes.map(({ id }) => (
                    <td key={id}>{piecesOf(row.filter(({ size }) => size.id === id))}</td>
                  ))}
                  <td>{piecesOf(row)}</td>
                </tr>
              );
            })}
          </tbody>
          {colors.length > 1 && (
            <tfoot>
              <tr>
                <th scope="row">{t.sum}</th>
                {sizes.map(({ id }) => (
                  <td key={id}>{piecesOf(cells.filter(({ size }) => size.id === id))}</td>
                ))}
                <td>{piecesOf(cells)}</td>
              </tr>
            </tfoot>
          )}
        </table>
      </div>
    </>
  );
}
