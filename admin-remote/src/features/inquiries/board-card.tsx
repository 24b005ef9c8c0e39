import type { InquirySummary } from '@tiraz/api-client/staff';
import { Garment } from '@tiraz/artwork/garment';
import type { Silhouette } from '@tiraz/contracts/garments';
import { INQUIRY_STATUSES, type InquiryStatus } from '@tiraz/contracts/inquiry-status';
import { formatDate, LocalName, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/board';
import { texts as statusTexts } from '@tiraz/messages/inquiry/statuses';
import { Isolated, Money, StaffLink, UserText } from '@tiraz/staff-kit/page';
import { Button } from 'antd';
import { memo, use, useEffect, useId, useRef } from 'react';
import { OwnerName } from '../../ui/owner-name';
import { ResponseClock } from '../../ui/response-clock';
import { InquiryStatusTag } from '../../ui/status-tag';
import { BoardContext } from './board-context';
import styles from './board.module.css';
import { InquiryFlags } from './inquiry-flags';

interface BoardCardProps {
  inquiry: InquirySummary;
  /** Where the card lies; somebody else may have moved the inquiry on since. */
  column: InquiryStatus;
  isPending: boolean;
  isDragged: boolean;
  /** Its moves are shown. */
  isOpened: boolean;
}

/** An inquiry on the board: what one has to know to move it on, and where it may go. */
export const BoardCard = memo(function BoardCard({
  inquiry,
  column,
  isPending,
  isDragged,
  isOpened,
}: BoardCardProps) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const { mayAnswer, inquiries, setDragged, setOpened, search } = use(BoardContext);
  const link = useId();
  const { id, status, garment } = inquiry;

  useEffect(() => {
    const shown = inquiries.current;
    shown.set(id, inquiry);
    return () => {
      if (shown.get(id) === inquiry) shown.delete(id);
    };
  }, [id, inquiries, inquiry]);

  return (
    <li
      className={styles.card}
      data-card={id}
      data-status={status}
      data-pending={isPending}
      data-dragged={isDragged}
      draggable={mayAnswer && !isPending}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', inquiry.reference);
        setDragged(inquiry);
      }}
      onDragEnd={() => setDragged(undefined)}
    >
      <Garment
        silhouette={garment.silhouette as Silhouette}
        colours={garment.swatches.map(({ hex }) => hex)}
      />
      <div className={styles.what}>
        <StaffLink id={link} className={styles.customer} draggable={false} to={`/inquiries/${id}${search}`}>
          <UserText>{inquiry.customerName}</UserText>
        </StaffLink>
        <span className={styles.detail}>
          <Isolated>{inquiry.reference}</Isolated>
        </span>
        <span>
          <LocalName item={garment.productType} />
          {'\u00A0· '}
          <LocalName item={garment.fabric} />
        </span>
        <span className={styles.value}>
          <Money amount={inquiry.totalCost} />
        </span>
        <InquiryFlags inquiry={inquiry} />
        {status !== column && <InquiryStatusTag status={status} />}
        <span className={styles.clock}>
          {inquiry.waiting || inquiry.respondedAt ? (
            <ResponseClock inquiry={inquiry} />
          ) : (
            <time dateTime={inquiry.createdAt}>{formatDate(inquiry.createdAt, language)}</time>
          )}
        </span>
        {inquiry.ownerId && (
          <span className={styles.detail}>
            <OwnerName id={inquiry.ownerId} />
          </span>
        )}
        {mayAnswer && (
          <Button
            size="small"
            className={styles.move}
            aria-expanded={isOpened}
            aria-describedby={link}
            disabled={isPending}
            onClick={() => setOpened(isOpened ? undefined : id)}
          >
            {t.move}
          </Button>
        )}
        {mayAnswer && isOpened && <Moves inquiry={inquiry} />}
      </div>
    </li>
  );
});

/** Where an inquiry may go, as the server says. */
function Moves({ inquiry }: { inquiry: InquirySummary }) {
  const t = useTexts(texts);
  const statuses = useTexts(statusTexts);
  const { setOpened, move } = use(BoardContext);
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => list.current?.querySelector('button')?.focus(), []);

  return (
    <ul
      ref={list}
      data-moves
      className={styles.moves}
      aria-label={t.moveTo}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        list.current?.closest('[data-card]')?.querySelector<HTMLElement>('a')?.focus();
        setOpened(undefined);
      }}
    >
      {INQUIRY_STATUSES.filter((status) => inquiry.next.includes(status)).map((status) => (
        <li key={status}>
          <Button block size="small" onClick={() => void move(inquiry, status)}>
            {statuses[status]}
          </Button>
        </li>
      ))}
    </ul>
  );
}
