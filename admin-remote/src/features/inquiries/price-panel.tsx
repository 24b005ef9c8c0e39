import type { AppliedBreak, InquiryDetails } from '@tiraz/api-client/staff';
import { formatMoney, localised, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/inquiry-details';
import { texts as breakTexts } from '@tiraz/messages/admin-remote/quantity-breaks';
import { Money } from '@tiraz/staff-kit/page';
import styles from './price-panel.module.css';

/** What it costs, of what that is made, and what the visitor was told. */
export function PricePanel({ inquiry }: { inquiry: InquiryDetails }) {
  const text = useTexts(texts);
  const { quote } = inquiry;
  const production = quote.production ?? quote;

  return (
    <div className={styles.price}>
      {inquiry.priceChanged && <p className={styles.warning}>{text.priceChangedExplained}</p>}
      {inquiry.hasInactiveItems && <p className={styles.warning}>{text.inactiveExplained}</p>}
      <Unsuited inquiry={inquiry} />
      <p className={styles.value}>
        <span>{inquiry.isSampleRequest ? text.sampleCost : text.total}</span>
        <strong>
          <Money amount={inquiry.totalCost} />
        </strong>
      </p>
      <Breakdown
        price={production}
        title={quote.production ? text.production : text.productionOf(inquiry.quantity)}
      />
      <Underbases inquiry={inquiry} />
      <Range inquiry={inquiry} price={production} />
      <Seen inquiry={inquiry} />
    </div>
  );
}

/** What did not go together when the visitor sent it. */
function Unsuited({ inquiry: { selection } }: { inquiry: InquiryDetails }) {
  const text = useTexts(texts);
  const { language } = useLanguage();
  const { productType, fabric, fit, prints, unsuited = [] } = selection;
  const nameOf = (wanted: string) => {
    const item = [productType, fabric, fit, ...prints].find(({ id }) => id === wanted);
    return item ? localised(item, 'name', language).text : '';
  };
  return unsuited.map(({ id, unsuitedTo }) => (
    <p key={id} className={styles.warning}>
      {text.unsuited({ name: nameOf(id), other: nameOf(unsuitedTo) })}
    </p>
  ));
}

/** What white under the prints costs on dark cloth: in the price above, or in what we quote. */
function Underbases({ inquiry: { selection } }: { inquiry: InquiryDetails }) {
  const text = useTexts(texts);
  const { language } = useLanguage();
  return selection.prints.map(
    ({ underbase, setupCost, ...print }) =>
      underbase && (
        <p key={print.id} className={styles.note}>
          {text.underbase[underbase]({
            print: localised(print, 'name', language).text,
            amount: formatMoney(setupCost, language),
          })}
        </p>
      ),
  );
}

type Price = Pick<InquiryDetails['quote'], 'totalCost' | 'pricePerItem' | 'lines'>;

function Breakdown({ price, title }: { price: Price; title: string }) {
  const text = useTexts(texts);
  return (
    <table className={styles.table}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{text.line}</th>
          <th scope="col">{text.perPiece}</th>
          <th scope="col">{text.amount}</th>
        </tr>
      </thead>
      <tbody>
        {price.lines.map(({ part, perPiece, amount, breaks = [] }) => (
          <tr key={part}>
            <th scope="row">
              {text.breakdown[part]}
              {breaks.map((each) => (
                <Reached key={each.id} reached={each} />
              ))}
            </th>
            <td>{perPiece !== null && <Money amount={perPiece} />}</td>
            <td>
              <Money amount={amount} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{text.total}</th>
          <td>
            <Money amount={price.pricePerItem} />
          </td>
          <td>
            <Money amount={price.totalCost} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

/** A quantity break that made a line cheaper. */
function Reached({ reached: { from, listPrice, price } }: { reached: AppliedBreak }) {
  const t = useTexts(breakTexts);
  const { language } = useLanguage();
  const words = {
    from,
    price: formatMoney(price, language),
    list: formatMoney(listPrice, language),
  };
  return <small className={styles.reached}>{t.reached(words)}</small>;
}

function Range({ inquiry, price }: { inquiry: InquiryDetails; price: Price }) {
  const text = useTexts(texts);
  const { language } = useLanguage();
  const { range } = inquiry.quote;
  const between = (name: string, from: string, to: string) =>
    text.range({ name, from: formatMoney(from, language), to: formatMoney(to, language) });
  return (
    <dl className={styles.range}>
      <dt>{text.rangeShown}</dt>
      <dd>{between(text.pricePerItem, price.pricePerItem, range.pricePerItemUpTo)}</dd>
      <dd>{between(text.total, price.totalCost, range.totalCostUpTo)}</dd>
    </dl>
  );
}

const NAMES = { totalCost: 'total', pricePerItem: 'pricePerItem', sampleCost: 'sampleCost' } as const;

function Seen({ inquiry }: { inquiry: InquiryDetails }) {
  const text = useTexts(texts);
  const { seenPrices, history } = inquiry;
  // Whoever of staff entered it was the one who saw a price.
  if (history.some(({ from, changedBy }) => !from && changedBy)) return null;
  if (seenPrices.length === 0) return <p className={styles.note}>{text.seenNothing}</p>;
  if (!inquiry.priceChanged) return <p className={styles.note}>{text.seenSame}</p>;

  return (
    <table className={styles.table}>
      <caption>{text.compare}</caption>
      <thead>
        <tr>
          <th scope="col">{text.price}</th>
          <th scope="col">{text.ours}</th>
          <th scope="col">{text.seen}</th>
        </tr>
      </thead>
      <tbody>
        {seenPrices.map(({ price, ours, seen, higherBy }) => (
          <tr key={price}>
            <th scope="row">{text[NAMES[price]]}</th>
            <td>
              <Money amount={ours} />
              <Difference higherBy={higherBy} />
            </td>
            <td>
              <Money amount={seen} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** By how much our price is above the one that the visitor saw, or below it, in words. */
function Difference({ higherBy }: { higherBy: string }) {
  const text = useTexts(texts);
  const { language } = useLanguage();
  const amount = Number(higherBy);
  if (amount === 0) return null;
  const size = formatMoney(Math.abs(amount), language);
  return <span className={styles.apart}>{amount > 0 ? text.weAreHigher(size) : text.weAreLower(size)}</span>;
}
