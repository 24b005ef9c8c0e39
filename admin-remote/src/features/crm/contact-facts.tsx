import type { CustomerDetails } from '@tiraz/api-client/staff';
import { formatDate, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/crm';
import { texts as detailsTexts } from '@tiraz/messages/admin-remote/crm-details';
import { Isolated, Money } from '@tiraz/staff-kit/page';
import type { ReactNode } from 'react';
import { mailLink, telephoneLink, whatsAppLink } from '../../ui/contact-links';
import styles from './contact-facts.module.css';

/** How to reach a customer, and what there has been so far. */
export function ContactFacts({ customer }: { customer: CustomerDetails }) {
  const t = useTexts(detailsTexts);
  const common = useTexts(texts);
  const { language } = useLanguage();
  const { email, otherEmails, phone, lifetimeValue, createdAt } = customer;
  const day = (instant: string | null) =>
    instant ? <time dateTime={instant}>{formatDate(instant, language)}</time> : common.never;
  const call = telephoneLink(phone);
  const chat = whatsAppLink(phone);

  return (
    <div className={styles.columns}>
      <Facts title={t.contact}>
        <Fact name={t.email}>
          <a href={mailLink(email)}>
            <Isolated>{email}</Isolated>
          </a>
        </Fact>
        {otherEmails.length > 0 && (
          <Fact name={t.otherEmails}>
            {otherEmails.map((other) => (
              <a key={other} href={mailLink(other)} className={styles.line}>
                <Isolated>{other}</Isolated>
              </a>
            ))}
          </Fact>
        )}
        {phone && (
          <Fact name={t.phone}>
            {call ? (
              <a href={call} className={styles.line}>
                <Isolated>{phone}</Isolated>
              </a>
            ) : (
              <Isolated>{phone}</Isolated>
            )}
            {chat && (
              <a href={chat} target="_blank" rel="noreferrer">
                {t.whatsApp}
              </a>
            )}
          </Fact>
        )}
        <Fact name={t.customerSince}>{day(createdAt)}</Fact>
      </Facts>
      <Facts title={t.activity}>
        <Fact name={common.lifetimeValue}>
          <strong className={styles.worth}>
            <Money amount={lifetimeValue} />
          </strong>
        </Fact>
        <Fact name={common.lastOrder}>{day(customer.lastOrderDate)}</Fact>
        <Fact name={common.lastCommunication}>{day(customer.lastCommunication)}</Fact>
        <Fact name={common.lastActivity}>{day(customer.lastActivity)}</Fact>
      </Facts>
    </div>
  );
}

function Facts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.facts}>
      <h3>{title}</h3>
      <dl>{children}</dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
