import { useGetCustomerQuery, useListFollowUpsQuery, type InquiryDetails } from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/crm';
import { Money, useMay } from '@tiraz/staff-kit/page';
import { ValueTierTag } from './badges';
import { CareButtons } from './care-buttons';
import { CareDialogs } from './care-dialogs';
import { FollowUpItem } from './follow-up-item';
import styles from './inquiry-care.module.css';

/**
 * What whoever sent an inquiry is worth to us, and what is planned with them; what is planned or logged here is about it,
 * and filled in already.
 */
export function InquiryCare({ inquiry }: { inquiry: InquiryDetails }) {
  const { id, reference, customerId, customerName } = inquiry;
  const t = useTexts(texts);
  const skip = !useMay('customers.read');
  const { currentData: customer } = useGetCustomerQuery(customerId, { skip });
  // Of what was read nothing stays with whoever may not read it any more.
  const { currentData: planned } = useListFollowUpsQuery({ customerId, status: 'pending' }, { skip });
  return (
    <CareDialogs>
      {customer && (
        <p className={styles.worth}>
          <ValueTierTag tier={customer.valueTier} />
          <span>
            {t.lifetimeValue} <Money amount={customer.lifetimeValue} />
          </span>
        </p>
      )}
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
