import type { SizeCell, NamedSize } from '@tiraz/contracts/selection';
import { useListColorsQuery } from '@tiraz/api-client';
import { localised, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/sizes';
import { useEffect, useEffectEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { rowsOf, type SizesEntry } from '../../selection/sizes';
import { byRatio, movedTo, vanished, withCells, withoutCells, type Row } from '../../sizes/grid';
import { SizeEditor } from '../../sizes/size-editor';
import type { Dye } from '../../sizes/use-shown';
import { colourToggled, quantityEntered, selectSelection, sizesEntered } from './calculator-slice';
import styles from './sizes-panel.module.css';

const NOTHING: SizesEntry = { mode: 'later', ratio: [], cells: [] };

/** The sizes of a garment, as they are kept of the order: what was said of them so far is the beginning, whenever another way of saying it is chosen. */
export default function SizesPanel({ scale }: { scale: readonly NamedSize[] }) {
  const palette = useListColorsQuery().data ?? [];
  const dispatch = useDispatch();
  const selection = useSelector(selectSelection);
  const { quantity, sizes: entry = NOTHING } = selection;
  const rows = rowsOf(selection);
  const begin = useEffectEvent(() => {
    const cells = begun(entry, quantity, rows, scale);
    if (JSON.stringify(cells) !== JSON.stringify(entry.cells)) dispatch(sizesEntered({ ...entry, cells }));
  });
  const { mode } = entry;
  const said = rows.join();
  useEffect(() => begin(), [mode, said]);
  return (
    <>
      {entry.mode === 'exact' && (
        <Vanished entry={entry} rows={rows} sizes={scale.map(({ id }) => id)} palette={palette} />
      )}
      <SizeEditor
        {...{ scale, palette, rows, quantity, entry }}
        onChange={(next) => dispatch(sizesEntered(next))}
        onQuantity={(pieces) => dispatch(quantityEntered(pieces))}
      />
    </>
  );
}

function begun(
  { mode, ratio, cells }: SizesEntry,
  quantity: number,
  rows: readonly Row[],
  scale: readonly NamedSize[],
): SizeCell[] {
  const sizes = scale.map(({ id }) => id);
  if (mode !== 'exact') return cells;
  return cells.some(({ size }) => sizes.includes(size))
    ? movedTo(cells, rows, sizes)
    : withCells(cells, byRatio(quantity, ratio, rows, sizes));
}

interface VanishedProps {
  entry: SizesEntry;
  rows: readonly Row[];
  sizes: readonly string[];
  palette: readonly Dye[];
}

/** Colours that are not chosen any more, and the way back; there is none to what is not offered any more. */
function Vanished({ entry, rows, sizes, palette }: VanishedProps) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const dispatch = useDispatch();
  return vanished(entry.cells, rows, sizes).map(({ color, pieces }) => {
    const dye = palette.find(({ id }) => id === color);
    return (
      dye && (
        <div key={color} role="alert" className={styles.gone}>
          <p>{t.vanished({ colour: localised(dye, 'name', language).text, pieces: t.count(pieces) })}</p>
          <button type="button" onClick={() => dispatch(colourToggled(color))}>
            {t.undo}
          </button>
          <button
            type="button"
            onClick={() => {
              const cells = withoutCells(entry.cells, [color], sizes);
              dispatch(sizesEntered({ ...entry, cells }));
            }}
          >
            {t.dismiss}
          </button>
        </div>
      )
    );
  });
}
