import type { WeaveName } from '@tiraz/contracts/garments';
import { useId } from 'react';
import styles from './weave.module.css';
import { weaves } from './weaves.paths';

/** A cloth seen close, filling its box: decoration beside the fabric's name. A twill for one that this release does not know. */
export function Weave({ weave }: { weave: WeaveName }) {
  const id = useId();
  const kind = Object.hasOwn(weaves, weave) ? weave : 'generic';
  const { width, height, strands } = weaves[kind];
  return (
    <svg
      className={`${styles.weave} ${styles[kind]}`}
      viewBox="0 0 160 120"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
          <rect className={styles.ground} width={width} height={height} />
          {strands.map(({ yarn, path }, i) => (
            <path key={i} className={styles[yarn]} d={path} />
          ))}
        </pattern>
      </defs>
      <rect width="160" height="120" fill={`url(#${id})`} />
    </svg>
  );
}
