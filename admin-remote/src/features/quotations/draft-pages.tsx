import { problemOf, usePreviewQuotationPagesQuery, type QuotationOffer } from '@tiraz/api-client/staff';
import { LANGUAGES, type Language } from '@tiraz/contracts/language';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/quotation-editor';
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
  const [language, setLanguage] = useState(first);
  const { data, error, isFetching, refetch } = usePreviewQuotationPagesQuery(
    { id: inquiryId, language, quotationOffer: JSON.parse(offer ?? '{}') as QuotationOffer },
    { skip: offer === undefined },
  );
  // What is wrong with the offer is said where it is typed.
  const isAway = error !== undefined && !('status' in error && isAnswer(error.status));
  const isStoreAway =
    error !== undefined && 'body' in error && problemOf(error)?.code === 'store.unavailable';

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
          title={isStoreAway ? t.logoAway : t.pagesFailed}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {data === undefined ? (
        !isAway && <p role="status">{t.pagesDrawn}</p>
      ) : (
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
