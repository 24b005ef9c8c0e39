import type { Quotation, QuotationRevision } from '@tiraz/api-client/staff';
import { formatDateTime, formatDay, formatMoney, formatNumber, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/quotations';
import { DownloadButton, StatusTag } from '@tiraz/staff-kit/page';
import { LANGUAGES } from '@tiraz/contracts/language';
import { useId, type ReactNode } from 'react';
import { ChangesList } from './changes-list';
import { standingOf, toneOf } from './offer-words';
import { OfferedSheet } from './offered-sheet';
import styles from './quotation-panel.module.css';
import { RevisionFacts } from './revision-facts';

interface RevisionCardProps {
  quotation: Quotation;
  revision: QuotationRevision;
  /** What it offers stands closed: something newer is above it. */
  isBehind?: boolean;
  /** What stands above the offer. */
  notice?: ReactNode;
  /** What may be done with it. */
  children?: ReactNode;
}

/** One revision: where it stands, what it offers, what became of it. */
export function RevisionCard({ quotation, revision, isBehind, notice, children }: RevisionCardProps) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const heading = useId();
  return (
    <article className={styles.revision} aria-labelledby={heading}>
      <RevisionHead revision={revision} id={heading} />
      <ChangeRequests quotation={quotation} revision={revision} />
      {notice}
      <ChangesList changes={revision.changes} />
      {isBehind ? (
        <details>
          <summary>
            {t.items} · {formatMoney(revision.total, language)}
          </summary>
          <OfferedSheet revision={revision} />
        </details>
      ) : (
        <OfferedSheet revision={revision} />
      )}
      <RevisionFacts quotation={quotation} revision={revision} />
      <Documents quotation={quotation} revision={revision} />
      {children && <div className={styles.actions}>{children}</div>}
    </article>
  );
}

/** Its number, its state and its last day in a line. */
function RevisionHead({ revision, id }: { revision: QuotationRevision; id: string }) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const number = formatNumber(revision.number, language);
  const standing = standingOf(revision);
  return (
    <header className={styles.head}>
      <h3 id={id}>
        <span className={styles.number} aria-hidden="true">
          {t.short(number)}
        </span>
        <span className="sr-only">{t.revision(number)}</span>
      </h3>
      <StatusTag tone={toneOf(standing)}>{t.states[standing]}</StatusTag>
      <span className={styles.until}>
        {t.validThrough} <strong>{formatDay(revision.validThrough, language)}</strong>
      </span>
    </header>
  );
}

/** In the customer's words. */
function ChangeRequests({ quotation, revision }: Pick<RevisionCardProps, 'quotation' | 'revision'>) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const asked = quotation.events.filter(
    ({ kind, revision: number }) => kind === 'change_asked' && number === revision.number,
  );
  return asked.map(({ at, data }) => (
    <blockquote key={at} className={styles.asked}>
      <p>
        <strong>{t.changeAsked}</strong> · <time dateTime={at}>{formatDateTime(at, language)}</time>
      </p>
      <p dir="auto">{String(data.text ?? '')}</p>
      {Number(data.files ?? 0) > 0 && <p>{t.changeFiles(Number(data.files))}</p>}
    </blockquote>
  ));
}

/** Once it is sent: that they are being made, and then the files themselves. */
function Documents({ quotation, revision }: Pick<RevisionCardProps, 'quotation' | 'revision'>) {
  const t = useTexts(texts);
  const { inquiryId, reference } = quotation;
  const { number, sending, documents } = revision;
  const path = `/api/admin/inquiries/${inquiryId}/quotation/revisions/${number}/document`;
  return (
    <div role="status" className={styles.documents}>
      {sending && !documents && <p className={styles.hint}>{t.beingMade}</p>}
      {sending &&
        documents &&
        LANGUAGES.map((language) => (
          <DownloadButton
            key={language}
            isStored
            size="small"
            href={`${path}?language=${language}`}
            download={`${reference}-R${number}.${language}.pdf`}
          >
            {t.documentIn[language]}
          </DownloadButton>
        ))}
    </div>
  );
}
