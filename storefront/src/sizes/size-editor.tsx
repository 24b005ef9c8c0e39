import { MAXIMUM_QUANTITY, SIZE_LIMITS, type NamedSize } from '@tiraz/contracts/selection';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/sizes';
import { useRested } from '@tiraz/web/use-rested';
import { useId, useState } from 'react';
import buttons from '../ui/button.module.css';
import { isQuotable } from '../selection/selection';
import { cellsIn, countIn, isTooLarge, type SizesEntry } from '../selection/sizes';
import { byRatio, filled, hintsOf, withCells, withoutCells, withParts, type Row } from './grid';
import type { Pasted } from './paste';
import styles from './size-editor.module.css';
import { SizeTable } from './size-table';
import { useShown, type Dye } from './use-shown';
import { useSizeWords } from './use-size-words';

interface SizeEditorProps {
  scale: readonly NamedSize[];
  palette: readonly Dye[];
  rows: readonly Row[];
  quantity: number;
  entry: SizesEntry;
  onChange: (entry: SizesEntry) => void;
  /** Where the quantity may follow the table. */
  onQuantity?: (quantity: number) => void;
}

/** Every figure is said aloud only once it has rested: not at each key. */
const SAID_AFTER_MS = 700;

/** The table of the way that was chosen, and how much of the quantity it places. */
export function SizeEditor(props: SizeEditorProps) {
  return props.entry.mode === 'ratio' ? <Ratio {...props} /> : <Exact {...props} />;
}

function Ratio({ scale, palette, rows, quantity, entry, onChange }: SizeEditorProps) {
  const t = useTexts(texts);
  const [pasted, setPasted] = useState<Pasted>();
  const parts = useShown([null], scale, palette);
  const shown = useShown(rows, scale, palette);
  const words = useSizeWords(shown);
  const sizes = scale.map(({ id }) => id);
  const cells = entry.ratio.map(({ size, parts: pieces }) => ({ color: null, size, pieces }));
  const hasTooLarge = entry.ratio.some((each) => isTooLarge(each) && sizes.includes(each.size));
  const placed = hasTooLarge ? [] : byRatio(quantity, entry.ratio, rows, sizes);
  const shared = words.ofCells(placed);
  const limitId = useId();
  return (
    <div className={styles.editor}>
      <p className={styles.hint}>{t.ratioHint}</p>
      <SizeTable
        caption={t.ratioTable}
        rows={parts.rows.map((row) => ({ ...row, name: t.parts }))}
        sizes={parts.sizes}
        cells={cells}
        most={SIZE_LIMITS.parts}
        limitId={limitId}
        hasSums={false}
        onChange={(changed) => {
          setPasted(undefined);
          const parts = changed.map(({ size, pieces }) => ({ size, parts: pieces }));
          onChange({ ...entry, ratio: withParts(entry.ratio, parts, sizes) });
        }}
        onPasted={setPasted}
      />
      <p id={limitId} role="alert" className={styles.fault}>
        {hasTooLarge && t.mostParts(SIZE_LIMITS.parts)}
      </p>
      <p role="status" className={pasted ? styles.hint : 'sr-only'}>
        {pasted && inWords(t, pasted).join(t.comma)}
      </p>
      {shared.length > 0 ? (
        <div>
          <p className={styles.title}>{t.shared}</p>
          <ul className={styles.words}>
            {shared.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <Hints cells={placed} rows={rows} sizes={sizes} shown={shown} />
        </div>
      ) : (
        <p className={styles.hint}>{t.unfinished}</p>
      )}
    </div>
  );
}

function Exact({ scale, palette, rows, quantity, entry, onChange, onQuantity }: SizeEditorProps) {
  const t = useTexts(texts);
  const shown = useShown(rows, scale, palette);
  const [pasted, setPasted] = useState<Pasted>();
  const limitId = useId();
  const sizes = scale.map(({ id }) => id);
  const ofTable = cellsIn(entry.cells, rows, sizes);
  const placed = countIn(ofTable);
  const put = (cells: SizesEntry['cells']) => onChange({ ...entry, cells });
  const said = leftOf(t, quantity - placed, placed);
  const pastedWords = pasted && inWords(t, pasted);
  const aloud = useRested([said, ...(pastedWords ?? [])].join('. '), SAID_AFTER_MS);

  return (
    <div className={styles.editor}>
      <p className={styles.hint}>{t.exactHint}</p>
      <SizeTable
        caption={t.table}
        {...shown}
        cells={ofTable}
        most={MAXIMUM_QUANTITY}
        limitId={limitId}
        hasSums
        onChange={(changed) => {
          setPasted(undefined);
          put(withCells(entry.cells, changed));
        }}
        onPasted={setPasted}
      />
      <p id={limitId} className={styles.left} data-placed={placed === quantity}>
        {said}
        {placed !== quantity && <span className={styles.hint}> {t.unfinished}</span>}
      </p>
      <p role="status" className="sr-only">
        {aloud}
      </p>
      {pastedWords && <p className={styles.hint}>{pastedWords.join(t.comma)}</p>}
      <div className={styles.actions}>
        {placed < quantity && (
          <button
            type="button"
            className={buttons.secondary}
            onClick={() => put(filled(entry.cells, quantity, rows, sizes))}
          >
            {t.fill}
          </button>
        )}
        {onQuantity && placed !== quantity && isQuotable(placed) && (
          <button type="button" className={buttons.secondary} onClick={() => onQuantity(placed)}>
            {t.use(placed)}
          </button>
        )}
        {placed > 0 && (
          <button
            type="button"
            className={buttons.secondary}
            onClick={() => put(withoutCells(entry.cells, rows, sizes))}
          >
            {t.clear}
          </button>
        )}
      </div>
      <Hints cells={entry.cells} rows={rows} sizes={sizes} shown={shown} />
    </div>
  );
}

interface HintsProps {
  cells: SizesEntry['cells'];
  rows: readonly Row[];
  sizes: readonly string[];
  shown: ReturnType<typeof useShown>;
}

/** What is less than we usually make, whichever way it was said: it hinders nobody. */
function Hints({ cells, rows, sizes, shown }: HintsProps) {
  const t = useTexts(texts);
  const words = useSizeWords(shown);
  const few = hintsOf(cells, rows, sizes);
  return (
    <ul className={styles.words}>
      {few.colours.map(({ row, pieces }) => (
        <li key={row}>
          {t.fewOfColour({
            colour: shown.rows.find(({ id }) => id === row)?.name ?? '',
            pieces: t.count(pieces),
          })}
        </li>
      ))}
      {few.cells.length > 0 && <li>{t.fewOfCells(words.ofFew(few.cells))}</li>}
    </ul>
  );
}

function inWords(t: (typeof texts)['en'], { cells, ignored }: Pasted): string[] {
  return [t.pasted(cells.length), ...(ignored > 0 ? [t.ignored(ignored)] : [])];
}

function leftOf(t: (typeof texts)['en'], left: number, placed: number): string {
  if (left > 0) return t.left(left);
  return left < 0 ? t.tooMany(-left) : t.placed(placed);
}
