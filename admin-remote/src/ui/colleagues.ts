import { useGetMeQuery, useListColleaguesQuery, type Colleague } from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/inquiries';

const nameOf = ({ name, email }: Colleague) => name || email;

/**
 * Those whose an inquiry may be, the reader first, to be chosen from.
 *
 * @param kept whose it is already, even if they may answer no longer
 * @param isWanted whether to ask who there is
 */
export function useOwnersOffered(kept: string | null, isWanted = true): { value: string; label: string }[] {
  const text = useTexts(texts);
  const { data: me } = useGetMeQuery();
  const { data: colleagues = [] } = useListColleaguesQuery(undefined, { skip: !isWanted });
  const offered = colleagues.filter(({ id, mayAnswerInquiries }) => mayAnswerInquiries || id === kept);
  return [
    ...offered.filter(({ id }) => id === me?.id).map(({ id }) => ({ value: id, label: text.me })),
    ...offered.filter(({ id }) => id !== me?.id).map((one) => ({ value: one.id, label: nameOf(one) })),
  ];
}

/** An account by its id, once it is known. */
export function useColleague(id: string | null): Colleague | undefined {
  return useListColleaguesQuery().data?.find((one) => one.id === id);
}
