import type { Lost } from '@tiraz/contracts/inquiry-status';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/inquiry/lost-reasons';
import { UserText } from '@tiraz/staff-kit/page';

/** Why an inquiry came to nothing. */
export function LostReason({ lost: { reason, note } }: { lost: Lost }) {
  const reasons = useTexts(texts);
  return (
    <>
      {reasons[reason]}
      {note && (
        <>
          {': '}
          <UserText>{note}</UserText>
        </>
      )}
    </>
  );
}
