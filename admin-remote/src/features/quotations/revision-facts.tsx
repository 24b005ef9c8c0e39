import type { Quotation, QuotationRevision } from '@tiraz/api-client/staff';
import { formatDateTime, formatMoney, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/quotations';
import { texts as declineReasons } from '@tiraz/messages/inquiry/decline-reasons';
import { Facts, Isolated, UserText } from '@tiraz/staff-kit/page';
import { useInstalmentWords } from '../../ui/instalment-words';
import { StaffName } from '../../ui/staff-name';
import styles from './quotation-panel.module.css';

interface RevisionFactsProps {
  quotation: Quotation;
  revision: QuotationRevision;
}

/** How it is paid, until when it holds, and what became of it. */
export function RevisionFacts({ quotation, revision }: RevisionFactsProps) {
  const t = useTexts(texts);
  const reasons = useTexts(declineReasons);
  const { language } = useLanguage();
  const instalment = useInstalmentWords();
  const { instalments, incoterm, place, sending, decline } = revision;
  const moment = (at: string) => <time dateTime={at}>{formatDateTime(at, language)}</time>;
  const seenAt = quotation.events.findLast(
    ({ kind, revision: number }) => kind === 'seen' && number === revision.number,
  )?.at;

  return (
    <Facts
      facts={[
        [
          t.payments,
          <ul key="payments" className={styles.payments}>
            {instalments.map((one, index) => (
              <li key={index}>
                {instalment(one)} <span>{formatMoney(one.amount, language)}</span>
              </li>
            ))}
          </ul>,
        ],
        incoterm !== null && [
          t.delivery,
          <UserText key="delivery">{`${incoterm} ${place}`.trim()}</UserText>,
        ],
        sending !== null && [
          t.sentAt,
          <span key="sent">
            {moment(sending.at)}
            {' · '}
            <StaffName email={sending.by} />
          </span>,
        ],
        sending !== null && [
          t.recipient,
          <span key="to">
            <Isolated>{sending.email}</Isolated> {t.languages[sending.language]}
          </span>,
        ],
        sending !== null && [t.opened, seenAt === undefined ? t.notOpened : moment(seenAt)],
        decline !== null && [
          t.declinedAt,
          <span key="declined">
            {moment(decline.at)}
            {' · '}
            {reasons[decline.reason]}
            {decline.note && (
              <>
                {' · '}
                <UserText>{decline.note}</UserText>
              </>
            )}
          </span>,
        ],
        ...acceptanceFacts(revision.acceptance, t, moment),
      ]}
    />
  );
}

function acceptanceFacts(
  acceptance: QuotationRevision['acceptance'],
  t: ReturnType<typeof useTexts<typeof texts.en>>,
  moment: (at: string) => React.ReactNode,
): React.ComponentProps<typeof Facts>['facts'] {
  if (!acceptance) return [];
  const { saidAt, name, position, note, isLate, heardBy } = acceptance;
  return [
    [
      t.acceptedAt,
      <span key="accepted">
        {moment(saidAt)}
        {' · '}
        <UserText>{position ? `${name}, ${position}` : name}</UserText>
        {isLate && (
          <>
            {' · '}
            <strong>{t.late}</strong>
          </>
        )}
      </span>,
    ],
    heardBy !== null && [t.heardBy, <StaffName key="heard" email={heardBy} />],
    note !== '' && [t.note, <UserText key="note">{note}</UserText>],
  ];
}
