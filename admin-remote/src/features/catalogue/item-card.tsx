import type { QuantityBreak, Size } from '@tiraz/api-client/staff';
import {
  isolatePercentages,
  LocalName,
  localised,
  toLocalFigures,
  useLanguage,
  useTexts,
} from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/catalogue';
import { texts as itemTexts } from '@tiraz/messages/admin-remote/catalogue-item';
import { Money, UserText } from '@tiraz/staff-kit/page';
import { Button, Switch } from 'antd';
import { memo } from 'react';
import styles from './catalogue.module.css';
import { ItemNames, NAMING_ITEMS } from '../../ui/item-names';
import { texts as fittingTexts } from '@tiraz/messages/admin-remote/fitting';
import { ShownBreaks } from '../../ui/shown-breaks';
import { ShownSizes } from '../../ui/shown-sizes';
import { KINDS, type Item, type Kind } from './kinds';
import { hasPortrait, Portrait } from './portrait';
import type { Handle } from './use-reorder';

interface ItemCardProps {
  kind: Kind;
  item: Item;
  isMoving: boolean;
  isBusy: boolean;
  /** By what is searched for. */
  isFound: boolean;
  handle: Handle;
  /** False while the list cannot be put in order. */
  isMovable: boolean;
  /** The id of what explains the handle. */
  help: string;
  onHistory: (item: Item) => void;
  /** Absent for someone who only reads. */
  onToggle: ((item: Item) => void) | undefined;
  onEdit: ((item: Item) => void) | undefined;
  /** Absent where nothing is deleted, too. */
  onDelete: ((item: Item) => void) | undefined;
}

/** One item as staff see it in its list, with all that can be done to it. Of a thousand, only what changed is drawn anew. */
export const ItemCard = memo(function ItemCard({
  kind,
  item,
  isFound,
  isMoving,
  isBusy,
  handle,
  isMovable,
  help,
  onToggle,
  onEdit,
  onHistory,
  onDelete,
}: ItemCardProps) {
  const t = useTexts(texts);
  const { fields, prices } = useTexts(itemTexts);
  const breaks = (item['quantityBreaks'] ?? []) as QuantityBreak[];
  const sizes = (item['sizes'] ?? []) as Size[];
  const { refused } = useTexts(fittingTexts);
  const { language } = useLanguage();
  const unsuited = NAMING_ITEMS.filter((field) => ((item[field] ?? []) as string[]).length > 0);
  const name = localised(item, 'name', language);
  const other = language === 'ar' ? item.name : item.nameAr;
  const state = item.isActive ? t.active : t.inactive;

  return (
    <li
      className={styles.card}
      hidden={!isFound}
      data-item={item.id}
      data-moving={isMoving}
      data-active={item.isActive}
    >
      {hasPortrait(kind) && <Portrait kind={kind} item={item} />}
      <div className={styles.facts}>
        <div className={styles.title}>
          <h3>
            <LocalName item={item} />
          </h3>
          <button
            type="button"
            className={styles.handle}
            hidden={!isMovable}
            aria-label={`${t.reorder.handle}: ${name.text}`}
            aria-pressed={isMoving}
            aria-describedby={help}
            {...handle}
          >
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="M5 3h.01M11 3h.01M5 8h.01M11 8h.01M5 13h.01M11 13h.01" />
            </svg>
          </button>
        </div>
        <p className={styles.other}>
          {other && name.lang === language ? <UserText>{other}</UserText> : t.noArabicName}
        </p>
        <dl className={styles.prices}>
          {KINDS[kind].prices.map((price) => (
            <div key={price}>
              <dt>{prices[price as keyof typeof prices]}</dt>
              <dd>
                <Money amount={String(item[price])} />
              </dd>
            </div>
          ))}
          {breaks.length > 0 && (
            <div>
              <dt>{fields.quantityBreaks}</dt>
              <dd>
                <ShownBreaks breaks={breaks} />
              </dd>
            </div>
          )}
          {sizes.length > 0 && (
            <div className={styles.names}>
              <dt>{fields.sizes}</dt>
              <dd>
                <ShownSizes sizes={sizes} />
              </dd>
            </div>
          )}
          {unsuited.map((field) => (
            <div key={field} className={styles.names}>
              <dt>{fields[field]}</dt>
              <dd>
                <ItemNames field={field} ids={item[field] as string[]} />
                {item['isUnsuitedRefused'] === true && <strong>{refused}</strong>}
              </dd>
            </div>
          ))}
        </dl>
        {kind === 'fabrics' && (
          <p className={styles.quiet}>
            {t.gsm(Number(item['gsm']))} ·{' '}
            <UserText>{isolatePercentages(compositionOf(item, language))}</UserText>
          </p>
        )}
      </div>
      <div className={styles.cardActions}>
        <span className={styles.switch}>
          {onToggle && (
            <Switch
              size="small"
              checked={item.isActive}
              loading={isBusy}
              aria-label={`${state}: ${name.text}`}
              onChange={() => onToggle(item)}
            />
          )}
          <span aria-hidden={onToggle !== undefined}>{state}</span>
        </span>
        {onEdit && (
          <Button
            type="text"
            size="small"
            aria-label={`${t.editItem}: ${name.text}`}
            onClick={() => onEdit(item)}
          >
            {t.editItem}
          </Button>
        )}
        <Button
          type="text"
          size="small"
          aria-label={`${t.history}: ${name.text}`}
          onClick={() => onHistory(item)}
        >
          {t.history}
        </Button>
        {onDelete && (
          <Button
            type="text"
            size="small"
            danger
            aria-label={`${t.remove}: ${name.text}`}
            onClick={() => onDelete(item)}
          >
            {t.remove}
          </Button>
        )}
      </div>
    </li>
  );
});

/** Figures as those of the weight before it. */
function compositionOf({ composition, compositionAr }: Item, language: 'en' | 'ar'): string {
  return language === 'ar' && compositionAr
    ? toLocalFigures(String(compositionAr), language)
    : String(composition);
}
