import type { ListProductTypesApiResponse } from '@tiraz/api-client';
import { MINIMUM_ORDER_QUANTITY } from '@tiraz/contracts/selection';
import { formatMoney, LocalName, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/landing';
import { Link } from '@tiraz/router';
import { useId } from 'react';
import { emptySelection } from '../../selection/selection';
import { queryOf } from '../../selection/selection-address';
import { Amounts } from '../../ui/money';
import styles from './garment-links.module.css';
import { useAnswer } from './use-answer';

/** The garments that are made, each with its price of today: a way into the calculator with the first choice made. */
export function GarmentLinks({ basePath }: { basePath: string }) {
  const { language } = useLanguage();
  const t = useTexts(texts);
  const titleId = useId();
  const garments = useAnswer<ListProductTypesApiResponse>('/api/product-types');
  if (!garments || garments.length === 0) return null;
  const begunWith = (productTypeId: string) =>
    queryOf({ ...emptySelection, productTypeId, quantity: MINIMUM_ORDER_QUANTITY });
  return (
    <nav aria-labelledby={titleId} className={styles.garments}>
      <h2 id={titleId}>{t.garments}</h2>
      <ul>
        {garments.map((product) => (
          <li key={product.id}>
            <Link to={`${basePath}/calculator${begunWith(product.id)}`}>
              <LocalName item={product} />
              <span className={styles.price}>
                <Amounts text={t.from(formatMoney(product.basePrice, language))} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
