import { formatNumber, useLanguage, useTexts } from '@tiraz/locale';
import { texts as inquiryTexts } from '@tiraz/messages/admin-remote/inquiries';
import { texts } from '@tiraz/messages/staff-kit/ui';

/**
 * How many there are, as a figure and in words, also where there are more than are counted.
 *
 * @param most so many are counted; without it all of them
 */
export function useCounted(most = Infinity): (count: number) => { figure: string; words: string } {
  const { moreThan } = useTexts(texts);
  const { ofStatus } = useTexts(inquiryTexts);
  const { language } = useLanguage();
  return (count) => {
    if (count <= most) return { figure: formatNumber(count, language), words: ofStatus(count) };
    const figure = formatNumber(most, language);
    return { figure: `${figure}+`, words: moreThan(figure) };
  };
}
