import { Garment } from '@tiraz/artwork/garment';
import {
  DRAWING_SIDE,
  PRINT_AREA_LIMITS,
  PRINT_PLACES,
  type DrawnBox,
  type PrintArea,
  type Silhouette,
} from '@tiraz/contracts/garments';
import { typedNumber } from '@tiraz/contracts/typed-number';
import { USUAL_PRINT_AREAS } from '@tiraz/contracts/usual-print-areas';
import { formatNumber, localised, useLanguage, useTexts } from '@tiraz/locale';
import { texts as itemTexts } from '@tiraz/messages/admin-remote/catalogue-item';
import { texts } from '@tiraz/messages/admin-remote/drawings';
import { texts as kitTexts } from '@tiraz/messages/staff-kit/ui';
import { SteadyButton } from '@tiraz/staff-kit/page';
import { Button, Form, Input, type InputProps } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import styles from './print-areas-field.module.css';
import { faultsOf, MEASURES, withNewArea, type AreaFault, type Measure } from './print-areas';

const MEASURE_NAMES = Object.keys(MEASURES) as Measure[];

interface PrintAreasFieldProps {
  id?: string;
  value?: readonly PrintArea[];
  onChange?: (areas: readonly PrintArea[]) => void;
  /** What the server has refused, in words, by its path: `printAreas[0].name`. */
  refused: Readonly<Record<string, string>>;
}

/** Where a garment can be printed, on its drawing; each area opens to its fields. */
export function PrintAreasField({ id, value: areas = [], onChange, refused }: PrintAreasFieldProps) {
  const t = useTexts(texts);
  const silhouette = (Form.useWatch('silhouette') as Silhouette | undefined) ?? 'generic';
  const [added, setAdded] = useState<string>();

  const add = () => {
    const more = withNewArea(areas);
    setAdded(more.at(-1)?.id);
    onChange?.(more);
  };
  const remove = (index: number) => onChange?.(areas.filter((_, at) => at !== index));

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
          <Area
            key={area.id}
            area={area}
            path={`printAreas[${index}]`}
            isNew={area.id === added}
            refused={refused}
            onChange={(changed) => onChange?.(areas.with(index, changed))}
            onRemove={() => remove(index)}
          />
        ))}
        <div className={styles.actions}>
          <SteadyButton isIdle={areas.length >= PRINT_AREA_LIMITS.areas} onClick={add}>
            {t.add}
          </SteadyButton>
          <Button onClick={() => onChange?.(USUAL_PRINT_AREAS[silhouette] ?? [])}>{t.usual}</Button>
        </div>
      </div>
    </div>
  );
}

interface AreaProps {
  area: PrintArea;
  path: string;
  /** It was added just now: it opens, with the focus on its name. */
  isNew: boolean;
  refused: Readonly<Record<string, string>>;
  onChange: (area: PrintArea) => void;
  onRemove: () => void;
}

/** Stays open while something is wrong with it. */
function Area({ area, path, isNew, refused, onChange, onRemove }: AreaProps) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const wordsOf = useFaultWords();
  const disclosure = useRef<HTMLDetailsElement>(null);
  const faults = faultsOf(area);
  const isFaulty =
    Object.keys(faults).length > 0 || Object.keys(refused).some((each) => each.startsWith(`${path}.`));

  useEffect(() => {
    if (disclosure.current && isFaulty) disclosure.current.open = true;
  }, [isFaulty]);
  // Nameless as it is, it is open by now.
  useEffect(() => {
    if (isNew) disclosure.current?.querySelector('input')?.focus();
  }, [isNew]);

  return (
    <details
      ref={disclosure}
      onToggle={({ currentTarget }) => {
        if (isFaulty) currentTarget.open = true;
      }}
    >
      <summary>
        {localised(area, 'name', language).text || t.places[area.place]}{' '}
        <small>{t.size({ width: area.widthMm || 0, height: area.heightMm || 0 })}</small>
      </summary>
      <div className={styles.fields}>
        {(['name', 'nameAr'] as const).map((name) => (
          <AreaInput
            key={name}
            label={t.areas[name]}
            name={`${path}.${name}`}
            fault={wordsOf(name, faults[name]) ?? refused[`${path}.${name}`]}
            dir={name === 'nameAr' ? 'rtl' : 'ltr'}
            lang={name === 'nameAr' ? 'ar' : 'en'}
            value={area[name]}
            onChange={({ target }) => onChange({ ...area, [name]: target.value })}
          />
        ))}
        <PlaceChoice
          name={`${path}.place`}
          value={area.place}
          onChange={(place) => onChange({ ...area, place })}
        />
        {MEASURE_NAMES.map((name) => {
          const isDrawn = name !== 'widthMm' && name !== 'heightMm';
          const part = isDrawn ? `${path}.box.${name}` : `${path}.${name}`;
          return (
            <MeasureInput
              key={name}
              label={t.areas[name]}
              name={part}
              fault={wordsOf(name, faults[name]) ?? refused[part]}
              value={isDrawn ? area.box[name] : area[name]}
              onChange={(number) =>
                onChange(
                  isDrawn ? { ...area, box: { ...area.box, [name]: number } } : { ...area, [name]: number },
                )
              }
            />
          );
        })}
        <Button danger onClick={onRemove}>
          {t.remove}
        </Button>
      </div>
    </details>
  );
}

function useFaultWords() {
  const { faults } = useTexts(texts);
  const { required } = useTexts(itemTexts);
  const { tooLong, unseen } = useTexts(kitTexts);
  const { language } = useLanguage();
  return (field: Measure | 'name' | 'nameAr', fault: AreaFault | undefined): string | undefined => {
    if (fault === undefined || fault === 'offDrawing') return fault && faults.offDrawing;
    if (field !== 'name' && field !== 'nameAr') {
      const { least, most, isWhole } = MEASURES[field];
      return faults[isWhole ? 'whole' : 'tenths']({
        least: formatNumber(least, language),
        most: formatNumber(most, language),
      });
    }
    if (fault === 'tooLong') return tooLong(PRINT_AREA_LIMITS.name);
    return fault === 'unseen' ? unseen : required.name;
  };
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

interface PlaceChoiceProps {
  name: string;
  value: PrintArea['place'];
  onChange: (place: PrintArea['place']) => void;
}

function PlaceChoice({ name, value, onChange }: PlaceChoiceProps) {
  const t = useTexts(texts);
  const id = useId();
  return (
    <Form.Item label={t.areas.place} htmlFor={id}>
      <select
        id={id}
        name={name}
        value={value}
        onChange={({ target }) => onChange(target.value as PrintArea['place'])}
      >
        {PRINT_PLACES.map((place) => (
          <option key={place} value={place}>
            {t.places[place]}
          </option>
        ))}
      </select>
    </Form.Item>
  );
}

interface AreaInputProps extends InputProps {
  label: string;
  /** Its path in what is sent. */
  name: string;
  fault: string | undefined;
}

/** A field within a field: what is wrong with it is said at it alone. */
function AreaInput({ label, fault, ...input }: AreaInputProps) {
  const id = useId();
  return (
    <Form.Item
      label={label}
      htmlFor={id}
      validateStatus={fault ? 'error' : ''}
      help={fault && <span id={`${id}fault`}>{fault}</span>}
    >
      <Input
        {...input}
        id={id}
        autoComplete="off"
        aria-invalid={fault !== undefined}
        aria-describedby={fault && `${id}fault`}
      />
    </Form.Item>
  );
}

interface MeasureInputProps extends Pick<AreaInputProps, 'label' | 'name' | 'fault'> {
  /** NaN while nothing that is a number stands there. */
  value: number;
  onChange: (value: number) => void;
}

/** Keeps what was typed as long as it is what `value` says. */
function MeasureInput({ value, onChange, ...field }: MeasureInputProps) {
  const [typed, setTyped] = useState('');
  return (
    <AreaInput
      {...field}
      dir="ltr"
      value={Object.is(numberOf(typed), value) ? typed : String(value)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(numberOf(target.value));
      }}
    />
  );
}

function numberOf(typed: string): number {
  return Number(typedNumber(typed) ?? NaN);
}
