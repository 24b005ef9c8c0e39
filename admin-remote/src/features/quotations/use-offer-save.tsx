import {
  currentOf,
  ifMatch,
  useEditQuotationMutation,
  type Quotation,
  type QuotationOffer,
  type QuotationRevision,
} from '@tiraz/api-client/staff';
import { formatDay, formatMoney, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/quotation-editor';
import { useMergedSave } from '@tiraz/staff-kit/forms';
import { UserText } from '@tiraz/staff-kit/page';
import type { ReactNode } from 'react';
import { useInstalmentWords, usePercent } from '../../ui/instalment-words';
import { toOffer, toOfferValues } from './offer-form';
import { useLineText } from './offer-words';

type Versioned = QuotationOffer & { version: number };

/**
 * Saves a whole offer: what somebody else changed in other parts of it meanwhile stays, and where both changed the same
 * part one is asked.
 *
 * @returns undefined where the reader goes back to editing
 */
export function useOfferSave(inquiryId: string) {
  const t = useTexts(texts);
  const save = useMergedSave();
  const [edit] = useEditQuotationMutation();
  const show = useShownPart();

  return (base: Quotation, draft: QuotationRevision, offer: QuotationOffer, onStored: () => void) => {
    let known = asStored(draft, base.version);
    const changes = Object.fromEntries(
      Object.entries(offer).filter(
        ([part, value]) => JSON.stringify(value) !== JSON.stringify(known[part as keyof QuotationOffer]),
      ),
    ) as Partial<Versioned>;
    return save<Versioned>({
      base: known,
      changes,
      put: async (wanted, version) => {
        const { version: _, ...rest } = { ...known, ...wanted };
        await edit({ id: inquiryId, ...ifMatch(version), quotationOffer: rest }).unwrap();
        onStored();
        return { ...rest, version };
      },
      current: (error) => {
        const current = currentOf<Quotation>(error);
        const theirs = current?.revisions.find(({ state }) => state === 'draft');
        // What was sent or thrown away meanwhile cannot be put together with what was typed.
        if (!current || theirs?.number !== draft.number) return undefined;
        known = asStored(theirs, current.version);
        return known;
      },
      labelOf: (part) => t.parts[part as keyof typeof t.parts],
      show,
    });
  };
}

const asStored = (draft: QuotationRevision, version: number): Versioned => ({
  ...toOffer(toOfferValues(draft)),
  version,
});

/** How a part of an offer looks beside another one of it. */
function useShownPart(): (part: string, value: unknown) => ReactNode {
  const { language } = useLanguage();
  const t = useTexts(texts);
  const instalment = useInstalmentWords();
  const percent = usePercent();
  const textOf = useLineText();
  return (part, value) => {
    const offer = { [part]: value } as Partial<QuotationOffer>;
    if (offer.lines) {
      return (
        <ol>
          {offer.lines.map((line, index) => (
            <li key={index}>
              <UserText>{textOf({ textEn: line.textEn ?? '', textAr: line.textAr ?? '' })}</UserText>{' '}
              {t.perUnit({ quantity: line.quantity, price: formatMoney(line.unitPrice, language) })}
            </li>
          ))}
        </ol>
      );
    }
    if (offer.instalments) return offer.instalments.map(instalment).join(t.comma);
    if (offer.discountBasisPoints !== undefined) return percent(offer.discountBasisPoints);
    if (offer.indicative) return `${offer.indicative.currency} ${offer.indicative.rate}`;
    if (offer.taxTreatment) return t.treatments[offer.taxTreatment];
    if (offer.validThrough) return formatDay(offer.validThrough, language);
    if (offer.importCountry) return t.countries[offer.importCountry];
    return typeof value === 'string' ? <UserText>{value}</UserText> : null;
  };
}
