import { useTexts } from '@tiraz/locale';
import { lazy, Suspense, useState } from 'react';
import { calculatorTexts } from './calculator-texts';
import styles from './calculator-page.module.css';
import { emptyContact } from './contact';
import { FabricSection } from './fabric-section';
import { FitAndFinishingSection } from './fit-and-finishing-section';
import type { InquiryKind } from './inquiry-dialog';
import { PrintSection } from './print-section';
import { ProductTypeSection } from './product-type-section';
import { QuantityAndColoursSection } from './quantity-and-colours-section';
import { QuoteSummary } from './quote-summary';
import { useInquiry } from './use-inquiry';
import { useOfferedSelection } from './use-offered-selection';
import { useQuote } from './use-quote';
import { useSelectionInAddress } from './use-selection-in-address';

const InquiryDialog = lazy(() => import('./inquiry-dialog'));

export default function CalculatorPage() {
  const t = useTexts(calculatorTexts);
  useSelectionInAddress();
  const state = useQuote(useOfferedSelection());
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
      <header className={styles.header}>
        <h1>{t.title}</h1>
        <p>{t.subtitle}</p>
      </header>
      <div>
        <ProductTypeSection />
        <FabricSection />
        <QuantityAndColoursSection state={state} />
        <FitAndFinishingSection />
        <PrintSection />
      </div>
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
