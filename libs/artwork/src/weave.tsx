import type { WeaveName } from '@tiraz/contracts/garments';
import { useId } from 'react';
import styles from './weave.module.css';
import { drawingOf, isWeave } from './weaves.paths';

interface WeaveProps {
  weave: WeaveName;
  /** `#RRGGBB`: what its yarns are dyed with; without it each cloth has the colour it is usually seen in. */
  dye?: string;
}

/** A cloth seen close, filling its box: decoration beside the fabric's name. A twill for one that this release does not know. */
export function Weave({ weave, dye }: WeaveProps) {
  const id = useId();
  const kind = known(weave);
  const { width, height, strands } = drawingOf(kind);
  return (
    <svg
      className={`${styles.weave} ${dye ? styles.dyed : styles[kind]}`}
      color={dye}
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

const known = (weave: WeaveName): WeaveName => (isWeave(weave) ? weave : 'generic');

/** How much smaller than in its tile a cloth is drawn on a garment: about ten times as large as it is. */
const ON_GARMENT = 0.32;

/** Light and shade of a cloth as a pattern, to be laid over whatever colour it is dyed. */
export function WeaveTexture({ id, weave }: { id: string; weave: WeaveName }) {
  const kind = known(weave);
  const { width, height, strands } = drawingOf(kind);
  return (
    <pattern
      id={id}
      className={styles.texture}
      width={width}
      height={height}
      patternUnits="userSpaceOnUse"
      patternTransform={`scale(${ON_GARMENT})`}
      data-weave={kind}
    >
      {strands.map(({ yarn, path }, i) => (
        <path key={i} className={styles[yarn]} d={path} />
      ))}
    </pattern>
  );
}
