import { useListColleaguesQuery } from '@tiraz/api-client/staff';
import { useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/inquiry-details';
import { UserText } from '@tiraz/staff-kit/page';
import { useOnlookers } from '@tiraz/staff-kit/session';
import { nameOf } from '../../ui/colleagues';
import styles from './inquiry-details.module.css';

/** Which colleagues have the inquiry before them at this moment; nothing where nobody has. */
export function Onlookers({ inquiryId }: { inquiryId: string }) {
  const text = useTexts(texts);
  const { language } = useLanguage();
  const there = useOnlookers(inquiryId);
  const { data: colleagues = [] } = useListColleaguesQuery();
  const names = there.flatMap((id) => {
    const colleague = colleagues.find((one) => one.id === id);
    return colleague ? [nameOf(colleague)] : [];
  });
  return (
    <p role="status" className={styles.onlookers}>
      {names.length > 0 && (
        <>
          {text.onlookers} <UserText>{new Intl.ListFormat(language).format(names)}</UserText>
        </>
      )}
    </p>
  );
}
