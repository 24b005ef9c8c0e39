import { useGetMeQuery, useListColleaguesQuery, type Absence, type Colleague } from '@tiraz/api-client/staff';
import { formatDay, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/colleagues';

/** What somebody of us is called; the e-mail address of those who have not said it. */
export const nameOf = ({ name, email }: Colleague) => name || email;

/**
 * Those whose an inquiry may be, the reader first, to be chosen from.
 *
 * @param kept whose it is already, or theirs, even if they may answer no longer
 * @param isWanted whether to ask who there is
 */
export function useOwnersOffered(
  kept: string | null | readonly string[],
  isWanted = true,
): { value: string; label: string }[] {
  const text = useTexts(texts);
  const away = useAwayWords();
  const { data: me } = useGetMeQuery();
  const { data: colleagues = [] } = useListColleaguesQuery(undefined, { skip: !isWanted });
  const isOffered = ({ id, mayAnswerInquiries }: Colleague) =>
    mayAnswerInquiries || [kept].flat().includes(id);
  const offer = (one: Colleague, name: string) => {
    const words = one.absence?.isNow ? away(one.absence) : undefined;
    return { value: one.id, label: words ? `${name} · ${words}` : name };
  };
  const offered = colleagues.filter(isOffered);
  return [
    ...offered.filter(({ id }) => id === me?.id).map((one) => offer(one, text.me)),
    ...offered.filter(({ id }) => id !== me?.id).map((one) => offer(one, nameOf(one))),
  ];
}

/** When somebody is away, in words. */
export function useAwayWords(): (absence: Absence) => string {
  const text = useTexts(texts);
  const { language } = useLanguage();
  return ({ from, to, isNow }) => {
    const last = formatDay(to, language);
    return isNow ? text.awayUntil(last) : text.awayFromTo({ from: formatDay(from, language), to: last });
  };
}

/** An account by its id, once it is known. */
export function useColleague(id: string | null): Colleague | undefined {
  return useListColleaguesQuery().data?.find((one) => one.id === id);
}
