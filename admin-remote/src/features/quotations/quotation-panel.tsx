import { useGetQuotationQuery, type InquiryDetails, type Quotation } from '@tiraz/api-client/staff';
import type { QuotationStep } from '@tiraz/contracts/quotation';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/quotations';
import { LoadFailure, Loading, Panel, useMay } from '@tiraz/staff-kit/page';
import { Button } from 'antd';
import { useState } from 'react';
import { DraftActions } from './draft-actions';
import { EarlierRevisions } from './earlier-revisions';
import { OlderPrices } from './older-prices';
import styles from './quotation-panel.module.css';
import { RevisionCard } from './revision-card';
import { SentActions } from './sent-actions';
import { useQuotationSteps } from './use-quotation-steps';

/** While documents are being made, the page looks again this often. */
const LOOK_AGAIN_MS = 2000;
/** Where nothing was offered yet there is no quotation to say what may be done with it. */
const FIRST_STEPS: readonly QuotationStep[] = ['prepare'];

/** What was offered for an inquiry, and what may be done about it. */
export function QuotationPanel({ inquiry }: { inquiry: InquiryDetails }) {
  const mayRead = useMay('quotations.read');
  return mayRead && <Shown inquiry={inquiry} />;
}

function Shown({ inquiry }: { inquiry: InquiryDetails }) {
  const t = useTexts(texts);
  const [isWaiting, setWaiting] = useState(false);
  const query = useGetQuotationQuery(inquiry.id, { pollingInterval: isWaiting ? LOOK_AGAIN_MS : 0 });
  const { currentData, error, isFetching, refetch } = query;
  const isNone = error !== undefined && 'status' in error && error.status === 404;
  const quotation = isNone ? undefined : currentData;
  const isBeingPrinted = Boolean(
    quotation?.revisions.some(({ state, documents }) => state === 'sent' && documents === null),
  );
  if (isWaiting !== isBeingPrinted) setWaiting(isBeingPrinted);

  return (
    <Panel hasRoom title={t.title}>
      {quotation || isNone ? (
        <Revisions inquiry={inquiry} quotation={quotation} />
      ) : error ? (
        <LoadFailure onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Loading lines={3} />
      )}
    </Panel>
  );
}

interface RevisionsProps {
  inquiry: InquiryDetails;
  quotation: Quotation | undefined;
}

/** The draft and what the customer has before them in full; what is over below them, closed. */
function Revisions({ inquiry, quotation }: RevisionsProps) {
  const t = useTexts(texts);
  const mayWrite = useMay('quotations.write');
  const next = mayWrite ? (quotation?.next ?? FIRST_STEPS) : [];
  const steps = useQuotationSteps(inquiry.id, quotation);
  const revisions = (quotation?.revisions ?? []).filter(({ state }) => state !== 'discarded');
  const shown = revisions.filter(
    ({ state }, index) => index === 0 || state === 'sent' || state === 'accepted',
  );
  const over = revisions.filter((revision) => !shown.includes(revision));
  const prepare = next.includes('prepare') && (
    <Button
      type={revisions.length > 0 ? 'default' : 'primary'}
      disabled={steps.isBusy}
      onClick={() => void steps.prepare()}
    >
      {revisions.length > 0 ? t.newRevision : t.prepare}
    </Button>
  );

  if (!quotation || revisions.length === 0) {
    return (
      <div className={styles.none}>
        {/* Of nothing there is nothing on paper. */}
        <span data-printed />
        <p>{mayWrite ? t.none : t.noneToRead}</p>
        {prepare}
      </div>
    );
  }
  return (
    <div className={styles.revisions}>
      {shown.map((revision, index) => (
        <RevisionCard
          key={revision.number}
          quotation={quotation}
          revision={revision}
          isBehind={index > 0}
          notice={
            revision.state === 'draft' && (
              <OlderPrices quotation={quotation}>
                {next.includes('reprice') && (
                  <Button size="small" disabled={steps.isBusy} onClick={() => void steps.reprice()}>
                    {t.reprice}
                  </Button>
                )}
              </OlderPrices>
            )
          }
        >
          {revision.state === 'draft' ? (
            <DraftActions
              inquiry={inquiry}
              quotation={quotation}
              revision={revision}
              next={next}
              steps={steps}
            />
          ) : (
            <SentActions
              inquiry={inquiry}
              quotation={quotation}
              revision={revision}
              next={next}
              steps={steps}
            >
              {index === 0 && prepare}
            </SentActions>
          )}
        </RevisionCard>
      ))}
      {over.length > 0 && <EarlierRevisions quotation={quotation} revisions={over} />}
    </div>
  );
}
