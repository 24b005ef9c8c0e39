import type { InquiryDetails } from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/inquiries';
import { texts as detailsTexts } from '@tiraz/messages/admin-remote/inquiry-details';
import { Facts, Isolated, StaffLink, UserText } from '@tiraz/staff-kit/page';
import { Button } from 'antd';
import { useState } from 'react';
import { mailLink, telephoneLink, whatsAppLink } from '../../ui/contact-links';
import { CommunicationLog, type Channel } from './communication-log';
import styles from './contact-panel.module.css';
import { greeting } from './greeting';

/** Who asked, and the ways to answer; what was used can be logged. */
export function ContactPanel({ inquiry }: { inquiry: InquiryDetails }) {
  const text = useTexts(detailsTexts);
  const common = useTexts(texts);
  const [used, setUsed] = useState<Channel>();
  const { customerName, customerEmail, customerPhone, customerCompany, customerId } = inquiry;
  const call = telephoneLink(customerPhone);
  const whatsApp = whatsAppLink(customerPhone, greeting(inquiry));
  const mail = mailLink(customerEmail, { subject: inquiry.reference, body: greeting(inquiry) });

  return (
    <>
      <Facts
        facts={[
          [text.name, <UserText>{customerName}</UserText>],
          customerCompany && [text.company, <UserText>{customerCompany}</UserText>],
          [common.email, <Isolated>{customerEmail}</Isolated>],
          customerPhone && [text.phone, <Isolated>{customerPhone}</Isolated>],
        ]}
      />
      <div className={styles.links}>
        {call && (
          <Button href={call} onClick={() => setUsed('phone')}>
            {text.call}
          </Button>
        )}
        {whatsApp && (
          <Button href={whatsApp} target="_blank" rel="noreferrer" onClick={() => setUsed('whatsApp')}>
            {text.whatsApp}
          </Button>
        )}
        <Button href={mail} onClick={() => setUsed('email')}>
          {text.writeEmail}
        </Button>
      </div>
      {used && (
        <CommunicationLog key={used} channel={used} inquiry={inquiry} onDone={() => setUsed(undefined)} />
      )}
      <p className={styles.record}>
        <StaffLink to={`/crm/customers/${customerId}`}>{text.customerRecord}</StaffLink>
      </p>
    </>
  );
}
