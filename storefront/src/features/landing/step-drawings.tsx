import { MARK } from '../../artwork/mark.paths';
import styles from './step-drawings.module.css';

const STRIPS = [
  { dye: '#6A3D8F', turn: -54 },
  { dye: '#2E7041', turn: -36 },
  { dye: '#E8B923', turn: -18 },
  { dye: '#F1E8D6', turn: 0 },
  { dye: '#B3261E', turn: 18 },
  { dye: '#24509A', turn: 36 },
];

/** Choosing: a fan of cloth samples on their rivet. */
function SampleFan() {
  return (
    <>
      {STRIPS.map(({ dye, turn }) => (
        <path
          key={dye}
          d="M70 96V24Q70 20 74 20H86Q90 20 90 24V96Z"
          fill={dye}
          transform={`rotate(${turn} 80 90)`}
        />
      ))}
      <circle cx="80" cy="90" r="4" className={styles.brass} />
    </>
  );
}

/** Calculating: a slip of figures and the pencil that adds them up. */
function Sum() {
  return (
    <>
      <path
        className={styles.paper}
        d="M46 14H106V96L101 92L96 96L91 92L86 96L81 92L76 96L71 92L66 96L61 92L56 96L51 92L46 96Z"
      />
      <path className={styles.thin} d="M54 28H74M88 28H98M54 39H80M90 39H98M54 50H70M88 50H98M54 61H98" />
      <path className={styles.figure} d="M76 74H98" />
      <g transform="translate(102 78) rotate(-52)">
        <path className={styles.brass} d="M8 -4.5H46V4.5H8Z" />
        <path className={styles.madder} d="M46 -4.5H52Q54 -4.5 54 -2.5V2.5Q54 4.5 52 4.5H46Z" />
        <path className={styles.paper} d="M8 -4.5L-2 0L8 4.5Z" />
        <path className={styles.lead} d="M1.2 -1.4L-2 0L1.2 1.4Z" />
      </g>
    </>
  );
}

/** Submitting: the packed carton, under our band and mark. */
function Carton() {
  return (
    <>
      <path className={styles.card} d="M28 44L42 26H118L132 44Z" />
      <path className={styles.card} d="M28 44H132V96H28Z" />
      <path
        className={styles.tape}
        d="M72 26H88L90 44V62L86.7 58.5L83.4 62L80 58.5L76.6 62L73.3 58.5L70 62V44Z"
      />
      <g transform="translate(98 62) scale(1.5)">
        {MARK.map(({ dye, path }) => (
          <path key={path} d={path} fill={dye} stroke="none" />
        ))}
      </g>
      <path className={styles.thin} d="M38 76H62M38 84H54" />
    </>
  );
}

const DRAWINGS = [SampleFan, Sum, Carton];

/** A small still life for the step with this index, from 0. */
export function StepDrawing({ step }: { step: number }) {
  const Drawing = DRAWINGS[step];
  return (
    <svg className={styles.drawing} viewBox="0 0 160 100" aria-hidden="true">
      {Drawing && <Drawing />}
    </svg>
  );
}
