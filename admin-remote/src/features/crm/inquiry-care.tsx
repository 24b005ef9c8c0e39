import { useListFollowUpsQuery, type InquiryDetails } from '@tiraz/api-client/staff';
import { useMay } from '@tiraz/staff-kit/page';
import { CareButtons } from './care-buttons';
import { CareDialogs } from './care-dialogs';
import { FollowUpItem } from './follow-up-item';
import styles from './inquiry-care.module.css';

/** What is planned with whoever sent an inquiry; what is planned or logged here is about it, and filled in already. */
export function InquiryCare({ inquiry }: { inquiry: InquiryDetails }) {
  const { id, reference, customerId, customerName } = inquiry;
  const { data: planned } = useListFollowUpsQuery(
    { customerId, status: 'pending' },
    { skip: !useMay('customers.read') },
  );
  return (
    <CareDialogs>
      <div className={styles.buttons}>
        <CareButtons
          about={{
            customer: { id: customerId, name: customerName },
            inquiryId: id,
            subject: reference,
            day: 'tomorrow',
          }}
        />
      </div>
      {planned && planned.items.length > 0 && (
        <ul className={styles.planned}>
          {planned.items.map((followUp) => (
            <FollowUpItem key={followUp.id} followUp={followUp} />
          ))}
        </ul>
      )}
    </CareDialogs>
  );
}
