import type { InquiryDetails } from '@tiraz/api-client/staff';
import { Garment } from '@tiraz/artwork/garment';
import type { Silhouette } from '@tiraz/contracts/garments';
import { LocalName, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/inquiries';
import { Money } from '@tiraz/staff-kit/page';
import styles from './inquiry-gist.module.css';

/** What an inquiry is about, in the head of its page: the garment in its colours, how many, and what they are worth. */
export function InquiryGist({ inquiry }: { inquiry: InquiryDetails }) {
  const text = useTexts(texts);
  const { silhouette, selection, quantity, totalCost } = inquiry;
  const { productType, fabric, swatches } = selection;
  return (
    <div className={styles.gist}>
      <Garment silhouette={silhouette as Silhouette} colours={swatches.map(({ hex }) => hex)} />
      <p>
        <strong>
          <Money amount={totalCost} />
        </strong>
        <span>
          {text.pieces(quantity)}
          {'\u00A0· '}
          <LocalName item={productType} />
          {'\u00A0· '}
          <LocalName item={fabric} />
        </span>
      </p>
    </div>
  );
}
