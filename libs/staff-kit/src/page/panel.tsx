import { useId, type ReactNode, type Ref } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  title: string;
  /** Stands beside the title: a way to all of it, a count. */
  aside?: ReactNode;
  /** Prose and fields have room around them; a list reaches the border. */
  hasRoom?: boolean;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** One part of a page, under its heading. */
export function Panel({ title, aside, hasRoom, ref, children }: PanelProps) {
  const heading = useId();
  return (
    <section ref={ref} className={hasRoom ? styles.roomy : styles.panel} aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}

/** Stands where a list has nothing to show. */
export function Nothing({ children }: { children: ReactNode }) {
  return <p className={styles.nothing}>{children}</p>;
}
