import { useListProductTypesQuery } from '@tiraz/api-client';
import { MINIMUM_ORDER_QUANTITY, SAMPLE_QUANTITY } from '@tiraz/contracts/selection';
import { useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/calculator';
import { texts as uiTexts } from '@tiraz/messages/storefront/ui';
import { useToast } from '@tiraz/web/toaster';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useDesigns } from '../../designs/use-designs';
import { useOverlays } from '../../ui/use-overlays';
import { quantityEntered, selectSelection } from './calculator-slice';
import { BroughtDesigns, broughtOf } from './brought-designs';
import styles from './calculator-page.module.css';
import { ChangedPrice, changedPriceIn, type Change } from './changed-price';
import { DesignSection } from './design-section';
import { FabricSection } from './fabric-section';
import { useFitting } from './fitting';
import { FittingContext, PLACES } from './fitting-context';
import { FitAndFinishingSection } from './fit-and-finishing-section';
import type { InquiryKind, Order } from './inquiry-dialog';
import { leadTo, type Place } from './missing-choices';
import { Preview } from './preview';
import { PrintSection } from './print-section';
import { ProductTypeSection } from './product-type-section';
import { QuantityAndColoursSection } from './quantity-and-colours-section';
import { QuoteSummary } from './quote-summary';
import { useDraft } from './use-draft';
import { useEarlyChoices } from './use-early-choices';
import { useInquiry } from './use-inquiry';
import { useLeadOn } from './use-lead-on';
import { useOfferedSelection } from './use-offered-selection';
import { usePlacings } from './use-placings';
import { usePreselection } from './use-preselection';
import { useQuote, type QuoteState } from './use-quote';
import { useSelectionInAddress } from './use-selection-in-address';

/** Only who has a price needs it. */
const loadDialog = async () => (await import('./inquiry-dialog')).default;

/** Only a phone needs it. */
const loadPreviewDialog = async () => (await import('./preview-dialog')).default;

interface CalculatorPageProps {
  basePath: string;
  /** Leads to the page of an inquiry that has arrived. @returns false for an API that names none yet; rejected without its code */
  onArrived: (link: string | undefined) => Promise<boolean>;
}

export default function CalculatorPage({ basePath, onArrived }: CalculatorPageProps) {
  const t = useTexts(texts);
  const ui = useTexts(uiTexts);
  const { language } = useLanguage();
  const dispatch = useDispatch();
  const { quantity, productTypeId } = useSelector(selectSelection);
  useSelectionInAddress();
  useEarlyChoices();
  usePreselection();
  useLeadOn();
  const product = useListProductTypesQuery().data?.find(({ id }) => id === productTypeId);
  const state = useQuote(useOfferedSelection(), product);
  const fitting = useFitting(state);
  const inquiry = useInquiry();
  const toast = useToast();
  const { overlays, isOpen, show, hide } = useOverlays();
  const [draft, setDraft] = useDraft();
  const designs = useDesigns('tiraz.designs');
  const placings = usePlacings(product, designs.files);
  const [InquiryDialog, setInquiryDialog] = useState<Awaited<ReturnType<typeof loadDialog>>>();
  const [PreviewDialog, setPreviewDialog] = useState<Awaited<ReturnType<typeof loadPreviewDialog>>>();
  const [asked, setAsked] = useState<Asked>();
  const [change, setChange] = useState<Change>();

  // Nothing but its answer ends a request that is under way, not even Back.
  const dialog = overlays.dialog || inquiry.isSending ? asked : undefined;
  const order = orderIn(state, dialog?.kind);

  // Brought before it is needed: it opens at once, and without a connection, too.
  const hasPrice = state.stage === 'ready';
  useEffect(() => {
    if (hasPrice) loadDialog().catch(() => undefined);
  }, [hasPrice]);

  const ask = async (kind: InquiryKind) => {
    const refused = fitting.hints.find(({ isRefused }) => isRefused);
    if (refused && fitting.board) {
      const description = fitting.board.hintWords(refused, fitting.chosen, language);
      toast({ isError: true, title: t.error, description });
      lead(PLACES[refused.part]);
      return;
    }
    try {
      const Loaded = await loadDialog();
      setInquiryDialog(() => Loaded);
    } catch {
      toast({ isError: true, title: t.error, description: ui.formFailed });
      return;
    }
    const isRaised = kind === 'quotation' && quantity === SAMPLE_QUANTITY;
    if (isRaised) dispatch(quantityEntered(MINIMUM_ORDER_QUANTITY));
    setAsked({ kind, isRaised });
    show('dialog', kind);
  };

  const openPreview = async () => {
    try {
      const Loaded = await loadPreviewDialog();
      setPreviewDialog(() => Loaded);
    } catch {
      toast({ isError: true, title: t.error, description: t.previewFailed });
      return;
    }
    show('preview', 'open');
  };

  const lead = (choice: Place) => {
    if (!isOpen('sheet')) {
      leadTo(choice);
      return;
    }
    // The sheet goes first, and with it the browser's own way back, which brings the page to where it was.
    window.addEventListener('popstate', () => requestAnimationFrame(() => leadTo(choice)), { once: true });
    hide('sheet');
  };

  return (
    <FittingContext value={fitting}>
      <BroughtDesigns value={broughtOf(designs, placings)}>
        <div className={styles.page}>
          <header className={styles.header}>
            <h1>{t.title}</h1>
            <p>{t.subtitle}</p>
            <noscript>
              <p className={styles.noScript}>{t.noScript}</p>
            </noscript>
          </header>
          <Preview onOpen={() => void openPreview()} />
          <div className={styles.choices}>
            <ProductTypeSection />
            <FabricSection />
            <QuantityAndColoursSection state={state} />
            <FitAndFinishingSection />
            <PrintSection />
            <DesignSection designs={designs} placings={placings} />
          </div>
          <QuoteSummary
            basePath={basePath}
            state={state}
            open={overlays.sheet !== undefined}
            isCovered={dialog !== undefined}
            onToggle={() => (isOpen('sheet') ? hide('sheet') : show('sheet', 'open'))}
            onLead={lead}
            notice={change && <ChangedPrice change={change} onDismiss={() => setChange(undefined)} />}
            onRequestSample={() => void ask('sample')}
            onRequestQuotation={() => void ask('quotation')}
          />
          {overlays.preview && PreviewDialog && <PreviewDialog onClose={() => hide('preview')} />}
          {dialog && InquiryDialog && (
            <InquiryDialog
              {...dialog}
              order={order}
              inquiry={inquiry}
              designs={designs}
              placings={placings}
              draft={draft}
              onDraft={setDraft}
              onSent={async (receipt, sent) => {
                setDraft(undefined);
                designs.forget();
                if (await onArrived(receipt.link)) return true;
                setChange(changedPriceIn(receipt, sent));
                hide('dialog', { isByItself: true });
                return false;
              }}
              onClose={() => hide('dialog')}
            />
          )}
        </div>
      </BroughtDesigns>
    </FittingContext>
  );
}

interface Asked {
  kind: InquiryKind;
  /** One piece was chosen, which is no order: the quantity is now the smallest that is one. */
  isRaised: boolean;
}

/** What an inquiry of a kind would be about; undefined while there is no price for it. */
function orderIn(state: QuoteState, kind: InquiryKind | undefined): Order | undefined {
  if (state.stage !== 'ready') return undefined;
  const { request, quote } = state;
  if (kind === 'quotation' && request.quantity === SAMPLE_QUANTITY) return undefined;
  const { totalCost, pricePerItem, sampleCost } = quote;
  return { ...request, totalCost, pricePerItem, sampleCost };
}
