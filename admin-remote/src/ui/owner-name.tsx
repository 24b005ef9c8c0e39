import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/colleagues';
import { useAwayWords, useColleague } from './colleagues';
import { StaffName } from './staff-name';

/** Whose an inquiry is, in words. */
export function OwnerName({ id }: { id: string | null }) {
  const text = useTexts(texts);
  const owner = useColleague(id);
  const away = useAwayWords();
  if (id === null) return text.nobody;
  return (
    owner && (
      <>
        <StaffName email={owner.email} />
        {owner.absence?.isNow && ` · ${away(owner.absence)}`}
      </>
    )
  );
}
