import { formatNumber, useLanguage, useTexts } from '@tiraz/locale';
import { texts as inquiryTexts } from '@tiraz/messages/admin-remote/inquiries';
import { texts } from '@tiraz/messages/staff-kit/ui';
import { countedUpTo, type ListAddress } from './list-address';

/** How many there are, as a figure and in words, also where there are more than are counted. */
export function useCounted(address: ListAddress): (count: number) => { figure: string; words: string } {
  const { moreThan } = useTexts(texts);
  const { ofStatus } = useTexts(inquiryTexts);
  const { language } = useLanguage();
  const most = countedUpTo(address) ?? Infinity;
  return (count) => {
    if (count <= most) return { figure: formatNumber(count, language), words: ofStatus(count) };
    const figure = formatNumber(most, language);
    return { figure: `${figure}+`, words: moreThan(figure) };
  };
}
