import { createContext, use, type ReactNode } from 'react';
import { StaffLink } from '../page/places';
import { isPlainPress } from '../page/plain-press';
import styles from './row-table.module.css';

interface RowOfLink {
  id: string;
  href: string;
  onOpen: ((id: string) => void) | undefined;
}

export const RowLinkContext = createContext<RowOfLink | undefined>(undefined);

/** Leads from a row of a RowTable to its page; the row has the focus while this has. */
export function RowLink({ children }: { children: ReactNode }) {
  const row = use(RowLinkContext);
  if (!row) throw new Error('RowLink needs a row of a RowTable with pages around it');
  const { id, href, onOpen } = row;
  return (
    <StaffLink
      id={rowLinkId(id)}
      data-row={id}
      className={styles.link}
      to={href}
      onClick={(event) => isPlainPress(event) && onOpen?.(id)}
    >
      {children}
    </StaffLink>
  );
}

/** Names a row for what else stands in it. */
export function rowLinkId(id: string): string {
  return `row-${id}`;
}
