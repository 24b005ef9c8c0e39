import type { InquiryDetails as Details } from '@tiraz/api-client/staff';
import { formatDateTime, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/inquiries';
import { texts as detailsTexts } from '@tiraz/messages/admin-remote/inquiry-details';
import { useShortcuts } from '@tiraz/staff-kit/keys';
import { NeighbourLink, useListAddress } from '@tiraz/staff-kit/list';
import { Isolated, PageHead, Panel, StaffLink, useGo, useMay, useSeenText } from '@tiraz/staff-kit/page';
import { Button } from 'antd';
import { useRef, type ReactNode } from 'react';
import { AuditTrailLink } from '../../ui/audit-trail-link';
import { ContactPanel } from './contact-panel';
import { DesignsPanel } from './designs-panel';
import styles from './inquiry-details.module.css';
import { InquiryFlags } from './inquiry-flags';
import { InquiryGist } from './inquiry-gist';
import { INQUIRIES } from './list-address';
import { LinksPanel } from './links-panel';
import { MessagePanel } from './message-panel';
import { useNeighbours } from './neighbours';
import { NotesEditor } from './notes-editor';
import { Onlookers } from './onlookers';
import { OwnerControl } from './owner-control';
import { OtherRequests } from './other-requests';
import { PricePanel } from './price-panel';
import { SelectionPanel } from './selection-panel';
import { StatusControl } from './status-control';
import { TimelinePanel } from './timeline-panel';
import { useLostQuestion } from './use-lost-question';
import { useStatusChange } from './use-status-change';

/** Goes on behind what is written already. */
function writeOn(field: HTMLTextAreaElement | null | undefined): void {
  if (!field) return;
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
  field.scrollTop = field.scrollHeight;
}

interface InquiryDetailsProps {
  inquiry: Details;
  /** What was offered for it. */
  quotation: ReactNode;
  /** What is planned with its customer. */
  care: ReactNode;
}

/** The whole of one inquiry, and every answer to it. */
export function InquiryDetails({ inquiry, quotation, care }: InquiryDetailsProps) {
  const text = useTexts(detailsTexts);
  const common = useTexts(texts);
  const { language } = useLanguage();
  const seen = useSeenText();
  const go = useGo();
  const mayAnswer = useMay('inquiries.answer');
  const { address, search } = useListAddress(INQUIRIES);
  const list = `/inquiries${search}`;
  const neighbours = useNeighbours(inquiry.id, address);
  const { askWhy, lostDialog } = useLostQuestion();
  const { pending, changeStatus } = useStatusChange(askWhy);
  const isPending = pending.has(inquiry.id);
  const notes = useRef<HTMLElement>(null);

  const visit = (to: string | undefined) => {
    if (to) go(to);
  };
  const decide = (status: 'accepted' | 'rejected') => {
    if (!isPending && inquiry.next.includes(status)) void changeStatus(inquiry, status);
  };
  useShortcuts({
    next: () => visit(neighbours.next),
    previous: () => visit(neighbours.previous),
    ...(mayAnswer && {
      accept: () => decide('accepted'),
      reject: () => decide('rejected'),
      notes: () => writeOn(notes.current?.querySelector('textarea')),
      leave: 'itself',
    }),
    list: () => visit(list),
  });

  return (
    <article className={styles.inquiry}>
      <nav className={styles.ways} aria-label={common.listTitle}>
        <StaffLink to={list}>{text.back}</StaffLink>
        <NeighbourLink to={neighbours.previous} label={text.previous} isBack />
        <NeighbourLink to={neighbours.next} label={text.next} />
      </nav>
      <PageHead
        title={seen(inquiry.customerName)}
        subtitle={
          <>
            <Isolated>{inquiry.reference}</Isolated>
            {' · '}
            {inquiry.isSampleRequest ? common.sampleRequest : common.productionOrder}
            {' · '}
            <time dateTime={inquiry.createdAt}>{formatDateTime(inquiry.createdAt, language)}</time>
          </>
        }
      >
        <InquiryGist inquiry={inquiry} />
        <Button className={styles.print} onClick={() => window.print()}>
          {text.print}
        </Button>
      </PageHead>
      <InquiryFlags inquiry={inquiry} />
      <StatusControl
        inquiry={inquiry}
        isPending={isPending}
        onChange={(status) => void changeStatus(inquiry, status)}
      />
      <OwnerControl inquiry={inquiry} />
      <Onlookers inquiryId={inquiry.id} />
      <div className={styles.columns}>
        <div className={styles.column}>
          {quotation}
          <MessagePanel inquiry={inquiry} />
          <Panel hasRoom title={text.selection}>
            <SelectionPanel inquiry={inquiry} />
          </Panel>
          <DesignsPanel inquiryId={inquiry.id} />
          <Panel hasRoom title={text.price}>
            <PricePanel inquiry={inquiry} />
          </Panel>
        </div>
        <div className={`${styles.column} ${styles.people}`}>
          <Panel hasRoom title={text.contact}>
            <ContactPanel inquiry={inquiry} />
            {care}
          </Panel>
          <Panel hasRoom title={text.links.title}>
            <LinksPanel inquiryId={inquiry.id} />
          </Panel>
          <Panel hasRoom title={text.notes} ref={notes}>
            <NotesEditor inquiry={inquiry} />
          </Panel>
          <Panel hasRoom title={text.timeline}>
            <TimelinePanel inquiry={inquiry} />
            <AuditTrailLink thing={inquiry.id} />
          </Panel>
          <OtherRequests inquiry={inquiry} />
        </div>
      </div>
      {lostDialog}
    </article>
  );
}
