import type { CustomerDetails } from '@tiraz/api-client/staff';
import { formatDate, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/crm';
import { texts as detailsTexts } from '@tiraz/messages/admin-remote/crm-details';
import { Facts, Isolated, Money } from '@tiraz/staff-kit/page';
import type { ReactNode } from 'react';
import { mailLink, whatsAppLink } from '../../ui/contact-links';
import styles from './contact-facts.module.css';
import { CustomerLink } from './customer-link';
import { PhoneNumber } from './phone-number';

/** How to reach a customer, and what there has been so far. */
export function ContactFacts({ customer }: { customer: CustomerDetails }) {
  const t = useTexts(detailsTexts);
  const common = useTexts(texts);
  const { language } = useLanguage();
  const { email, otherEmails, sameCompany, phone, lifetimeValue, createdAt } = customer;
  const day = (instant: string | null) =>
    instant ? <time dateTime={instant}>{formatDate(instant, language)}</time> : common.never;

  return (
    <div className={styles.columns}>
      <Part title={t.contact}>
        <Facts
          facts={[
            [
              t.email,
              <a href={mailLink(email)}>
                <Isolated>{email}</Isolated>
              </a>,
            ],
            otherEmails.length > 0 && [
              t.otherEmails,
              otherEmails.map((other) => (
                <a key={other} href={mailLink(other)} className={styles.line}>
                  <Isolated>{other}</Isolated>
                </a>
              )),
            ],
            phone && [t.phone, <Phone number={phone} />],
            sameCompany.length > 0 && [
              t.sameCompany,
              sameCompany.map((other) => (
                <span key={other.id} className={styles.line}>
                  <CustomerLink id={other.id}>{other.name}</CustomerLink>
                </span>
              )),
            ],
            [t.customerSince, day(createdAt)],
          ]}
        />
      </Part>
      <Part title={t.activity}>
        <Facts
          facts={[
            [
              common.lifetimeValue,
              <strong className={styles.worth}>
                <Money amount={lifetimeValue} />
              </strong>,
            ],
            [common.lastOrder, day(customer.lastOrderDate)],
            [common.lastCommunication, day(customer.lastCommunication)],
            [common.lastActivity, day(customer.lastActivity)],
          ]}
        />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Phone({ number }: { number: string }) {
  const t = useTexts(detailsTexts);
  const chat = whatsAppLink(number);
  return (
    <>
      <span className={styles.line}>
        <PhoneNumber number={number} />
      </span>
      {chat && (
        <a href={chat} target="_blank" rel="noreferrer">
          {t.whatsApp}
        </a>
      )}
    </>
  );
}
