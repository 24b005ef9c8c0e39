import type { ReactNode } from 'react';
import styles from './status-tag.module.css';

/** `fresh` wants somebody; `going` is in hand; `good` and `bad` are decided; `quiet` is over; `due` is late. */
export type Tone = 'fresh' | 'going' | 'good' | 'bad' | 'quiet' | 'due';

/** A state in a word. Its tone is in its shape as well as in its colour. */
export function StatusTag({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  );
}
