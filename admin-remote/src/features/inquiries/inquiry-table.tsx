import type { InquirySummary } from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import type { RowSelection } from '@tiraz/staff-kit/list';
import type { ReactNode } from 'react';
import { InquiryRow } from './inquiry-row';
import styles from './inquiry-table.module.css';
import {
  sortAfterPress,
  writeListAddress,
  type ListAddress,
  type Sort,
  type SortField,
} from './list-address';
import { texts } from './texts';

interface InquiryTableProps {
  /** Absent until the first page has come. */
  inquiries?: readonly InquirySummary[];
  address: ListAddress;
  isStale: boolean;
  selection: RowSelection;
  pending: ReadonlySet<string>;
  onSort: (sort: Sort) => void;
  onSelect: (id: string, withRange: boolean) => void;
  onSelectAll: () => void;
  onDecide: (inquiry: InquirySummary, status: 'accepted' | 'rejected') => void;
  onOpen: (id: string) => void;
}

/** As many blank rows as fill a window. */
const BLANK_ROWS = Array.from({ length: 12 }, (_, index) => index);

/** The inquiries of one page: a table, or cards where there is no room for one. */
export function InquiryTable({ inquiries, address, isStale, ...table }: InquiryTableProps) {
  const text = useTexts(texts);
  const { selection, pending, onSelect, onDecide, onOpen } = table;
  const search = writeListAddress(address);
  const ticked = inquiries?.filter(({ id }) => selection.ids.has(id)).length ?? 0;

  const sortable = (field: SortField, label: string, className?: string) => (
    <SortableHead field={field} sort={address.sort} onSort={table.onSort} className={className}>
      {label}
    </SortableHead>
  );

  return (
    <table
      role="table"
      className={`${styles.table} ${isStale ? styles.stale : ''}`}
      aria-label={text.listTitle}
      aria-busy={isStale || !inquiries}
    >
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" className={styles.tick}>
            <label>
              <input
                type="checkbox"
                aria-label={text.selectAll}
                disabled={!inquiries?.length}
                checked={ticked > 0 && ticked === inquiries?.length}
                ref={(box) => {
                  if (box) box.indeterminate = ticked > 0 && ticked < (inquiries?.length ?? 0);
                }}
                onChange={table.onSelectAll}
              />
              <span className={styles.all} aria-hidden="true">
                {text.selectAll}
              </span>
            </label>
          </th>
          {sortable('customerName', text.customer)}
          <th role="columnheader">{text.email}</th>
          <th role="columnheader">{text.type}</th>
          {sortable('quantity', text.quantity, styles.number)}
          {sortable('totalCost', text.totalValue, styles.number)}
          <th role="columnheader">{text.status}</th>
          {sortable('createdAt', text.date)}
          <th role="columnheader" className={styles.number}>
            {text.actions}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {inquiries
          ? inquiries.map((inquiry) => (
              <InquiryRow
                key={inquiry.id}
                inquiry={inquiry}
                href={`/inquiries/${inquiry.id}${search}`}
                isSelected={selection.ids.has(inquiry.id)}
                isPending={pending.has(inquiry.id)}
                onSelect={onSelect}
                onDecide={onDecide}
                onOpen={onOpen}
              />
            ))
          : BLANK_ROWS.map((row) => <BlankRow key={row} />)}
      </tbody>
    </table>
  );
}

interface SortableHeadProps {
  field: SortField;
  sort: Sort;
  onSort: (sort: Sort) => void;
  className?: string;
  children: ReactNode;
}

function SortableHead({ field, sort, onSort, className = '', children }: SortableHeadProps) {
  const direction = sort === field ? 'ascending' : sort === `-${field}` ? 'descending' : undefined;
  return (
    <th role="columnheader" className={className} aria-sort={direction}>
      <button
        type="button"
        className={`${styles.sort} ${direction ? styles.sorted : ''}`}
        onClick={() => onSort(sortAfterPress(field, sort))}
      >
        {children}
        <svg className={styles.arrow} viewBox="0 0 6 8" aria-hidden="true">
          <path d={direction === 'ascending' ? 'M3 1 6 5H0z' : 'M3 7 0 3h6z'} fill="currentColor" />
        </svg>
      </button>
    </th>
  );
}

/** Stands where an inquiry will be, as high as one. */
function BlankRow() {
  const cells = [styles.tick, styles.customer, styles.email, styles.kind, styles.pieces, styles.value];
  return (
    <tr role="row" className={`${styles.row} ${styles.blank}`} aria-hidden="true">
      {[...cells, styles.status, styles.date, styles.actions].map((className) => (
        <td role="cell" key={className} className={className}>
          <span />
        </td>
      ))}
    </tr>
  );
}
