import { useId } from 'react';
import styles from './weave.module.css';
import { weaves, type WeaveKind } from './weaves.paths';

/** Tried in this order: the more particular word wins ('combed single jersey' is combed). */
const WORDS: readonly (readonly [RegExp, WeaveKind])[] = [
  [/fleece|brushed|sherpa/, 'fleece'],
  [/terry|melton/, 'terry'],
  [/piqu[eé]|lacoste/, 'pique'],
  [/lycra|elastane|spandex|stretch|\brib\b/, 'lycra'],
  [/combed/, 'combed'],
  [/jersey|interlock/, 'jersey'],
  [/cr[eê]pe/, 'crepe'],
  [/poplin|oxford|voile|linen|batiste/, 'poplin'],
];

/** The weave for a fabric, found by words in its English name; a twill when none fits. */
export function weaveKindOf(fabricName: string): WeaveKind {
  const words = fabricName.normalize('NFC').toLowerCase();
  return WORDS.find(([pattern]) => pattern.test(words))?.[1] ?? 'generic';
}

/** A cloth seen close, filling its box: decoration beside the fabric's name. */
export function Weave({ kind }: { kind: WeaveKind }) {
  const id = useId();
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
