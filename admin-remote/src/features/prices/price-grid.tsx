import { PRICED_KINDS, type PricedKind } from '@tiraz/contracts/price-change';
import { localised, LocalName, toLocalFigures, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/prices';
import { texts as sheetTexts } from '@tiraz/messages/catalogue/prices';
import type { PreviewedPriceChangeItem } from '@tiraz/api-client/staff';
import { Nothing } from '@tiraz/staff-kit/page';
import { memo, useId, type KeyboardEvent } from 'react';
import type { PriceRow } from './price-rows';
import { NewPrice } from './price-lines';
import styles from './prices.module.css';
import { isFaulty, type Typed } from './wanted-change';

interface PriceGridProps {
  rows: readonly PriceRow[];
  typed: Typed;
  /** What is known of the prices after the change. */
  previewed: readonly PreviewedPriceChangeItem[];
  onType: (row: PriceRow, text: string | undefined) => void;
  onChoose: (rows: readonly PriceRow[], isChosen: boolean) => void;
}

/** Every price in a cell that can be written into, kind by kind. */
export function PriceGrid({ rows, typed, previewed, onType, onChoose }: PriceGridProps) {
  const t = useTexts(texts);
  if (rows.length === 0) return <Nothing>{t.none}</Nothing>;
  const after = new Map(previewed.map((item) => [item.id, item]));
  return (
    <table className={styles.grid} aria-label={t.grid} onKeyDown={moveByKey}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t.item}</th>
          <th scope="col" className={styles.cell}>
            {t.price}
          </th>
          <th scope="col" className={styles.after}>
            {t.after}
          </th>
        </tr>
      </thead>
      {PRICED_KINDS.map((kind) => (
        <KindRows
          key={kind}
          kind={kind}
          rows={rows.filter((row) => row.kind === kind)}
          {...{ typed, after, onType, onChoose }}
        />
      ))}
    </table>
  );
}

interface KindRowsProps extends Pick<PriceGridProps, 'typed' | 'onType' | 'onChoose'> {
  kind: PricedKind;
  rows: readonly PriceRow[];
  after: ReadonlyMap<string, PreviewedPriceChangeItem>;
}

function KindRows({ kind, rows, typed, after, onType, onChoose }: KindRowsProps) {
  const t = useTexts(texts);
  const { kinds } = useTexts(sheetTexts);
  const chosen = rows.filter(({ key }) => typed.chosen.has(key)).length;
  if (rows.length === 0) return null;
  return (
    <tbody>
      <tr className={styles.kind}>
        <td>
          <GridTick
            label={t.selectAll(kinds[kind])}
            isChecked={chosen === rows.length}
            isPartly={chosen > 0 && chosen < rows.length}
            onChange={(isChosen) => onChoose(rows, isChosen)}
          />
        </td>
        <th scope="rowgroup" colSpan={3}>
          {kinds[kind]}
        </th>
      </tr>
      {rows.map((row) => (
        <GridRow
          key={row.key}
          row={row}
          typedPrice={typed.prices[row.key]?.text}
          isFaulty={isFaulty(row, typed)}
          isChosen={typed.chosen.has(row.key)}
          item={after.get(row.item.id)}
          {...{ onType, onChoose }}
        />
      ))}
    </tbody>
  );
}

interface GridRowProps extends Pick<PriceGridProps, 'onType' | 'onChoose'> {
  row: PriceRow;
  /** As it stands in the cell; undefined while nobody has written there. */
  typedPrice: string | undefined;
  isFaulty: boolean;
  isChosen: boolean;
  item: PreviewedPriceChangeItem | undefined;
}

const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, typedPrice, isFaulty: hasFault, isChosen, item, onType, onChoose } = props;
  const t = useTexts(texts);
  const { prices } = useTexts(sheetTexts);
  const { language } = useLanguage();
  const fault = useId();
  const name = localised(row.item, 'name', language).text;
  const price = prices[row.field];
  return (
    <tr data-chosen={isChosen}>
      <td>
        <GridTick
          label={t.select({ item: name, price })}
          isChecked={isChosen}
          onChange={(isWanted) => onChoose([row], isWanted)}
        />
      </td>
      <th scope="row">
        <LocalName item={row.item} />
        <small>
          {price}
          {!row.item.isActive && ` · ${t.inactive}`}
        </small>
      </th>
      <td className={styles.cell}>
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          data-cell
          aria-label={t.cell({ item: name, price })}
          aria-invalid={hasFault}
          aria-describedby={hasFault ? fault : undefined}
          value={typedPrice ?? toLocalFigures(row.price, language)}
          data-typed={typedPrice !== undefined}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => onType(row, target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && typedPrice !== undefined) onType(row, undefined);
          }}
        />
        {hasFault && (
          <p id={fault} role="alert" className={styles.fault}>
            {t.notPrice}
          </p>
        )}
      </td>
      <td className={styles.after}>
        {item && !hasFault && <NewPrice item={item} field={row.field} wasTyped={typedPrice !== undefined} />}
      </td>
    </tr>
  );
});

interface GridTickProps {
  label: string;
  isChecked: boolean;
  isPartly?: boolean;
  onChange: (isChosen: boolean) => void;
}

function GridTick({ label, isChecked, isPartly = false, onChange }: GridTickProps) {
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        ref={(box) => {
          if (box) box.indeterminate = isPartly;
        }}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  );
}

/** Enter and the arrows lead to the cell below and above. */
function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const { target, key } = event;
  const isCell = target instanceof HTMLElement && target.matches('[data-cell]');
  if (!isCell || event.altKey || event.ctrlKey || event.metaKey) return;
  const isUp = key === 'ArrowUp' || (key === 'Enter' && event.shiftKey);
  if (!isUp && key !== 'ArrowDown' && key !== 'Enter') return;
  event.preventDefault();
  const cells = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-cell]')];
  cells[cells.indexOf(target) + (isUp ? -1 : 1)]?.focus();
}
