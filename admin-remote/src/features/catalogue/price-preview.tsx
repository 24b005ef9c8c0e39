import {
  problemOf,
  staffApi,
  type ApiError,
  type PriceChanges,
  type PreviewedPrices,
  type PricePreview as Preview,
} from '@tiraz/api-client/staff';
import { formatMoney, formatNumber, LocalName, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/catalogue-item';
import { texts as uiTexts } from '@tiraz/messages/staff-kit/ui';
import { Money } from '@tiraz/staff-kit/page';
import { useRested } from '@tiraz/web/use-rested';
import { Button } from 'antd';
import styles from './item-dialog.module.css';
import { KINDS, type Fields, type Kind } from './kinds';

const RESTING_MS = 250;
const NOTHING_YET = '\u00A0';

interface PricePreviewProps {
  kind: Exclude<Kind, 'colors'>;
  /** Undefined for a new item. */
  id: string | undefined;
  /** The prices that differ from the stored ones, as decimal strings. */
  prices: Fields;
}

/** What other prices do to an order of 100 and of 500 pieces, and where a price breaks, as the server computes it. */
export function PricePreview({ kind, id, prices }: PricePreviewProps) {
  const { preview: t } = useTexts(texts);
  const { retry } = useTexts(uiTexts);
  const { language } = useLanguage();
  const asked = useRested(JSON.stringify(prices), RESTING_MS);
  const { currentData, data, error, refetch } = staffApi.usePreviewPriceQuery({
    kind: KINDS[kind].one,
    ...(id === undefined ? {} : { id }),
    changes: JSON.parse(asked) as PriceChanges,
  });
  const shown = currentData ?? data;

  const isEmpty = error !== undefined && problemOf(error as ApiError)?.code === 'preview.nothing-to-combine';
  const hasNow = shown ? Boolean(shown.now) : id !== undefined;
  // As high before it is known: the button below may not move away from under the pointer.
  const cell = (order: Preview['after']['at100'] | undefined) => (
    <>
      {order ? <Money amount={order.totalCost} /> : NOTHING_YET}
      <small>{order ? t.perPiece(formatMoney(order.pricePerItem, language)) : NOTHING_YET}</small>
    </>
  );
  return (
    <section
      className={error ? styles.quiet : styles.preview}
      aria-live="polite"
      aria-busy={!currentData && !error}
    >
      {error ? (
        isEmpty ? (
          t.none
        ) : (
          <>
            {t.failed} <Button onClick={() => void refetch()}>{retry}</Button>
          </>
        )
      ) : (
        <>
          <h3>{t.title}</h3>
          <table>
            <thead>
              <tr>
                <th scope="col">{t.pieces}</th>
                {hasNow && <th scope="col">{t.now}</th>}
                <th scope="col">{t.after}</th>
              </tr>
            </thead>
            <tbody>
              {ordersIn(shown?.after).map((pieces) => (
                <tr key={pieces}>
                  <th scope="row">{formatNumber(pieces, language)}</th>
                  {hasNow && <td data-label={t.now}>{cell(orderOf(shown?.now, pieces))}</td>}
                  <td data-label={t.after} data-after>
                    {cell(orderOf(shown?.after, pieces))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={styles.quiet}>
            {shown ? (
              <>
                {t.sample}: <Sample sample={shown.sample} />
              </>
            ) : (
              t.loading
            )}
          </p>
        </>
      )}
    </section>
  );
}

/** The quantities that are previewed: two always, and where the item has a break, now or after. */
function ordersIn(prices: PreviewedPrices | undefined): number[] {
  const atBreaks = (prices?.atBreaks ?? []).map(({ pieces }) => pieces);
  return [100, 500, ...atBreaks].sort((one, other) => one - other);
}

function orderOf(prices: PreviewedPrices | null | undefined, pieces: number) {
  if (pieces === 100) return prices?.at100;
  return pieces === 500 ? prices?.at500 : prices?.atBreaks?.find((order) => order.pieces === pieces);
}

/** The priced configuration by its names. */
function Sample({ sample }: Pick<Preview, 'sample'>) {
  const { preview: t } = useTexts(texts);
  const { productType, fabric, fit, finishingQuality, prints } = sample;
  const print = prints.map(({ printType }) => printType);
  return [productType, fabric, fit, finishingQuality, ...print].map((item, index) => (
    <span key={index}>
      {index > 0 && ' · '}
      {item ? <LocalName item={item} /> : t.thisItem}
      {index > 3 && ` (${t.print})`}
    </span>
  ));
}
