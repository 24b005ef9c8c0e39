import type { CustomerQuotation } from '@tiraz/api-client';
import { formatDate, formatDay, formatFigure, toLocalFigures, useLanguage, useTexts } from '@tiraz/locale';
import { texts as designTexts } from '@tiraz/messages/storefront/designs';
import { texts } from '@tiraz/messages/storefront/quotation';
import { useToast } from '@tiraz/web/toaster';
import { useEffect, useRef, useState } from 'react';
import buttons from '../../ui/button.module.css';
import { lazyDialog } from '../../ui/lazy-part';
import { DocumentLink } from './document-link';
import { QuotationChanges } from './quotation-changes';
import { QuotationOffer } from './quotation-offer';
import { RenewButton } from './renew-button';
import { Money } from '../../ui/money';
import styles from './quotation-section.module.css';
import { useSeen } from './use-seen';

const ANSWERS = {
  accept: lazyDialog(async () => ({ default: (await import('./accept-dialog')).AcceptDialog })),
  change: lazyDialog(async () => ({ default: (await import('./change-dialog')).ChangeDialog })),
  decline: lazyDialog(async () => ({ default: (await import('./decline-dialog')).DeclineDialog })),
};

/** It may have been asked for in the other language. */
const RENEWALS = Object.values(texts).map(({ renewed }) => renewed);

interface QuotationSectionProps {
  token: string;
  quotation: CustomerQuotation;
  /** With what the server answers; undefined where it has to be read again. */
  onAnswered: (quotation?: CustomerQuotation) => void;
}

/** The latest revision of the quotation on the customer's own page, and what can be answered to it. */
export function QuotationSection({ token, quotation, onAnswered }: QuotationSectionProps) {
  const { language } = useLanguage();
  const t = useTexts(texts);
  const designs = useTexts(designTexts);
  /** With the quotation as it stood when the dialog opened: nobody agrees to what came since. */
  const [answering, setAnswering] = useState<{ how: keyof typeof ANSWERS; to: CustomerQuotation }>();
  const section = useRef<HTMLElement>(null);
  const standing = useRef<HTMLParagraphElement>(null);
  const toast = useToast();
  const isAnswered = useRef(false);
  useEffect(() => {
    // The button that opened the dialog may have gone with the answer.
    if (!answering && isAnswered.current) standing.current?.focus();
    isAnswered.current = false;
  }, [answering]);
  useSeen(section, token, quotation.number);

  const { number, state, isExpired, hasDocuments, acceptance, requests, indicative } = quotation;
  const isOpen = state === 'sent';
  const isRenewed = requests.some(({ text }) => RENEWALS.includes(text));
  const Answer = answering && ANSWERS[answering.how];
  const answer = (how: keyof typeof ANSWERS) => setAnswering({ how, to: quotation });
  const changeAsked = (answered?: CustomerQuotation) => {
    onAnswered(answered);
    if (answered) toast({ title: t.changeSent, description: t.changeNext });
  };

  return (
    <section ref={section} aria-labelledby="quotation" className={styles.section}>
      <header className={styles.head}>
        <div>
          <h2 id="quotation">{t.title}</h2>
          <p className={styles.revision}>{t.revision(number)}</p>
        </div>
        <div className={styles.total}>
          <p>{t.total}</p>
          <p className={styles.amount}>
            <Money amount={quotation.total} />
          </p>
          {indicative && (
            <>
              <p>
                <bdi>
                  ≈ {indicative.currency} {formatFigure(indicative.amount as `${number}`, language)}
                </bdi>
              </p>
              <p className={styles.quiet}>
                {t.indicative({
                  rate: toLocalFigures(String(Number(indicative.rate)), language),
                  currency: indicative.currency,
                  day: formatDay(indicative.day, language),
                  source: indicative.source,
                })}
              </p>
            </>
          )}
        </div>
      </header>

      <p ref={standing} tabIndex={-1} className={styles.standing} data-state={isExpired ? 'expired' : state}>
        {acceptance
          ? t.accepted({ day: formatDate(acceptance.at, language), name: acceptance.name })
          : state === 'declined'
            ? t.declined
            : isExpired
              ? (isRenewed ? t.expiredAsked : t.expired)(formatDay(quotation.validThrough, language))
              : t.validThrough(formatDay(quotation.validThrough, language))}
      </p>

      {quotation.changes.length > 0 && <QuotationChanges changes={quotation.changes} />}
      <QuotationOffer quotation={quotation} />

      <p role="status" className={hasDocuments ? styles.files : styles.quiet}>
        {hasDocuments
          ? (['en', 'ar'] as const).map((file) => (
              <DocumentLink
                key={file}
                token={token}
                path={`/quotation/revisions/${number}/document?language=${file}`}
                className={buttons.secondary}
              >
                {t.pdf[file]}
              </DocumentLink>
            ))
          : t.pending}
      </p>

      {requests.map(({ at, text, files }) => (
        <blockquote key={at} className={styles.asked}>
          <p className={styles.quiet}>{t.asked(formatDate(at, language))}</p>
          <p dir="auto">{text}</p>
          {files > 0 && <p className={styles.quiet}>{designs.inquiryFiles(files)}</p>}
        </blockquote>
      ))}

      {isOpen && (
        <div className={styles.answers}>
          <noscript>{t.noScript}</noscript>
          {!isExpired && (
            <button
              type="button"
              className={buttons.primary}
              disabled={!hasDocuments}
              onClick={() => answer('accept')}
            >
              {t.accept}
            </button>
          )}
          {isExpired && !isRenewed && (
            <RenewButton
              token={token}
              quotation={quotation}
              onAnswered={(answered) => {
                // The button goes with the answer.
                standing.current?.focus();
                changeAsked(answered);
              }}
            />
          )}
          <button type="button" className={buttons.secondary} onClick={() => answer('change')}>
            {t.askForChange}
          </button>
          <button type="button" className={buttons.secondary} onClick={() => answer('decline')}>
            {t.decline}
          </button>
        </div>
      )}
      {Answer && (
        <Answer
          token={token}
          quotation={answering.to}
          onAnswered={(answered) => {
            setAnswering(undefined);
            if (answering.how === 'change') changeAsked(answered);
            else onAnswered(answered);
            isAnswered.current = answered?.state !== 'sent';
          }}
          onClose={() => setAnswering(undefined)}
        />
      )}
    </section>
  );
}
