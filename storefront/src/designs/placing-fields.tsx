import type { Artwork, ProductType } from '@tiraz/api-client';
import { printedDpi, sharpnessAt, sharpUpToMm } from '@tiraz/contracts/artwork';
import { formatNumber, localised, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/designs';
import { useId } from 'react';
import styles from './placing-fields.module.css';
import { aspectOf, firstIn, roomIn, settledIn, widthsIn, type Placing } from './placing';

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
          <output htmlFor={`${id}${field}`}>{t.millimetres(placing[field])}</output>
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
      <Sharpness facts={facts} widthMm={placing.widthMm} />
    </div>
  );
}

function Sharpness({ facts: { widthPx }, widthMm }: { facts: Facts; widthMm: number }) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  if (widthPx === null) return null;
  const figure = (value: number) => formatNumber(value, language);
  const dpi = printedDpi(widthPx, widthMm);
  const sharpness = sharpnessAt(dpi);
  return (
    <p role="status" className={styles.sharpness} data-sharpness={sharpness}>
      {t.sharpness[sharpness](figure(dpi))}
      {sharpness === 'coarse' && <> {t.sharpUpTo(t.millimetres(sharpUpToMm(widthPx)))}</>}
    </p>
  );
}
