import type { Artwork, ProductType } from '@tiraz/api-client';
import { printedDpi, sharpnessAt, sharpUpToMm } from '@tiraz/contracts/artwork';
import { formatNumber, localised, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/designs';
import { useRested } from '@tiraz/web/use-rested';
import { useId } from 'react';
import styles from './placing-fields.module.css';
import { aspectOf, firstIn, roomIn, settledIn, widthsIn, type Placing } from './placing';

/** What comes of a size is said aloud only once it has rested: not at each key. */
const SAID_AFTER_MS = 700;

type Facts = NonNullable<Artwork['facts']>;

interface PlacingFieldsProps {
  areas: ProductType['printAreas'];
  facts: Facts;
  placing: Placing;
  onChange: (placing: Placing) => void;
}

/** Where and how large a design is printed, in figures, and what comes of it. */
export function PlacingFields({ areas, facts, placing, onChange }: PlacingFieldsProps) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const id = useId();
  const area = areas.find((one) => one.id === placing.areaId);
  if (!area) return null;
  const aspect = aspectOf(facts);
  const change = (next: Partial<Placing>) => onChange(settledIn(area, aspect, { ...placing, ...next }));
  const widths = widthsIn(area, aspect);
  const room = roomIn(area, aspect, placing.widthMm);
  const ranges = [
    { field: 'widthMm', label: t.width, ...widths },
    { field: 'xMm', label: t.across, least: -room.xMm, most: room.xMm },
    { field: 'yMm', label: t.down, least: -room.yMm, most: room.yMm },
  ] as const;
  return (
    <div className={styles.fields}>
      <label className={styles.field}>
        <span>{t.area}</span>
        <select
          value={area.id}
          onChange={({ target }) => {
            const next = areas.find((one) => one.id === target.value);
            if (next) onChange({ ...firstIn(next, aspect), withoutGround: placing.withoutGround });
          }}
        >
          {areas.map((one) => (
            <option key={one.id} value={one.id}>
              {localised(one, 'name', language).text}
            </option>
          ))}
        </select>
      </label>
      {ranges.map(({ field, label, least, most }) => (
        <div key={field} className={styles.field}>
          <label htmlFor={`${id}${field}`}>{label}</label>
          {/* To the right is to the right in both languages. */}
          <input
            id={`${id}${field}`}
            type="range"
            dir="ltr"
            min={least}
            max={most}
            value={placing[field]}
            aria-valuetext={t.millimetres(placing[field])}
            onChange={({ target }) => change({ [field]: Number(target.value) })}
          />
          {/* The slider says it by itself. */}
          <span aria-hidden="true">{t.millimetres(placing[field])}</span>
        </div>
      ))}
      {facts.solidGround !== null && (
        <label className={styles.ground}>
          <input
            type="checkbox"
            checked={placing.withoutGround}
            onChange={({ target }) => change({ withoutGround: target.checked })}
          />
          <span>
            {t.ground}
            <span aria-hidden="true" className={styles.ink} style={{ backgroundColor: facts.solidGround }} />
          </span>
        </label>
      )}
      {facts.widthPx !== null && <Sharpness widthPx={facts.widthPx} widthMm={placing.widthMm} />}
    </div>
  );
}

function Sharpness({ widthPx, widthMm }: { widthPx: number; widthMm: number }) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const figure = (value: number) => formatNumber(value, language);
  const dpi = printedDpi(widthPx, widthMm);
  const sharpness = sharpnessAt(dpi);
  const words = [
    t.sharpness[sharpness](figure(dpi)),
    ...(sharpness === 'coarse' ? [t.sharpUpTo(t.millimetres(sharpUpToMm(widthPx)))] : []),
  ].join(' ');
  const aloud = useRested(words, SAID_AFTER_MS);
  return (
    <>
      <p className={styles.sharpness} data-sharpness={sharpness}>
        {words}
      </p>
      <p role="status" className="sr-only">
        {aloud}
      </p>
    </>
  );
}
