import { MARK } from './mark.paths';
import styles from './still-life.module.css';

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

/** A sample: one piece on its hook, with the tag that says so. */
function OnePiece() {
  return (
    <>
      <path className={styles.wire} d="M75 10A5 5 0 1 1 81 15Q80 16 80 22" />
      <path
        className={styles.cotton}
        d="M66 22Q80 32 94 22L112 28L126 52L111 60L106 52V96H54V52L49 60L34 52L48 28Z"
      />
      <path className={styles.thin} d="M66 22Q80 40 94 22" />
      <path className={styles.wire} d="M106 40Q120 58 130 66" />
      <path className={styles.brass} d="M127 64L136 68V90H120V68Z" />
      <path className={styles.thin} d="M128 74V84" />
    </>
  );
}

/** Bulk: the same piece, folded, many times. */
function Stack() {
  return (
    <>
      {['#24509A', '#F1E8D6', '#B3261E', '#F1E8D6', '#24509A'].map((dye, i) => (
        <path
          key={i}
          fill={dye}
          d={`M34 ${82 - 15 * i}H122Q128 ${82 - 15 * i} 128 ${89 - 15 * i}T122 ${96 - 15 * i}H34Z`}
        />
      ))}
      <path className={styles.thin} d="M46 89H112M46 74H112M46 59H112M46 44H112M46 29H112" />
    </>
  );
}

/** Quality: a seam under the thread counter. */
function Inspection() {
  return (
    <>
      <path className={styles.cotton} d="M28 34H132V96H28Z" />
      <path className={styles.stitches} d="M28 62H132M28 68H132" />
      <circle className={styles.lens} cx="86" cy="56" r="28" />
      <path className={styles.bigStitches} d="M60 52H112M60 64H112" />
      <path className={styles.brass} d="M104 79L109 74L132 95L126 100Z" />
    </>
  );
}

/** The region: three places on one thread. */
function Places() {
  return (
    <>
      <path className={styles.route} d="M48 64Q76 96 104 74T128 44" />
      {[
        [48, 62],
        [102, 74],
        [128, 42],
      ].map(([x, y], i) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${i === 0 ? 1.5 : 1})`}>
          <path
            className={i === 0 ? styles.red : styles.brass}
            d="M0 0Q-11 -13 -11 -20A11 11 0 0 1 11 -20Q11 -13 0 0Z"
          />
          <circle className={styles.paper} cy="-20" r="4" />
        </g>
      ))}
    </>
  );
}

/** Speed: a needle that is already on its way. */
function Needle() {
  return (
    <>
      <path className={styles.cotton} d="M28 58H132V96H28Z" />
      <path className={styles.tacking} d="M28 72H92" />
      <path className={styles.yarn} d="M92 72Q112 70 118 52Q124 30 104 22Q88 16 92 30Q96 42 120 30" />
      <path className={styles.steel} d="M82 78L140 18Q143 15 144.5 17.5Q146 20 143 22L84 79.5Z" />
    </>
  );
}

/** Each with its left and right edge, so that its box is no wider than what is drawn. */
const drawings = {
  samples: [SampleFan, 18, 128],
  sum: [Sum, 45, 139],
  carton: [Carton, 27, 133],
  'one-piece': [OnePiece, 33, 137],
  stack: [Stack, 33, 129],
  inspection: [Inspection, 27, 133],
  places: [Places, 31, 140],
  needle: [Needle, 27, 146],
} as const;

/** A small drawing of a piece of our work; decoration. */
export function StillLife({ of }: { of: keyof typeof drawings }) {
  const [Drawing, left, right] = drawings[of];
  return (
    <svg className={styles.drawing} viewBox={`${left} 0 ${right - left} 97`} aria-hidden="true">
      <Drawing />
    </svg>
  );
}
