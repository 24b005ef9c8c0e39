import type { Communication, CustomerDetails, CustomerInquiry } from '@tiraz/api-client/staff';
import { formatDate, formatDateTime, formatNumber, useLanguage, useTexts } from '@tiraz/locale';
import { texts as detailsTexts } from '@tiraz/messages/admin-remote/crm-details';
import { texts as formTexts } from '@tiraz/messages/admin-remote/crm-forms';
import { Isolated, Money, Nothing, Panel, StaffLink, UserText } from '@tiraz/staff-kit/page';
import { InquiryStatusTag } from '../../ui/status-tag';
import { StaffName } from '../../ui/staff-name';
import styles from './customer-activity.module.css';
import { FollowUpItem } from './follow-up-item';

const COMMUNICATIONS_SHOWN = 10;
const FOLLOW_UPS_SHOWN = 5;
const INQUIRIES_SHOWN = 10;
const COUNTS = ['inquiries', 'communications', 'followUps'] as const;

/** What there has been with a customer, counted, and the last of each. */
export function CustomerActivity({ customer }: { customer: CustomerDetails }) {
  const t = useTexts(detailsTexts);
  const { language } = useLanguage();
  const { id, counts, followUps, communications, inquiries } = customer;
  return (
    <>
      <dl className={styles.counts}>
        {COUNTS.map((what) => (
          <div key={what}>
            <dt>{t[what]}</dt>
            <dd>{formatNumber(counts[what], language)}</dd>
          </div>
        ))}
        <div>
          <dt>{t.pending}</dt>
          <dd>{formatNumber(counts.pendingFollowUps, language)}</dd>
        </div>
      </dl>
      <Panel title={t.lastFollowUps}>
        {followUps.length > 0 ? (
          <ul>
            {followUps.slice(0, FOLLOW_UPS_SHOWN).map((followUp) => (
              <FollowUpItem key={followUp.id} followUp={followUp} />
            ))}
          </ul>
        ) : (
          <Nothing>{t.noFollowUps}</Nothing>
        )}
      </Panel>
      <Panel title={t.lastCommunications}>
        {communications.length > 0 ? (
          <ul>
            {communications.slice(0, COMMUNICATIONS_SHOWN).map((communication) => (
              <CommunicationItem key={communication.id} communication={communication} />
            ))}
          </ul>
        ) : (
          <Nothing>{t.noCommunications}</Nothing>
        )}
      </Panel>
      <Panel
        title={t.inquiries}
        aside={
          counts.inquiries > INQUIRIES_SHOWN && (
            <StaffLink to={`/inquiries?customer=${id}`}>{t.allInquiries}</StaffLink>
          )
        }
      >
        {inquiries.length > 0 ? (
          <ul>
            {inquiries.slice(0, INQUIRIES_SHOWN).map((inquiry) => (
              <InquiryItem key={inquiry.id} inquiry={inquiry} />
            ))}
          </ul>
        ) : (
          <Nothing>{t.noInquiries}</Nothing>
        )}
      </Panel>
    </>
  );
}

function CommunicationItem({ communication }: { communication: Communication }) {
  const t = useTexts(detailsTexts);
  const form = useTexts(formTexts);
  const { language } = useLanguage();
  const { type, direction, subject, content, loggedBy, createdAt, inquiryId, inquiryReference } =
    communication;
  return (
    <li className={styles.item}>
      <p className={styles.small}>
        <strong>{form.types[type]}</strong>
        <span>{form.directions[direction]}</span>
        <time dateTime={createdAt}>{formatDateTime(createdAt, language)}</time>
        <span>
          {t.loggedBy} <StaffName email={loggedBy} />
        </span>
        {inquiryId && inquiryReference && (
          <StaffLink isContent to={`/inquiries/${inquiryId}`}>
            <Isolated>{inquiryReference}</Isolated>
          </StaffLink>
        )}
      </p>
      {subject && (
        <p>
          <strong>
            <UserText>{subject}</UserText>
          </strong>
        </p>
      )}
      <p className={styles.content} dir="auto">
        {content}
      </p>
    </li>
  );
}

function InquiryItem({ inquiry }: { inquiry: CustomerInquiry }) {
  const t = useTexts(detailsTexts);
  const { language } = useLanguage();
  const { id, reference, status, isSampleRequest, totalCost, createdAt } = inquiry;
  return (
    <li className={styles.inquiry}>
      <StaffLink isContent to={`/inquiries/${id}`}>
        <Isolated>{reference}</Isolated>
      </StaffLink>
      <span>{isSampleRequest ? t.sampleRequest : t.productionOrder}</span>
      <time dateTime={createdAt}>{formatDate(createdAt, language)}</time>
      <Money amount={totalCost} />
      <InquiryStatusTag status={status} />
    </li>
  );
}
