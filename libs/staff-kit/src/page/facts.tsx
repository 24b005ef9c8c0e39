import type { ReactNode } from 'react';
import styles from './facts.module.css';

type Fact = readonly [name: string, value: ReactNode];

/** Names and values under each other; what is empty is left out. */
export function Facts({ facts }: { facts: readonly (Fact | '' | false | undefined)[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter((fact) => typeof fact === 'object')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
