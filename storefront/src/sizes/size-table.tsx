import type { SizeCell } from '@tiraz/contracts/selection';
import { formatNumber, toLocalDigits, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/sizes';
import { useId, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { countIn } from '../selection/sizes';
import { piecesAt, type Row } from './grid';
import { readPasted, toCount, type Named, type Pasted } from './paste';
import styles from './size-table.module.css';
import { cellAfter, type Place } from './size-keys';
import { useFits } from './use-fits';

/** A row or a column of the table as it is shown, and every name by which a pasted table may call it. */
export interface Shown<Id> extends Named<Id> {
  name: string;
  hex?: string | undefined;
}

interface SizeTableProps {
  caption: string;
  rows: readonly Shown<Row>[];
  sizes: readonly Shown<string>[];
  cells: readonly SizeCell[];
  /** In one cell: more stays as it is typed, and is a fault. */
  most: number;
  /** Of what says so. */
  limitId: string;
  hasSums: boolean;
  onChange: (changed: SizeCell[]) => void;
  onPasted: (pasted: Pasted) => void;
}

/** In rem: the name of a colour with the sum, and a size. */
const [HEAD, COLUMN] = [9, 3];

/**
 * Colours by sizes, with native inputs. Where the sizes have no room beside each other, they stand one below the other,
 * of one colour at a time.
 */
export function SizeTable(props: SizeTableProps) {
  const { rows, sizes, cells, most, limitId, onChange, onPasted } = props;
  const { language } = useLanguage();
  const frame = useRef<HTMLDivElement>(null);
  const isUpright = !useFits(frame, HEAD + COLUMN * sizes.length);
  const [chosen, setChosen] = useState<Row>(null);
  const shown = isUpright ? rows.filter(({ id }, index) => id === chosenOf(rows, chosen, index)) : rows;
  const firstRow = rows.findIndex(({ id }) => id === shown[0]?.id);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const place = placeOf(event.target);
    if (!place || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const table = { rows: shown.length, sizes: sizes.length, isUpright, isMirrored: language === 'ar' };
    const next = cellAfter(event.key, place, table);
    if (event.key === 'Enter' || next) event.preventDefault();
    if (next)
      frame.current
        ?.querySelector<HTMLElement>(`[data-row="${next.row}"][data-size="${next.size}"]`)
        ?.focus();
  };
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    const place = placeOf(event.target);
    const at = place && { row: firstRow + place.row, size: place.size };
    const pasted =
      at && readPasted(event.clipboardData.getData('text/plain'), { rows, sizes, isUpright, most, ...at });
    if (!pasted) return;
    event.preventDefault();
    onChange(pasted.cells);
    onPasted(pasted);
  };
  const input = (row: number, size: number) => {
    const [ofRow, ofSize] = [shown[row], sizes[size]];
    if (!ofRow || !ofSize) return null;
    const pieces = piecesAt(cells, ofRow.id, ofSize.id);
    const faultId = pieces > most ? limitId : undefined;
    const change = (next: number) => onChange([{ color: ofRow.id, size: ofSize.id, pieces: next }]);
    return <CellInput {...{ row, size, pieces, faultId, ofRow, ofSize }} onChange={change} />;
  };

  return (
    <div ref={frame} className={styles.frame} onKeyDown={onKeyDown} onPaste={onPaste}>
      {isUpright && rows.length > 1 && (
        <ColourChoice {...{ rows, cells }} chosen={shown[0]?.id ?? null} onChange={setChosen} />
      )}
      {isUpright ? (
        <Upright {...props} rows={shown} input={input} />
      ) : (
        <Level {...props} rows={shown} input={input} />
      )}
    </div>
  );
}

/** The first row stands in for one that is not there. */
function chosenOf(rows: readonly Shown<Row>[], chosen: Row, index: number): Row | undefined {
  if (rows.some(({ id }) => id === chosen)) return chosen;
  return index === 0 ? rows[0]?.id : undefined;
}

function placeOf(target: EventTarget): Place | undefined {
  const { row, size } = (target as HTMLElement).dataset;
  return row === undefined || size === undefined ? undefined : { row: Number(row), size: Number(size) };
}

type Laid = Pick<SizeTableProps, 'caption' | 'rows' | 'sizes' | 'cells' | 'hasSums'> & {
  input: (row: number, size: number) => React.ReactNode;
};

function Level({ caption, rows, sizes, cells, hasSums, input }: Laid) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  return (
    <table className={styles.table}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <td />
          {sizes.map(({ id, name }) => (
            <th key={id} scope="col">
              <bdi>{name}</bdi>
            </th>
          ))}
          {hasSums && <th scope="col">{t.sum}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row.id}>
            <th scope="row">
              <RowName {...row} />
            </th>
            {sizes.map(({ id }, size) => (
              <td key={id}>{input(index, size)}</td>
            ))}
            {hasSums && (
              <td className={styles.sum}>
                {formatNumber(countIn(cells.filter(({ color }) => color === row.id)), language)}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Upright({ caption, rows, sizes, cells, hasSums, input }: Laid) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const [row] = rows;
  return (
    <table className={styles.table} data-upright>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t.size}</th>
          <th scope="col">{row && <RowName {...row} />}</th>
        </tr>
      </thead>
      <tbody>
        {sizes.map(({ id, name }, size) => (
          <tr key={id}>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            <td>{input(0, size)}</td>
          </tr>
        ))}
        {hasSums && (
          <tr>
            <th scope="row">{t.sum}</th>
            <td className={styles.sum}>
              {formatNumber(countIn(cells.filter(({ color }) => color === row?.id)), language)}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

function RowName({ name, hex }: Pick<Shown<Row>, 'name' | 'hex'>) {
  return (
    <span className={styles.row}>
      {hex !== undefined && (
        <svg viewBox="0 0 10 10" aria-hidden="true">
          <circle cx="5" cy="5" r="4.5" fill={hex} />
        </svg>
      )}
      <bdi>{name}</bdi>
    </span>
  );
}

interface ColourChoiceProps extends Pick<SizeTableProps, 'rows' | 'cells'> {
  chosen: Row;
  onChange: (row: Row) => void;
}

function ColourChoice({ rows, cells, chosen, onChange }: ColourChoiceProps) {
  const t = useTexts(texts);
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{t.colour}</label>
      <select id={id} value={chosen ?? ''} onChange={({ target }) => onChange(target.value)}>
        {rows.map((row) => (
          <option key={row.id} value={row.id ?? ''}>
            {t.colourWithPieces({
              colour: row.name,
              pieces: t.count(countIn(cells.filter(({ color }) => color === row.id))),
            })}
          </option>
        ))}
      </select>
    </div>
  );
}

interface CellInputProps extends Place {
  pieces: number;
  /** Of what says that they are too many. */
  faultId: string | undefined;
  ofRow: Shown<Row>;
  ofSize: Shown<string>;
  onChange: (pieces: number) => void;
}

/** Takes the digits of both languages; what is no digit is not taken. */
function CellInput({ row, size, pieces, faultId, ofRow, ofSize, onChange }: CellInputProps) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  return (
    <input
      type="text"
      inputMode="numeric"
      autoComplete="off"
      size={1}
      dir="ltr"
      data-row={row}
      data-size={size}
      aria-label={t.cell({ colour: ofRow.name, size: ofSize.name })}
      aria-invalid={faultId !== undefined}
      aria-describedby={faultId}
      value={pieces === 0 ? '' : toLocalDigits(String(pieces), language)}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => {
        const count = toCount(target.value);
        if (!Number.isNaN(count)) onChange(count);
      }}
    />
  );
}
