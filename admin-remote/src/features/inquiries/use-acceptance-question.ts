import { staffApi, type InquirySummary } from '@tiraz/api-client/staff';
import { formatMoney, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/inquiries';
import { texts as detailsTexts } from '@tiraz/messages/admin-remote/inquiry-details';
import { App } from 'antd';
import { useCallback } from 'react';

/** Of more inquiries than this the list does not add up what each visitor saw. */
const MOST_COMPARED = 10;

/**
 * Asks before inquiries are accepted from a list that does not show why one should look twice: the server names what
 * each of them raises.
 *
 * @returns whether to go on; at once where there is nothing to ask
 */
export function useAcceptanceQuestion(): (inquiries: readonly InquirySummary[]) => Promise<boolean> {
  const { modal } = App.useApp();
  const { language } = useLanguage();
  const text = useTexts(texts);
  const details = useTexts(detailsTexts);
  const [load] = staffApi.useLazyGetInquiryQuery();

  return useCallback(
    async (inquiries) => {
      const moved = inquiries.filter(({ acceptanceConcerns: of }) => of.includes('priceChanged'));
      const gone = inquiries.filter(({ acceptanceConcerns: of }) => of.includes('hasInactiveItems'));
      if (moved.length + gone.length === 0) return true;

      const higherBy = moved.length <= MOST_COMPARED ? await differenceOf(moved.map(({ id }) => id)) : 0;
      const size = formatMoney(Math.abs(higherBy), language);
      const difference = higherBy > 0 ? details.weAreHigher(size) : details.weAreLower(size);
      const ofPrices = higherBy
        ? moved.length > 1
          ? text.pricesMovedBy({ count: moved.length, difference })
          : text.priceMovedBy(difference)
        : moved.length > 1
          ? text.pricesMoved(moved.length)
          : text.priceMoved;
      const ofItems = gone.length > 1 ? text.itemsGone(gone.length) : text.itemGone;
      return modal.confirm({
        title: text.acceptTitle,
        content: [moved.length > 0 && ofPrices, gone.length > 0 && ofItems].filter(Boolean).join(' '),
        okText: text.acceptAnyway,
        cancelText: text.goBack,
        focusable: { autoFocusButton: 'ok' },
      });

      /** EGP by which our values are higher than those that the visitors saw; 0 where that cannot be had. */
      async function differenceOf(ids: readonly string[]): Promise<number> {
        const loaded = await Promise.all(ids.map((id) => load(id).unwrap())).catch(() => []);
        return (
          loaded.reduce((sum, inquiry) => sum + Math.round(Number(inquiry.valueHigherBy) * 100), 0) / 100
        );
      }
    },
    [details, language, load, modal, text],
  );
}
