import type { InquiryDetails } from '@tiraz/api-client/staff';
import { LocalName, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/inquiries';
import { texts as detailsTexts } from '@tiraz/messages/admin-remote/inquiry-details';
import { texts as sizesTexts } from '@tiraz/messages/admin-remote/sizes';
import { Facts } from '@tiraz/staff-kit/page';
import { SizesTable } from './sizes-table';
import styles from './selection-panel.module.css';

/** What was chosen, as it was called when it was chosen. */
export function SelectionPanel({ inquiry: { selection } }: { inquiry: InquiryDetails }) {
  const text = useTexts(detailsTexts);
  const common = useTexts(texts);
  const sizeTexts = useTexts(sizesTexts);
  const { productType, fabric, fit, finishingQuality, prints, swatches, quantity, sizes, colorUse } =
    selection;

  return (
    <Facts
      facts={[
        [common.quantity, <strong>{common.pieces(quantity)}</strong>],
        [text.productType, <LocalName item={productType} />],
        [text.fabric, <LocalName item={fabric} />],
        [text.fit, <LocalName item={fit} />],
        [text.finishing, <LocalName item={finishingQuality} />],
        [
          text.colours,
          <>
            <Colours chosen={swatches} />
            {colorUse && sizeTexts[colorUse === 'colourways' ? 'colourways' : 'oneGarment']}
          </>,
        ],
        ...(sizes ? [[sizeTexts.title, <SizesTable {...{ sizes, swatches }} />] as const] : []),
        [
          text.prints,
          prints.length === 0 ? (
            text.noPrints
          ) : (
            <ul className={styles.prints}>
              {prints.map((print) => (
                <li key={print.id}>
                  <LocalName item={print} />
                  <span>{text.printColours(print.colors)}</span>
                </li>
              ))}
            </ul>
          ),
        ],
      ]}
    />
  );
}

function Colours({ chosen }: { chosen: InquiryDetails['selection']['swatches'] }) {
  const text = useTexts(detailsTexts);
  if (chosen.length === 0) return text.noColours;
  return (
    <ul className={styles.colours}>
      {chosen.map((colour) => (
        <li key={colour.id} data-colour={colour.id}>
          <svg viewBox="0 0 1 1" aria-hidden="true">
            <path d="M0 0h1v1H0z" fill={colour.hex} />
          </svg>
          <LocalName item={colour} />
        </li>
      ))}
    </ul>
  );
}
