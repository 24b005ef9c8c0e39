import type { ReactNode } from 'react';
import styles from './empty-list.module.css';

/** Stands in place of a list of a whole page; the children are a way on. */
export function EmptyList({ title, hint, children }: { title: string; hint: string; children?: ReactNode }) {
  return (
    <div className={styles.nothing}>
      <p>
        <strong>{title}</strong>
      </p>
      <p>{hint}</p>
      {children}
    </div>
  );
}
