import type { InquirySummary } from '@tiraz/api-client/staff';
import { formatDate, useLanguage, useTexts } from '@tiraz/locale';
import { Isolated, Money, StaffLink, UserText, useSeenText } from '@tiraz/staff-kit/page';
import { Button } from 'antd';
import { memo, type MouseEvent } from 'react';
import { InquiryStatusTag } from '../../ui/status-tag';
import { InquiryFlags } from './inquiry-flags';
import styles from './inquiry-table.module.css';
import { texts } from './texts';

interface InquiryRowProps {
  inquiry: InquirySummary;
  href: string;
  isSelected: boolean;
  isPending: boolean;
  onSelect: (id: string, withRange: boolean) => void;
  onDecide: (inquiry: InquirySummary, status: 'accepted' | 'rejected') => void;
  onOpen: (id: string) => void;
}

/** One inquiry in the list: a row of the table, a card on a phone. */
export const InquiryRow = memo(function InquiryRow({
  inquiry,
  href,
  isSelected,
  isPending,
  onSelect,
  onDecide,
  onOpen,
}: InquiryRowProps) {
  const { language } = useLanguage();
  const text = useTexts(texts);
  const seen = useSeenText();
  const { id, customerName, customerCompany, reference, status, next } = inquiry;
  const nameId = `inquiry-${id}`;
  const rowClasses = [styles.row, status === 'new' && styles.unread, isSelected && styles.selected];

  /** A press anywhere in the row opens it, unless it met a control or ends the marking of text. */
  const openFromRow = (event: MouseEvent<HTMLElement>) => {
    const { target, currentTarget, button, ctrlKey, metaKey, shiftKey } = event;
    const isControl = target instanceof Element && target.closest('a, button, input, label');
    if (isControl || button > 1 || !getSelection()?.isCollapsed) return;
    const link = currentTarget.querySelector<HTMLAnchorElement>('a[data-inquiry]');
    if (button === 1 || ctrlKey || metaKey || shiftKey) window.open(link?.href, '_blank', 'noopener');
    else link?.click();
  };
  /** The wheel's button opens a tab, and does not begin to scroll. */
  const onWheelButton = (event: MouseEvent<HTMLElement>) => {
    if (event.button === 1) event.preventDefault();
  };

  return (
    <tr
      role="row"
      className={rowClasses.filter(Boolean).join(' ')}
      onClick={openFromRow}
      onAuxClick={openFromRow}
      onMouseDown={onWheelButton}
    >
      <td role="cell" className={styles.tick}>
        <label>
          <input
            type="checkbox"
            aria-label={text.selectOne(seen(customerName))}
            checked={isSelected}
            onChange={({ nativeEvent }) =>
              onSelect(id, nativeEvent instanceof globalThis.MouseEvent && nativeEvent.shiftKey)
            }
          />
        </label>
      </td>
      <td role="rowheader" className={styles.customer}>
        <StaffLink id={nameId} data-inquiry={id} className={styles.name} to={href} onClick={() => onOpen(id)}>
          <UserText>{customerName}</UserText>
        </StaffLink>
        {status === 'new' && <span className="sr-only">{text.unread}</span>}
        <span className={styles.detail}>
          <Isolated>{reference}</Isolated>
          {customerCompany && (
            <span className={styles.company}>
              <UserText>{customerCompany}</UserText>
            </span>
          )}
        </span>
      </td>
      <td role="cell" className={styles.email}>
        <Isolated>{inquiry.customerEmail}</Isolated>
      </td>
      <td role="cell" className={styles.kind}>
        {inquiry.isSampleRequest ? text.sampleRequest : text.productionOrder}
        <InquiryFlags inquiry={inquiry} />
      </td>
      <td role="cell" className={`${styles.number} ${styles.pieces}`}>
        {text.pieces(inquiry.quantity)}
      </td>
      <td role="cell" className={`${styles.number} ${styles.value}`}>
        <Money amount={inquiry.totalCost} />
      </td>
      <td role="cell" className={styles.status}>
        <InquiryStatusTag status={status} />
      </td>
      <td role="cell" className={styles.date}>
        <time dateTime={inquiry.createdAt}>{formatDate(inquiry.createdAt, language)}</time>
      </td>
      <td role="cell" className={styles.actions}>
        <div>
          <Button
            size="small"
            aria-describedby={nameId}
            disabled={isPending || !next.includes('accepted')}
            onClick={() => onDecide(inquiry, 'accepted')}
          >
            {text.accept}
          </Button>
          <Button
            size="small"
            danger
            aria-describedby={nameId}
            disabled={isPending || !next.includes('rejected')}
            onClick={() => onDecide(inquiry, 'rejected')}
          >
            {text.reject}
          </Button>
        </div>
      </td>
    </tr>
  );
});
