import { useGetMailDeliveryQuery } from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/mail';
import { StaffLink, useMay } from '@tiraz/staff-kit/page';
import styles from './mail.module.css';

/** Beside the way to the mails: how many failed. */
export function FailedMails() {
  const t = useTexts(texts);
  const mayRead = useMay('mail.read');
  const { currentData: data } = useGetMailDeliveryQuery(undefined, { skip: !mayRead });
  return data && data.failed > 0 ? (
    <small className={styles.failed}>{t.failedMails(data.failed)}</small>
  ) : null;
}

/** On every page, while nobody sends the mails. */
export function MailBanner() {
  const t = useTexts(texts);
  const mayRead = useMay('mail.read');
  const { currentData: data } = useGetMailDeliveryQuery(undefined, { skip: !mayRead });
  if (data?.delivers !== 'nothing') return null;
  return (
    <p className={styles.banner} role="note">
      <strong>{t.noServer}</strong> {t.heldMails(data.held)}{' '}
      <StaffLink to="/mail?state=held">{t.lookAt}</StaffLink>
    </p>
  );
}
