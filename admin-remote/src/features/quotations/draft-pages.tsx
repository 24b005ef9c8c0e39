import { problemOf, usePreviewQuotationPagesQuery, type QuotationOffer } from '@tiraz/api-client/staff';
import { LANGUAGES, type Language } from '@tiraz/contracts/language';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/quotation-editor';
import { texts as quotationTexts } from '@tiraz/messages/admin-remote/quotations';
import { LoadFailure } from '@tiraz/staff-kit/page';
import { Button } from 'antd';
import { useState } from 'react';
import styles from './draft-pages.module.css';

interface DraftPagesProps {
  inquiryId: string;
  /** A whole one, as JSON; undefined until there is one. */
  offer: string | undefined;
  /** In which it would be sent. */
  language: Language;
}

/** The pages of the document as they would be sent, in either language; they follow what is typed. */
export function DraftPages({ inquiryId, offer, language: first }: DraftPagesProps) {
  const t = useTexts(texts);
  const refusals: Readonly<Record<string, string | undefined>> = useTexts(quotationTexts).refusals;
  const [language, setLanguage] = useState(first);
  const { data, error, isFetching, refetch } = usePreviewQuotationPagesQuery(
    { id: inquiryId, language, quotationOffer: JSON.parse(offer ?? '{}') as QuotationOffer },
    { skip: offer === undefined },
  );
  const problem = error !== undefined && 'body' in error ? problemOf(error) : undefined;
  const isRefused = error !== undefined && 'status' in error && isAnswer(error.status);
  const isAway = error !== undefined && !isRefused;
  const refusal = [t.pagesRefused, refusals[problem?.code ?? '']].filter(Boolean).join(' ');

  return (
    <>
      <p className={styles.languages} role="group" aria-label={t.pagesIn}>
        {LANGUAGES.map((one) => (
          <Button
            key={one}
            size="small"
            type={one === language ? 'primary' : 'default'}
            aria-pressed={one === language}
            onClick={() => setLanguage(one)}
          >
            {t.languages[one]}
          </Button>
        ))}
      </p>
      {isAway && (
        <LoadFailure
          title={problem?.code === 'store.unavailable' ? t.logoAway : t.pagesFailed}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      <p role="status">
        {isRefused || offer === undefined
          ? refusal
          : isFetching && data === undefined && !isAway && t.pagesDrawn}
      </p>
      {data !== undefined && (
        <div
          className={styles.pages}
          role="region"
          aria-label={t.pagesAlt}
          aria-busy={isFetching}
          tabIndex={0}
        >
          {/* An address, whatever the document of the API says: staff.ts. */}
          <img src={String(data)} alt={t.pagesAlt} />
        </div>
      )}
    </>
  );
}

function isAnswer(status: unknown): boolean {
  return status === 400 || status === 409 || status === 422;
}
