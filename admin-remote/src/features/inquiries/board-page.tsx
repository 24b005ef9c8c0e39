import { useSumInquiriesQuery, type InquirySummary } from '@tiraz/api-client/staff';
import { INQUIRY_STATUSES, type InquiryStatus } from '@tiraz/contracts/inquiry-status';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/inquiries';
import { texts as boardTexts } from '@tiraz/messages/admin-remote/board';
import { useShortcuts } from '@tiraz/staff-kit/keys';
import { Filters, FilterSelect, SearchField, useListAddress, useStableCallback } from '@tiraz/staff-kit/list';
import { writeAddress } from '@tiraz/staff-kit/list-address';
import { PageHead, StaffLink, useGo, useMay } from '@tiraz/staff-kit/page';
import { useMemo, useRef, useState } from 'react';
import { BoardColumn } from './board-column';
import styles from './board.module.css';
import { BoardContext, HandlingContext } from './board-context';
import { useBoardFocus } from './use-board-focus';
import { InquiryFilters } from './inquiry-filters';
import { INQUIRIES, narrowing, SORTS } from './list-address';
import { useAcceptanceQuestion } from './use-acceptance-question';
import { useLostQuestion } from './use-lost-question';
import { useStatusChange } from './use-status-change';

/** The inquiries as cards, a column for each status: what is moved to another column gets its status. */
export default function BoardPage() {
  const text = useTexts(texts);
  const t = useTexts(boardTexts);
  const go = useGo();
  const mayAnswer = useMay('inquiries.answer');
  const { address, change } = useListAddress(INQUIRIES);
  const { data, currentData, isError } = useSumInquiriesQuery(narrowing(address));
  // Where what is asked for does not come, what was asked for before says nothing of it.
  const sums = isError ? currentData : data;
  const { askWhy, lostDialog } = useLostQuestion();
  const { pending, moved, changeStatus } = useStatusChange(askWhy);
  const isAgreed = useAcceptanceQuestion();
  const isAsking = useRef(false);
  const [dragged, setDragged] = useState<InquirySummary>();
  /** Whose moves are shown. */
  const [opened, setOpened] = useState<string>();
  const board = useRef<HTMLDivElement>(null);
  const focus = useBoardFocus(board);
  const search = writeAddress(INQUIRIES, { ...address, status: 'all', cursor: '' });

  const move = useStableCallback(async (inquiry: InquirySummary, to: InquiryStatus) => {
    // A second drop moves nothing while the first is being asked about.
    if (!mayAnswer || isAsking.current || pending.has(inquiry.id) || !inquiry.next.includes(to)) return;
    setOpened(undefined);
    focus.follow(inquiry.id);
    if (to === 'accepted') {
      isAsking.current = true;
      const goesOn = await isAgreed([inquiry]).finally(() => (isAsking.current = false));
      if (!goesOn) return;
    }
    await changeStatus(inquiry, to);
  });
  const inquiries = useRef(new Map<string, InquirySummary>());
  const current = () => inquiries.current.get(focus.current() ?? '');
  const decide = (to: InquiryStatus) => {
    const inquiry = current();
    if (!inquiry) return false;
    void move(inquiry, to);
    return true;
  };

  useShortcuts({
    next: () => focus.step(1),
    previous: () => focus.step(-1),
    cardBelow: () => focus.isOnCard() && focus.step(1),
    cardAbove: () => focus.isOnCard() && focus.step(-1),
    columnRight: () => focus.isOnCard() && focus.turn('right'),
    columnLeft: () => focus.isOnCard() && focus.turn('left'),
    open: 'itself',
    ...(mayAnswer && {
      moveCard: () => {
        const id = focus.current();
        if (!id) return false;
        setOpened(id);
        return true;
      },
      accept: () => decide('accepted'),
      reject: () => decide('rejected'),
    }),
    list: () => go(`/inquiries${search}`),
  });

  const shared = useMemo(
    () => ({ mayAnswer, inquiries, setDragged, setOpened, move, search }),
    [mayAnswer, move, search],
  );
  const handling = useMemo(() => ({ pending, moved, dragged, opened }), [pending, moved, dragged, opened]);

  return (
    <>
      <PageHead title={t.title}>
        <StaffLink to={`/inquiries${search}`}>{t.asList}</StaffLink>
      </PageHead>
      <Filters>
        <SearchField
          q={address.q}
          label={text.search}
          hint={text.searchHint}
          onSearch={(q) => change({ q }, { replace: address.q !== '' && q !== '' })}
        />
        <FilterSelect
          label={text.sort}
          value={address.sort}
          onChange={(sort) => change({ sort })}
          options={SORTS.map((sort) => ({ value: sort, label: text.sorts[sort] }))}
        />
      </Filters>
      <InquiryFilters address={address} onChange={change} />
      <BoardContext value={shared}>
        <HandlingContext value={handling}>
          <div ref={board} className={styles.board} role="group" aria-label={t.title} tabIndex={0}>
            {INQUIRY_STATUSES.map((status) => (
              <BoardColumn key={status} status={status} address={address} sum={sums?.[status]} />
            ))}
          </div>
        </HandlingContext>
      </BoardContext>
      {lostDialog}
    </>
  );
}
