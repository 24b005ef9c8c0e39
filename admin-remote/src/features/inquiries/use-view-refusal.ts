import { problemOf, type ApiError } from '@tiraz/api-client/staff';
import { MOST_VIEWS } from '@tiraz/contracts/inquiry-view';
import { formatNumber, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/inquiry-views';

/** Why a view was not stored, where the server says so. */
export function useViewRefusal(): (error: ApiError) => string | undefined {
  const text = useTexts(texts);
  const { language } = useLanguage();
  const words = new Map<string | undefined, string>([
    ['view.name-taken', text.nameTaken],
    ['view.too-many', text.tooMany(formatNumber(MOST_VIEWS, language))],
    ['view.unknown', text.gone],
  ]);
  return (error) => words.get(problemOf(error)?.code);
}
