import type { FittingHint, Quote } from '@tiraz/api-client/staff';
import { localised, useLanguage, useTexts } from '@tiraz/locale';
import { texts as detailsTexts } from '@tiraz/messages/admin-remote/inquiry-details';
import { texts } from '@tiraz/messages/admin-remote/new-inquiry';
import { Facts, Money } from '@tiraz/staff-kit/page';
import { Button } from 'antd';
import styles from './inquiry-entry.module.css';
import type { useEntryPrice } from './use-entry-price';
import type { Offers } from './use-offers';

interface EntryPriceProps {
  price: ReturnType<typeof useEntryPrice>;
  offers: Offers;
}

/** What can be told on the telephone: what it costs, and what does not go together. */
export function EntryPrice({ price, offers }: EntryPriceProps) {
  const t = useTexts(texts);
  const { shown, quote, isError, retry } = price;
  const isBehind = !isError && shown !== undefined && !quote;
  return (
    <div role="status" aria-busy={isBehind} className={isBehind ? styles.behind : undefined}>
      {isError ? (
        <p role="alert">
          {t.priceFailed} <Button onClick={retry}>{t.retry}</Button>
        </p>
      ) : shown ? (
        <Figures quote={shown} offers={offers} />
      ) : (
        <p className={styles.unpriced}>{t.unpriced}</p>
      )}
    </div>
  );
}

function Figures({ quote, offers }: { quote: Quote; offers: Offers }) {
  const t = useTexts(texts);
  const { total, pricePerItem, sampleCost } = useTexts(detailsTexts);
  const nameOf = useNameOf(offers);
  const { hints = [], underbases = [] } = quote;
  return (
    <>
      <Facts
        facts={[
          [total, <Money amount={quote.totalCost} />],
          !quote.isSample && [t.upTo, <Money amount={quote.range.totalCostUpTo} />],
          !quote.isSample && [pricePerItem, <Money amount={quote.pricePerItem} />],
          [sampleCost, <Money amount={quote.sampleCost} />],
        ]}
      />
      {underbases.map((print) => (
        <p key={print}>{t.underbase(nameOf(print))}</p>
      ))}
      {hints.length > 0 && (
        <ul className={styles.hints}>
          {hints.map((hint) => (
            <li key={hint.part + hint.id}>
              <Hint hint={hint} nameOf={nameOf} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Hint({ hint, nameOf }: { hint: FittingHint; nameOf: (id: string) => string }) {
  const t = useTexts(texts);
  const names = { name: nameOf(hint.id), other: nameOf(hint.unsuitedTo) };
  return hint.isRefused ? t.isRefused(names) : t.doesNotGo(names);
}

/** What an item is called in one's own language, by its id. */
function useNameOf(offers: Offers): (id: string) => string {
  const { language } = useLanguage();
  const items = Object.values(offers).flat();
  return (wanted) => {
    const item = items.find(({ id }) => id === wanted);
    return item ? localised(item, 'name', language).text : wanted;
  };
}
