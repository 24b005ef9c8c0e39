import { Garment } from '@tiraz/artwork/garment';
import {
  DRAWING_SIDE,
  PRINT_AREA_LIMITS,
  PRINT_PLACES,
  type DrawnBox,
  type PrintArea,
  type Silhouette,
} from '@tiraz/contracts/garments';
import { USUAL_PRINT_AREAS } from '@tiraz/contracts/usual-print-areas';
import { localised, useLanguage, useTexts } from '@tiraz/locale';
import { Button, Form, Input } from 'antd';
import { useId } from 'react';
import { texts } from './drawing-texts';
import styles from './print-areas-field.module.css';
import { withNewArea } from './print-areas';

const BOX = ['x', 'y', 'width', 'height', 'turn'] as const satisfies readonly (keyof DrawnBox)[];
const MILLIMETRES = ['widthMm', 'heightMm'] as const;

interface PrintAreasFieldProps {
  id?: string;
  value?: readonly PrintArea[];
  onChange?: (areas: readonly PrintArea[]) => void;
}

/** Where a garment can be printed, on its drawing; each area opens to its fields. */
export function PrintAreasField({ id, value: areas = [], onChange }: PrintAreasFieldProps) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const silhouette = (Form.useWatch('silhouette') as Silhouette | undefined) ?? 'generic';
  const change = (index: number, changes: Partial<PrintArea>) =>
    onChange?.(areas.map((area, at) => (at === index ? { ...area, ...changes } : area)));

  return (
    <div id={id} className={styles.areas}>
      <div className={styles.drawing}>
        <Garment silhouette={silhouette} />
        <svg viewBox={`0 0 ${DRAWING_SIDE} ${DRAWING_SIDE}`} aria-hidden="true">
          {areas.map(({ id: area, place, box }) => (
            <Box key={area} box={box} isHidden={place === 'back'} />
          ))}
        </svg>
      </div>
      <div>
        {areas.length === 0 && <p className={styles.none}>{t.none}</p>}
        {areas.map((area, index) => (
          <details key={area.id}>
            <summary>
              {localised(area, 'name', language).text || t.places[area.place]}{' '}
              <small>{t.size(area.widthMm || 0, area.heightMm || 0)}</small>
            </summary>
            <div className={styles.fields}>
              {(['name', 'nameAr'] as const).map((name) => (
                <Labelled key={name} label={t.areas[name]}>
                  {(control) => (
                    <Input
                      id={control}
                      dir={name === 'nameAr' ? 'rtl' : 'ltr'}
                      lang={name === 'nameAr' ? 'ar' : 'en'}
                      autoComplete="off"
                      value={area[name]}
                      onChange={({ target }) => change(index, { [name]: target.value })}
                    />
                  )}
                </Labelled>
              ))}
              <Labelled label={t.areas.place}>
                {(control) => (
                  <select
                    id={control}
                    value={area.place}
                    onChange={({ target }) => change(index, { place: target.value as PrintArea['place'] })}
                  >
                    {PRINT_PLACES.map((place) => (
                      <option key={place} value={place}>
                        {t.places[place]}
                      </option>
                    ))}
                  </select>
                )}
              </Labelled>
              {MILLIMETRES.map((name) => (
                <NumberInput
                  key={name}
                  label={t.areas[name]}
                  value={area[name]}
                  onChange={(number) => change(index, { [name]: number })}
                />
              ))}
              {BOX.map((name) => (
                <NumberInput
                  key={name}
                  label={t.areas[name]}
                  step={name === 'turn' ? 1 : 0.1}
                  value={area.box[name]}
                  onChange={(number) => change(index, { box: { ...area.box, [name]: number } })}
                />
              ))}
              <Button danger onClick={() => onChange?.(areas.filter((_, at) => at !== index))}>
                {t.remove}
              </Button>
            </div>
          </details>
        ))}
        <div className={styles.deeds}>
          <Button
            disabled={areas.length >= PRINT_AREA_LIMITS.areas}
            onClick={() => onChange?.(withNewArea(areas))}
          >
            {t.add}
          </Button>
          <Button onClick={() => onChange?.(USUAL_PRINT_AREAS[silhouette] ?? [])}>{t.usual}</Button>
        </div>
      </div>
    </div>
  );
}

/** One of the back lies behind the drawing. */
function Box({ box: { x, y, width, height, turn }, isHidden }: { box: DrawnBox; isHidden: boolean }) {
  if (![x, y, width, height, turn].every(Number.isFinite)) return null;
  return (
    <rect
      data-hidden={isHidden}
      transform={`translate(${x} ${y}) rotate(${turn})`}
      x={-width / 2}
      y={-height / 2}
      width={Math.max(0, width)}
      height={Math.max(0, height)}
    />
  );
}

function Labelled({ label, children }: { label: string; children: (id: string) => React.ReactNode }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

interface NumberInputProps {
  label: string;
  step?: number;
  /** NaN while nothing that is a number stands there. */
  value: number;
  onChange: (value: number) => void;
}

function NumberInput({ label, step = 1, value, onChange }: NumberInputProps) {
  return (
    <Labelled label={label}>
      {(id) => (
        <Input
          id={id}
          type="number"
          step={step}
          dir="ltr"
          value={Number.isNaN(value) ? '' : value}
          onChange={({ target }) => onChange(target.valueAsNumber)}
        />
      )}
    </Labelled>
  );
}
