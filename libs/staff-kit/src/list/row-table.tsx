import { memo, type ComponentType, type MouseEvent, type ReactNode } from 'react';
import { isPlainPress } from '../page/plain-press';
import { sortAfterPress, type Direction } from './address';
import { RowLinkContext } from './row-link';
import styles from './row-table.module.css';
import type { Rows } from './use-rows';

interface Identified {
  id: string;
}

export interface Column<Row, Name extends string = string> {
  name: Name;
  Cell: ComponentType<{ row: Row; isPending: boolean }>;
  className?: string | undefined;
  /** Figures and buttons stand at the end of their column. */
  isAtEnd?: boolean | undefined;
  /** Heads the row. */
  isHead?: boolean;
  /** Left out where a table has little room, on a tablet. */
  isSpare?: boolean | undefined;
  /** By what the list is sorted here, and in which direction first. */
  sort?: readonly [field: string, first: Direction];
}

interface RowTableProps<Row extends Identified, Name extends string> {
  /** `open` rows lie on the page and become cards of their own on a narrow screen; `framed` ones share a frame. */
  look: 'open' | 'framed';
  label?: string;
  columns: readonly Column<Row, Name>[];
  /** What each column is called, by its name. */
  labels: Readonly<Record<Name, string>>;
  /** Absent until the first page has come: blank rows hold its place. */
  rows?: readonly Row[] | undefined;
  isStale?: boolean;
  /** Rows of one line, where there is a table. */
  isDense?: boolean;
  /** The order that the list is in. */
  sort?: string;
  onSort?: (sort: string) => void;
  /** What can be opened, and ticked if the ticks have names. */
  list?: Rows<Row>;
  selectAll?: string | undefined;
  selectOne?: ((row: Row) => string) | undefined;
  hrefOf?: (row: Row) => string;
  pending?: ReadonlySet<string>;
  /** The class of a row, and of the blank one that holds its place. */
  classOf?: (row?: Row) => string;
}

/** As many blank rows as fill a window. */
const BLANK_ROWS = Array.from({ length: 12 }, (_, index) => index);
const NOTHING_PENDING: ReadonlySet<string> = new Set();

/** The rows of one page: a table, or cards where there is no room for one. */
export function RowTable<Row extends Identified, Name extends string>(props: RowTableProps<Row, Name>) {
  const { look, label, columns, labels, rows, isStale = false, list, pending = NOTHING_PENDING } = props;
  const drawn: readonly Column<Row>[] = columns;
  const ticked = rows?.filter(({ id }) => list?.selection.ids.has(id)).length ?? 0;
  const hasTicks = list !== undefined && props.selectOne !== undefined;

  return (
    <table
      role="table"
      className={[styles.table, styles[look], isStale && styles.stale, props.isDense && styles.dense]
        .filter(Boolean)
        .join(' ')}
      aria-label={label}
      aria-busy={isStale || !rows}
    >
      <thead role="rowgroup">
        <tr role="row">
          {hasTicks && (
            <th role="columnheader" className={styles.tick}>
              <label>
                <input
                  type="checkbox"
                  aria-label={props.selectAll}
                  disabled={!rows?.length}
                  checked={ticked > 0 && ticked === rows?.length}
                  ref={(box) => {
                    if (box) box.indeterminate = ticked > 0 && ticked < (rows?.length ?? 0);
                  }}
                  onChange={list.selectAll}
                />
                <span className={styles.all} aria-hidden="true">
                  {props.selectAll}
                </span>
              </label>
            </th>
          )}
          {columns.map(({ name, sort, isAtEnd, isSpare }) => (
            <Head
              key={name}
              by={sort}
              isAtEnd={isAtEnd}
              isSpare={isSpare}
              sort={props.sort}
              onSort={props.onSort}
            >
              {labels[name]}
            </Head>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows
          ? rows.map((row) => (
              <TableRow
                key={row.id}
                row={row}
                columns={drawn as readonly Column<Identified>[]}
                labels={labels}
                className={props.classOf?.(row)}
                href={props.hrefOf?.(row)}
                tick={props.selectOne?.(row)}
                isSelected={list?.selection.ids.has(row.id) ?? false}
                isPending={pending.has(row.id)}
                onSelect={hasTicks ? list.select : undefined}
                onOpen={list?.open}
              />
            ))
          : BLANK_ROWS.map((row) => (
              <BlankRow key={row} columns={columns} className={props.classOf?.()} hasTick={hasTicks} />
            ))}
      </tbody>
    </table>
  );
}

interface HeadProps {
  by: Column<never>['sort'];
  isAtEnd: boolean | undefined;
  isSpare: boolean | undefined;
  sort: string | undefined;
  onSort: ((sort: string) => void) | undefined;
  children: ReactNode;
}

function Head({ by, isAtEnd, isSpare, sort = '', onSort, children }: HeadProps) {
  const [field, first] = by ?? [];
  const direction =
    field === undefined
      ? undefined
      : sort === field
        ? 'ascending'
        : sort === `-${field}`
          ? 'descending'
          : undefined;
  return (
    <th role="columnheader" scope="col" className={placeOf({ isAtEnd, isSpare })} aria-sort={direction}>
      {field === undefined || first === undefined ? (
        children
      ) : (
        <button
          type="button"
          className={`${styles.sort} ${direction ? styles.sorted : ''}`}
          onClick={() => onSort?.(sortAfterPress(field, first, sort))}
        >
          {children}
          <svg className={styles.arrow} viewBox="0 0 6 8" aria-hidden="true">
            <path d={direction === 'ascending' ? 'M3 1 6 5H0z' : 'M3 7 0 3h6z'} fill="currentColor" />
          </svg>
        </button>
      )}
    </th>
  );
}

function placeOf({ isAtEnd, isSpare }: Pick<Column<never>, 'isAtEnd' | 'isSpare'>): string {
  return [isAtEnd && styles.end, isSpare && styles.spare].filter(Boolean).join(' ');
}

interface TableRowProps {
  row: Identified;
  columns: readonly Column<Identified>[];
  labels: Readonly<Record<string, string>>;
  className: string | undefined;
  /** Its page; absent where it has none that a press on the row opens. */
  href: string | undefined;
  /** What its tick is called. */
  tick: string | undefined;
  isSelected: boolean;
  isPending: boolean;
  onSelect: ((id: string, withRange: boolean) => void) | undefined;
  onOpen: ((id: string) => void) | undefined;
}

/** Rendered again only when something of it changes. */
const TableRow = memo(function TableRow(props: TableRowProps) {
  const { row, columns, labels, className, href, tick, isSelected, isPending, onSelect, onOpen } = props;

  const cells = columns.map(({ name, Cell, className: of = '', isAtEnd, isHead, isSpare }) => {
    const given = {
      className: `${placeOf({ isAtEnd, isSpare })} ${of}`.trim(),
      'data-label': labels[name],
      children: <Cell row={row} isPending={isPending} />,
    };
    return isHead ? (
      <th key={name} role="rowheader" scope="row" {...given} />
    ) : (
      <td key={name} role="cell" {...given} />
    );
  });
  if (href === undefined) {
    return (
      <tr role="row" className={className}>
        {cells}
      </tr>
    );
  }
  return (
    <tr
      role="row"
      className={[styles.row, className, isSelected && styles.selected].filter(Boolean).join(' ')}
      onClick={openFromRow}
      onAuxClick={openFromRow}
      onMouseDown={onWheelButton}
    >
      {onSelect && (
        <td role="cell" className={styles.tick}>
          <label>
            <input
              type="checkbox"
              aria-label={tick}
              checked={isSelected}
              onChange={({ nativeEvent }) =>
                onSelect(row.id, nativeEvent instanceof globalThis.MouseEvent && nativeEvent.shiftKey)
              }
            />
          </label>
        </td>
      )}
      <RowLinkContext value={{ id: row.id, href, onOpen }}>{cells}</RowLinkContext>
    </tr>
  );
});

/** A press anywhere in the row opens it, unless it met a control or ends the marking of text. */
function openFromRow(event: MouseEvent<HTMLElement>) {
  const { target, currentTarget, button } = event;
  const isControl = target instanceof Element && target.closest('a, button, input, label');
  if (isControl || button > 1 || !getSelection()?.isCollapsed) return;
  const link = currentTarget.querySelector<HTMLAnchorElement>('a[data-row]');
  if (isPlainPress(event)) link?.click();
  else window.open(link?.href, '_blank', 'noopener');
}

/** The wheel's button opens a tab, and does not begin to scroll. */
function onWheelButton(event: MouseEvent<HTMLElement>) {
  if (event.button === 1) event.preventDefault();
}

interface BlankRowProps<Row> {
  columns: readonly Column<Row>[];
  className: string | undefined;
  hasTick: boolean;
}

/** Stands where a row will be, as high as one. */
function BlankRow<Row>({ columns, className: of = '', hasTick }: BlankRowProps<Row>) {
  return (
    <tr role="row" className={`${styles.row} ${styles.blank} ${of}`} aria-hidden="true">
      {hasTick && (
        <td role="cell" className={styles.tick}>
          <span />
        </td>
      )}
      {columns.map(({ name, className = '', isSpare }) => (
        <td role="cell" key={name} className={isSpare ? `${styles.spare} ${className}` : className}>
          <span />
        </td>
      ))}
    </tr>
  );
}
