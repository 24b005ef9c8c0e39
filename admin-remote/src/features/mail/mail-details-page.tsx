import { useGetMailQuery, type MailDetails } from '@tiraz/api-client/staff';
import { formatDateTime, formatNumber, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/mail';
import {
  Facts,
  Isolated,
  isUnknown,
  LoadFailure,
  Loading,
  PageHead,
  Panel,
  StaffLink,
  UserText,
  useStaffPath,
} from '@tiraz/staff-kit/page';
import { MailAsSeen } from '../../ui/mail-as-seen';
import { MailState } from './mail-state';
import styles from './mail.module.css';
import { RetryButton } from './retry-button';

/** The page of one mail, named by the last part of the path. */
export default function MailDetailsPage() {
  const t = useTexts(texts);
  const id = useStaffPath().split('/')[2] ?? '';
  const { currentData: mail, error, isFetching, refetch } = useGetMailQuery(id);
  if (mail) return <Details mail={mail} />;
  if (!error) return <Loading lines={10} />;
  if (!isUnknown(error)) return <LoadFailure onRetry={() => void refetch()} retrying={isFetching} />;
  return (
    <PageHead title={t.notFound}>
      <StaffLink to="/mail">{t.back}</StaffLink>
    </PageHead>
  );
}

function Files({ names }: { names: readonly string[] }) {
  return names.map((name) => (
    <span key={name} className={styles.address}>
      <UserText>{name}</UserText>
    </span>
  ));
}

function Details({ mail }: { mail: MailDetails }) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const { name, email, subject, reference, inquiryId, state, tries, lastFailure } = mail;
  const moment = (instant: string) => <time dateTime={instant}>{formatDateTime(instant, language)}</time>;
  return (
    <>
      <PageHead title={subject}>
        <StaffLink to="/mail">{t.back}</StaffLink>
        <RetryButton mail={mail} />
      </PageHead>
      <div className={styles.details}>
        <Panel title={t.facts} hasRoom>
          <Facts
            facts={[
              name !== '' && [t.to, <UserText key="name">{name}</UserText>],
              [t.email, <Isolated key="email">{email}</Isolated>],
              [t.state, <MailState key="state" mail={mail} />],
              inquiryId !== null && [
                t.reference,
                <StaffLink key="inquiry" to={`/inquiries/${inquiryId}`} isContent>
                  <Isolated>{reference}</Isolated>
                </StaffLink>,
              ],
              [t.language, t.languages[mail.language]],
              mail.attachments.length > 0 && [t.attachments, <Files key="files" names={mail.attachments} />],
              [t.tries, formatNumber(tries, language)],
              lastFailure !== null && [t.lastFailure, <UserText key="failure">{lastFailure}</UserText>],
              [t.writtenAt, moment(mail.createdAt)],
              state === 'due' && [t.dueAt, moment(mail.dueAt)],
              mail.sentAt !== null && [t.sentAt, moment(mail.sentAt)],
            ]}
          />
        </Panel>
        <Panel title={t.asText} hasRoom>
          <pre className={styles.text} lang={mail.language} dir="auto">
            {mail.text}
          </pre>
        </Panel>
        <Panel title={t.asSeen}>
          <div className={styles.preview}>
            <MailAsSeen title={t.asSeen} html={mail.html} />
          </div>
        </Panel>
      </div>
    </>
  );
}
