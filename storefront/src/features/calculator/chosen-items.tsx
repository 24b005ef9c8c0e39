import { Garment } from '@tiraz/artwork/garment';
import { WovenBand } from '../../artwork/woven-band';
import styles from './chosen-items.module.css';
import { OrderLines, useChosenItems } from './order-lines';
import { Picture } from './picture';

/** What the visitor has chosen so far: drawn, in words, and as a band that is woven choice by choice. */
export function ChosenItems() {
  const { product, fabric, fit, finishing, colours, prints } = useChosenItems();
  // The drawing wears the chosen colours and prints, which a picture cannot; folded cloth says less than a picture.
  const silhouette = product?.silhouette ?? 'generic';
  const choices = [product, fabric, fit, finishing];
  return (
    <>
      <div className={styles.chosen}>
        <div className={styles.picture}>
          <Picture
            address={silhouette === 'generic' ? (product?.imageUrl ?? '') : ''}
            sizes="7.5rem"
            drawing={
              <Garment
                silhouette={silhouette}
                colours={colours.map(({ hex }) => hex)}
                printAreas={product?.printAreas}
                prints={prints.length}
              />
            }
          />
        </div>
        <OrderLines />
      </div>
      <WovenBand progress={choices.filter(Boolean).length / choices.length} />
    </>
  );
}
