import { useId, type ReactNode, type Ref } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  title: string;
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** One part of the page of an inquiry, under its heading. */
export function Panel({ title, children, ref }: PanelProps) {
  const heading = useId();
  return (
    <section ref={ref} className={styles.panel} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  );
}
