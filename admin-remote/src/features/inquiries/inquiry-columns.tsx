import type { InquirySummary } from '@tiraz/api-client/staff';
import { Garment } from '@tiraz/artwork/garment';
import type { Silhouette } from '@tiraz/contracts/garments';
import { formatDate, LocalName, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/inquiries';
import { RowLink, rowLinkId, type Column } from '@tiraz/staff-kit/list';
import { Isolated, Money, UserText } from '@tiraz/staff-kit/page';
import { Button } from 'antd';
import { createContext, Fragment, use } from 'react';
import { isOffered, type Decision } from '../../ui/inquiry-status';
import { OwnerName } from '../../ui/owner-name';
import { ResponseClock } from '../../ui/response-clock';
import { InquiryStatusTag } from '../../ui/status-tag';
import styles from './inquiry-columns.module.css';
import { InquiryFlags } from './inquiry-flags';

interface Cell {
  row: InquirySummary;
  isPending: boolean;
}

type Decide = (inquiry: InquirySummary, status: Decision) => void;

/** What the buttons of a row do; the same function every time. */
export const DecideContext = createContext<Decide>(() => undefined);

/** What the list says of an inquiry; the names are those of their texts. */
export const COLUMNS = [
  {
    name: 'customer',
    Cell: Customer,
    className: styles.customer,
    isHead: true,
    sort: ['customerName', 'ascending'],
  },
  { name: 'garment', Cell: Order, className: styles.garment },
  { name: 'type', Cell: Kind, className: styles.kind, isSpare: true },
  {
    name: 'quantity',
    Cell: Pieces,
    className: styles.pieces,
    isAtEnd: true,
    isSpare: true,
    sort: ['quantity', 'descending'],
  },
  {
    name: 'totalValue',
    Cell: ({ row }) => <Money amount={row.totalCost} />,
    className: styles.value,
    isAtEnd: true,
    sort: ['totalCost', 'descending'],
  },
  { name: 'status', Cell: Standing, className: styles.status },
  { name: 'date', Cell: Arrival, className: styles.date, sort: ['createdAt', 'descending'] },
  { name: 'actions', Cell: Answers, className: styles.actions, isAtEnd: true },
] as const satisfies readonly Column<InquirySummary>[];

/** Left out for a row that has not come. */
export function classOfInquiry(inquiry?: InquirySummary): string {
  return `${styles.inquiry} ${inquiry && isUnanswered(inquiry) ? styles.unread : ''}`;
}

/** A call may have answered what is still new. */
function isUnanswered({ status, respondedAt }: InquirySummary): boolean {
  return status === 'new' && respondedAt === null;
}

/** The same in rows of one line. */
export function classOfDenseInquiry(inquiry?: InquirySummary): string {
  return `${classOfInquiry(inquiry)} ${styles.dense}`;
}

function Customer({ row }: Cell) {
  const text = useTexts(texts);
  const { customerName, customerCompany, reference } = row;
  return (
    <>
      <RowLink>
        <UserText>{customerName}</UserText>
      </RowLink>
      {isUnanswered(row) && <span className="sr-only">{text.unread}</span>}
      <span className={styles.detail}>
        <Isolated>{reference}</Isolated>
        {customerCompany && (
          <span className={styles.company}>
            <UserText>{customerCompany}</UserText>
          </span>
        )}
      </span>
    </>
  );
}

/** What it is made of and in which colours, as it was called when it was chosen. */
function Order({ row: { garment } }: Cell) {
  const { silhouette, productType, fabric, swatches } = garment;
  return (
    <div className={styles.order}>
      <Garment silhouette={silhouette as Silhouette} colours={swatches.map(({ hex }) => hex)} />
      <span>
        {[productType, fabric, ...swatches].map((item, place) => (
          <Fragment key={place}>
            {place > 0 && '\u00A0· '}
            <LocalName item={item} />
          </Fragment>
        ))}
      </span>
    </div>
  );
}

function Kind({ row }: Cell) {
  const text = useTexts(texts);
  return (
    <>
      {row.isSampleRequest ? text.sampleRequest : text.productionOrder}
      <InquiryFlags inquiry={row} />
    </>
  );
}

function Pieces({ row }: Cell) {
  return useTexts(texts).pieces(row.quantity);
}

function Standing({ row: { status, ownerId } }: Cell) {
  return (
    <>
      <InquiryStatusTag status={status} />
      {ownerId && (
        <span className={styles.owner}>
          <OwnerName id={ownerId} />
        </span>
      )}
    </>
  );
}

function Arrival({ row }: Cell) {
  const { language } = useLanguage();
  return (
    <>
      <time dateTime={row.createdAt}>{formatDate(row.createdAt, language)}</time>
      {row.waiting && (
        <span className={styles.clock}>
          <ResponseClock inquiry={row} />
        </span>
      )}
    </>
  );
}

function Answers({ row, isPending }: Cell) {
  const text = useTexts(texts);
  const decide = use(DecideContext);
  if (!isOffered(row, 'accepted') && !isOffered(row, 'rejected')) return null;
  const button = (status: Decision, label: string) => (
    <Button
      size="small"
      danger={status === 'rejected'}
      aria-describedby={rowLinkId(row.id)}
      disabled={isPending || !isOffered(row, status)}
      onClick={() => decide(row, status)}
    >
      {label}
    </Button>
  );
  return (
    <div>
      {button('accepted', text.accept)}
      {button('rejected', text.reject)}
    </div>
  );
}
