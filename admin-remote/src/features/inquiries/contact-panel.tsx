import type { InquiryDetails } from '@tiraz/api-client/staff';
import { CONTACT, CONTACT_FIELDS, type ContactField } from '@tiraz/contracts/contact';
import { useTexts } from '@tiraz/locale';
import { texts as detailsTexts } from '@tiraz/messages/admin-remote/inquiry-details';
import { texts as contactTexts } from '@tiraz/messages/shared/contact';
import { useUnsavedGuard } from '@tiraz/staff-kit/forms';
import { Facts, Isolated, StaffLink, useMay, UserText } from '@tiraz/staff-kit/page';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { mailLink, telephoneLink, whatsAppLink } from '../../ui/contact-links';
import { CommunicationLog, type Channel } from './communication-log';
import styles from './contact-panel.module.css';
import { greeting } from './greeting';

/** Who it is, and then where to reach them. */
const FIELDS = CONTACT_FIELDS.toSorted(
  (one, other) => Number(CONTACT[one].kind !== 'text') - Number(CONTACT[other].kind !== 'text'),
);

/** Who asked, and the ways to answer; what was used can be logged. */
export function ContactPanel({ inquiry }: { inquiry: InquiryDetails }) {
  const text = useTexts(detailsTexts);
  const labels = useTexts(contactTexts);
  const [used, setUsed] = useState<Channel>();
  const [isTyped, setTyped] = useState(false);
  // Who is no longer to write any keeps what they have typed in sight.
  const mayLog = useMay('customers.write') || isTyped;
  const confirmDiscarding = useUnsavedGuard(isTyped);
  const { customerEmail, customerPhone, customerId } = inquiry;
  const ways = useRef<HTMLDivElement>(null);
  const call = telephoneLink(customerPhone);
  const whatsApp = whatsAppLink(customerPhone, greeting(inquiry));
  const mail = mailLink(customerEmail, { subject: inquiry.reference, body: greeting(inquiry) });

  const log = (channel: Channel | undefined) => {
    setTyped(false);
    setUsed(channel);
  };
  const logInstead = async (channel: Channel) => {
    if (channel !== used && (await confirmDiscarding())) log(channel);
  };
  /** What asked for it is gone then: the focus goes back to the way that was used, unless somebody has gone on elsewhere. */
  const end = () => {
    const { activeElement } = document;
    const isHere = activeElement === document.body || activeElement?.closest('#communication-log');
    log(undefined);
    if (isHere) ways.current?.querySelector<HTMLElement>(`[data-channel="${used}"]`)?.focus();
  };

  return (
    <>
      <Facts
        facts={FIELDS.map(
          (field) => inquiry[field] && [labels[field], <Value key={field} of={inquiry} field={field} />],
        )}
      />
      <div ref={ways} className={styles.links}>
        {call && (
          <Button data-channel="phone" href={call} onClick={() => void logInstead('phone')}>
            {text.call}
          </Button>
        )}
        {whatsApp && (
          <Button
            data-channel="whatsApp"
            href={whatsApp}
            target="_blank"
            rel="noreferrer"
            onClick={() => void logInstead('whatsApp')}
          >
            {text.whatsApp}
          </Button>
        )}
        <Button data-channel="email" href={mail} onClick={() => void logInstead('email')}>
          {text.writeEmail}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {used && mayLog && text.logPrompts[used]}
      </p>
      {used && mayLog && (
        <CommunicationLog
          key={used}
          channel={used}
          inquiry={inquiry}
          onType={setTyped}
          onDone={end}
          onDismiss={() => void confirmDiscarding().then((isMeant) => isMeant && end())}
        />
      )}
      <p className={styles.record}>
        <StaffLink to={`/crm/customers/${customerId}`}>{text.customerRecord}</StaffLink>
      </p>
    </>
  );
}

function Value({ of: inquiry, field }: { of: InquiryDetails; field: ContactField }) {
  const Text = CONTACT[field].kind === 'text' ? UserText : Isolated;
  return <Text>{inquiry[field]}</Text>;
}
