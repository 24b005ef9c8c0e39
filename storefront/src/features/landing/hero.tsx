import type { WorkedExample } from '@tiraz/api-client';
import { formatNumber, useLanguage, useTexts } from '@tiraz/locale';
import { Link } from '@tiraz/router';
import { queryOf } from '../../selection/selection-address';
import { MINIMUM_ORDER_QUANTITY } from '@tiraz/contracts/selection';
import { FlatSketch } from '@tiraz/artwork/flat-sketch';
import { tShirt } from '@tiraz/artwork/garments/t-shirt.paths';
import { SIDE } from '@tiraz/artwork/garments/reflect';
import { Hanger } from '@tiraz/artwork/hanger';
import { texts } from '@tiraz/messages/storefront/landing';
import { MARK } from '../../artwork/mark.paths';
import swatches from '../../artwork/swatches.svg';
import buttons from '../../ui/button.module.css';
import { Money } from '../../ui/money';
import styles from './hero.module.css';
import { PriceSlip } from './price-slip';
import { useAnswer } from './use-answer';

const T_SHIRT = tShirt();

/** What we are, and an order with all that belongs to it hanging from one rail: garment, cloths, price. */
export function Hero({ basePath }: { basePath: string }) {
  const { language } = useLanguage();
  const t = useTexts(texts);
  const example = useAnswer<WorkedExample>('/api/worked-example');
  return (
    <div className={styles.hero}>
      <header className={styles.words}>
        <h1>{t.title}</h1>
        <p className={styles.lead}>{t.lead}</p>
        <div className={styles.actions}>
          <Link className={buttons.primary} to={`${basePath}/calculator`}>
            {t.quote}
          </Link>
          <Link className={buttons.secondary} to={`${basePath}/about`}>
            {t.more}
            {/* Search engines want to read where a link leads; who listens has the words that others see. */}
            <span aria-hidden="true" className="sr-only">
              {t.moreAbout}
            </span>
          </Link>
        </div>
        <p className={styles.example}>
          <Link to={`${basePath}/calculator${example ? queryOf(example.selection) : ''}`}>{t.example}</Link>
        </p>
        <dl className={styles.facts}>
          <div>
            <dt>{t.facts.minimum}</dt>
            <dd>{t.facts.pieces(formatNumber(MINIMUM_ORDER_QUANTITY, language))}</dd>
          </div>
          <div>
            <dt>{t.facts.sample}</dt>
            <dd>{example ? <Money amount={example.sampleCost} /> : '–'}</dd>
          </div>
          <div>
            <dt>{t.facts.made}</dt>
            <dd>{t.facts.place}</dd>
          </div>
        </dl>
      </header>
      <div className={styles.rail}>
        <div className={styles.pair}>
          <div className={styles.garment}>
            <Hanger />
            <FlatSketch drawing={T_SHIRT} colours={['#24509A']} />
            <Notes />
          </div>
          <div className={styles.cloths}>
            <img src={swatches} alt="" width="126" height="192" />
          </div>
        </div>
        <PriceSlip example={example} basePath={basePath} />
      </div>
    </div>
  );
}

/** Where each line of the slip is on the garment: its letter and the end of its leader, in drawing units. */
const PLACES = [
  [12, 38, 44, 56],
  [12, 140, 64, 152],
  [120, 238, 120, 238],
  [12, 196, 58, 211],
  [214, 28, 146, 97],
] as const;

/** A maker's notes on the sketch, and the print: our own mark, in two colours. */
function Notes() {
  const { direction } = useLanguage();
  const { letters } = useTexts(texts).slip;
  const across = (x: number) => (direction === 'rtl' ? SIDE - x : x);
  return (
    <svg className={styles.notes} viewBox={`0 0 ${SIDE} ${SIDE + 10}`} aria-hidden="true">
      <g transform="translate(89 84) scale(3.9)">
        {MARK.slice(1).map(({ dye, path }) => (
          <path key={path} d={path} fill={dye} />
        ))}
      </g>
      <path className={styles.leader} d="M55 233V243M185 233V243M55 238H185" />
      {PLACES.map(([x, y, endX, endY], i) => (
        <g key={letters[i]}>
          <path className={styles.halo} d={`M${across(x)} ${y}L${across(endX)} ${endY}`} />
          <path className={styles.leader} d={`M${across(x)} ${y}L${across(endX)} ${endY}`} />
          <circle className={styles.end} cx={across(endX)} cy={endY} r="1.6" />
          <circle cx={across(x)} cy={y} r="9" />
          <text x={across(x)} y={y}>
            {letters[i]}
          </text>
        </g>
      ))}
    </svg>
  );
}
