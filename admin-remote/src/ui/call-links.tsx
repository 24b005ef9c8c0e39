import type { FollowUp } from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/calls';
import { useSeenText } from '@tiraz/staff-kit/page';
import { telephoneLink, whatsAppLink } from './contact-links';
import styles from './call-links.module.css';

/** Calls a customer, or writes to them in their language. */
export function CallLinks({
  customerName,
  customerPhone,
  language,
  inquiryReference: reference,
}: Pick<FollowUp, 'customerName' | 'customerPhone' | 'language' | 'inquiryReference'>) {
  const t = useTexts(texts);
  const name = useSeenText()(customerName);
  const theirs = texts[language];
  const greeting = reference
    ? theirs.greetingAbout({ name: customerName, reference })
    : theirs.greeting(customerName);
  const call = telephoneLink(customerPhone);
  const whatsApp = whatsAppLink(customerPhone, greeting);
  return (
    <span className={styles.calls}>
      {call && (
        <a href={call} aria-label={t.callName(name)}>
          {t.call}
        </a>
      )}
      {whatsApp && (
        <a href={whatsApp} target="_blank" rel="noreferrer" aria-label={t.whatsAppName(name)}>
          {t.whatsApp}
        </a>
      )}
    </span>
  );
}
