import type { Quotation, QuotationRevision } from '@tiraz/api-client/staff';
import { formatMoney, formatNumber, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/quotations';
import { standingOf } from './offer-words';
import styles from './quotation-panel.module.css';
import { RevisionCard } from './revision-card';

interface EarlierRevisionsProps {
  quotation: Quotation;
  revisions: readonly QuotationRevision[];
}

/** What can no longer be answered: a line each, and all of it on request. */
export function EarlierRevisions({ quotation, revisions }: EarlierRevisionsProps) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  return (
    <div className={styles.earlier}>
      {revisions.map((revision) => (
        <details key={revision.number}>
          <summary>
            {t.revision(formatNumber(revision.number, language))}
            {' · '}
            {t.states[standingOf(revision)]}
            {' · '}
            {formatMoney(revision.total, language)}
          </summary>
          <RevisionCard quotation={quotation} revision={revision} />
        </details>
      ))}
    </div>
  );
}
