import { useTexts } from '@tiraz/locale';
import { lazy, Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectSelection } from './calculator-slice';
import { calculatorTexts } from './calculator-texts';
import styles from './calculator-page.module.css';
import { emptyContact } from './contact';
import type { InquiryKind } from './inquiry-dialog';
import { QuoteSummary } from './quote-summary';
import { SelectionForm } from './selection-form';
import { useInquiry } from './use-inquiry';
import { useQuote } from './use-quote';

const InquiryDialog = lazy(() => import('./inquiry-dialog'));

export default function CalculatorPage() {
  const t = useTexts(calculatorTexts);
  const state = useQuote(useSelector(selectSelection));
  const inquiry = useInquiry();
  const [dialog, setDialog] = useState<InquiryKind>();
  const [draft, setDraft] = useState(emptyContact);

  const order =
    state.stage === 'ready'
      ? {
          ...state.request,
          totalCost: state.quote.totalCost,
          pricePerItem: state.quote.pricePerItem,
          sampleCost: state.quote.sampleCost,
        }
      : undefined;

  return (
    <div className={styles.page}>
      <title>{t.pageTitle}</title>
      <header className={styles.header}>
        <h1>{t.title}</h1>
        <p>{t.subtitle}</p>
      </header>
      <SelectionForm />
      <QuoteSummary
        state={state}
        onRequestSample={() => setDialog('sample')}
        onRequestQuotation={() => setDialog('quotation')}
      />
      {dialog && (
        <Suspense>
          <InquiryDialog
            kind={dialog}
            order={order}
            inquiry={inquiry}
            draft={draft}
            onDraft={setDraft}
            onSent={() => {
              setDraft(emptyContact);
              setDialog(undefined);
            }}
            onClose={() => setDialog(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}
