import { useGetPriceChangeQuery, type PriceChange } from '@tiraz/api-client/staff';
import { LocalName, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/prices';
import { Dialog } from '@tiraz/staff-kit/forms';
import { Answer, Money } from '@tiraz/staff-kit/page';
import { Button } from 'antd';
import { useLineName } from './price-lines';
import styles from './prices.module.css';

/** A change, price by price: before, after, and what became of it. */
export function PriceChangeDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTexts(texts);
  const change = useGetPriceChangeQuery(id);
  return (
    <Dialog
      title={t.detailsTitle}
      width={760}
      footer={<Button onClick={onClose}>{t.close}</Button>}
      onClose={onClose}
    >
      <Answer of={change}>{({ items }) => <Lines items={items} />}</Answer>
    </Dialog>
  );
}

function Lines({ items }: Pick<PriceChange, 'items'>) {
  const t = useTexts(texts);
  const nameOf = useLineName();
  return (
    <table className={styles.details} aria-label={t.detailsTitle}>
      <thead>
        <tr>
          <th scope="col">{t.item}</th>
          <th scope="col">{t.before}</th>
          <th scope="col">{t.after}</th>
          <th scope="col">{t.outcome}</th>
        </tr>
      </thead>
      <tbody>
        {items.flatMap((item) =>
          item.lines.map((line) => (
            <tr
              key={`${item.id} ${line.price} ${line.pieces ?? ''} ${line.size ?? ''}`}
              data-outcome={item.outcome}
            >
              <th scope="row">
                <LocalName item={item} />
                <small>{nameOf(line)}</small>
              </th>
              <td data-label={t.before}>
                <Money amount={line.before} />
              </td>
              <td data-label={t.after}>
                <Money amount={line.after} />
              </td>
              <td data-label={t.outcome}>
                {t.outcomes[item.outcome]}
                {(item.outcome === 'kept-out' || item.outcome === 'not-reverted') && (
                  <small>
                    {t.found}: {line.found === null ? t.gone : <Money amount={line.found} />}
                  </small>
                )}
              </td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}
