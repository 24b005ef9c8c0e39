import type { ReactNode } from 'react';
import styles from './empty-list.module.css';

interface EmptyListProps {
  title?: string;
  hint: string;
  children?: ReactNode;
}

/** Stands in place of a list of a whole page; the children are a way on. */
export function EmptyList({ title, hint, children }: EmptyListProps) {
  return (
    <div className={styles.nothing}>
      {title && (
        <p>
          <strong>{title}</strong>
        </p>
      )}
      <p>{hint}</p>
      {children}
    </div>
  );
}
