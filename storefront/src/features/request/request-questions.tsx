import type { CustomerRequest } from '@tiraz/api-client';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/request';
import { Link } from '@tiraz/router';
import buttons from '../../ui/button.module.css';
import { CONTACT_EMAIL } from '../../ui/contact-email';
import styles from './request-page.module.css';
import { telephoneLink, whatsAppLink } from './seller-links';

const isolated = (text: string) => `\u2066${text}\u2069`;

/** Every way to ask the seller about a request. */
export function Questions({ request, basePath }: { request: CustomerRequest; basePath: string }) {
  const t = useTexts(texts);
  const { reference, seller } = request;
  const telephone = telephoneLink(seller.phone);
  const whatsApp = whatsAppLink(seller.phone, t.opening(reference));
  const email = seller.email || CONTACT_EMAIL;
  return (
    <section className={styles.questions}>
      <h2>{t.questions}</h2>
      <p>{t.ask(isolated(reference))}</p>
      <p className={styles.ways}>
        {whatsApp && (
          <a className={buttons.primary} href={whatsApp} rel="noreferrer" target="_blank">
            {t.whatsApp}
          </a>
        )}
        {telephone && (
          <a className={buttons.secondary} href={telephone}>
            {t.call(isolated(seller.phone))}
          </a>
        )}
        <a className={buttons.secondary} href={`mailto:${email}?subject=${encodeURIComponent(reference)}`}>
          {t.mail(isolated(email))}
        </a>
      </p>
      <p className={styles.quiet}>{t.keep}</p>
      <p className={styles.onScreen}>
        <Link to={`${basePath}/calculator`}>{t.another}</Link>
      </p>
    </section>
  );
}
