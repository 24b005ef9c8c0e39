import {
  staffApi,
  useListInquiriesQuery,
  type InquirySummary,
  type SumInquiriesApiResponse,
} from '@tiraz/api-client/staff';
import type { InquiryStatus } from '@tiraz/contracts/inquiry-status';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/board';
import { NewRows, useSteadyRows } from '@tiraz/staff-kit/list';
import { writeAddress } from '@tiraz/staff-kit/list-address';
import { LoadFailure, Loading, Money, StaffLink } from '@tiraz/staff-kit/page';
import { Button } from 'antd';
import { use, useId, useState } from 'react';
import { InquiryStatusTag } from '../../ui/status-tag';
import { BoardCard } from './board-card';
import { BoardContext, HandlingContext } from './board-context';
import styles from './board.module.css';
import { countedUpTo, INQUIRIES, listRequest, type ListAddress } from './list-address';
import { useCounted } from './use-counted';

/** So many cards come at once. */
const CARDS = 20;
/** The API answers with no more; the rest is in the list. */
const MOST_CARDS = 1000;

interface BoardColumnProps {
  status: InquiryStatus;
  address: ListAddress;
  /** Undefined until it is known. */
  sum: SumInquiriesApiResponse[InquiryStatus] | undefined;
}

/** The inquiries of one status, what they come to, and the place where others are dropped. */
export function BoardColumn({ status, address, sum }: BoardColumnProps) {
  const t = useTexts(texts);
  const { setDragged, move } = use(BoardContext);
  const { pending, moved, dragged, opened } = use(HandlingContext);
  const counted = useCounted(countedUpTo(address));
  const heading = useId();
  const [isOver, setOver] = useState(false);
  const ofColumn = { ...address, status, cursor: '' };
  const search = writeAddress(INQUIRIES, ofColumn);
  const [more, setMore] = useState({ search, limit: CARDS });
  const limit = more.search === search ? more.limit : CARDS;
  const { currentData, isFetching, isError, refetch, ...query } = useListInquiriesQuery({
    ...listRequest(ofColumn),
    limit,
  });
  const isFailed = isError && !currentData;
  /** Of which list the last answer is, which stands there until there is another. */
  const [answered, setAnswered] = useState(search);
  if (currentData && answered !== search) setAnswered(search);
  const data = isFailed && answered !== search ? undefined : query.data;
  const [look] = staffApi.useLazyGetInquiryQuery();
  const steady = useSteadyRows<InquirySummary>(data?.items, search, async (id) => (await look(id)).data);
  const takes = dragged !== undefined && dragged.status !== status && dragged.next.includes(status);
  // The column that it was moved to may have its answer before this one.
  const rows = steady.rows.filter(({ id, version }) => {
    const now = moved.get(id);
    return !now || now.version <= version || now.status === status;
  });
  const left = (data?.total ?? 0) - limit;

  return (
    <section
      className={styles.column}
      aria-labelledby={heading}
      data-column={status}
      data-takes={takes}
      data-over={takes && isOver}
      onDragOver={(event) => {
        if (!takes) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) =>
        setOver(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
      }
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        setDragged(undefined);
        if (dragged && takes) void move(dragged, status);
      }}
    >
      <h2 id={heading} tabIndex={-1}>
        <InquiryStatusTag status={status} />
        {sum && (
          <>
            <span className={styles.count}>
              <span aria-hidden="true">{counted(sum.count).figure}</span>
              <span className="sr-only">{counted(sum.count).words}</span>
            </span>
            {sum.value !== null && (
              <span className={styles.sum}>
                <Money amount={sum.value} />
              </span>
            )}
          </>
        )}
      </h2>
      <NewRows of={steady} />
      {!data && !isFailed && <Loading lines={4} />}
      {data?.total === 0 && rows.length === 0 && <p className={styles.nothing}>{t.nothing}</p>}
      <ul aria-labelledby={heading}>
        {rows.map((inquiry) => (
          <BoardCard
            key={inquiry.id}
            inquiry={inquiry}
            column={status}
            isPending={pending.has(inquiry.id)}
            isDragged={dragged?.id === inquiry.id}
            isOpened={opened === inquiry.id}
          />
        ))}
      </ul>
      {isFailed && <LoadFailure onRetry={() => void refetch()} retrying={isFetching} />}
      {!isFailed &&
        left > 0 &&
        (limit < MOST_CARDS ? (
          <Button block disabled={isFetching} onClick={() => setMore({ search, limit: limit + CARDS })}>
            {t.more(Math.min(left, CARDS))}
          </Button>
        ) : (
          <StaffLink to={`/inquiries${search}`}>{t.inList}</StaffLink>
        ))}
    </section>
  );
}
