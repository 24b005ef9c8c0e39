import { useListInquiriesQuery, type InquirySummary } from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import {
  keepOnly,
  leaveList,
  NOTHING_SELECTED,
  PageTurner,
  type ShortcutKeys,
  ShortcutsDialog,
  toggle,
  toggleAll,
  toggleRange,
  useRowFocus,
  useSearchState,
  useShortcuts,
  useStableCallback,
} from '@tiraz/staff-kit/list';
import { DownloadButton, LoadFailure, PageHead } from '@tiraz/staff-kit/page';
import type { InputRef } from 'antd';
import { useRef, useState } from 'react';
import type { InquiryStatus } from '../../ui/status-tag';
import { BulkBar } from './bulk-bar';
import { BulkOutcome } from './bulk-outcome';
import styles from './inquiries-page.module.css';
import { InquiryTable } from './inquiry-table';
import { csvAddress, readListAddress, WHOLE_LIST, writeListAddress } from './list-address';
import { ListFilter } from './list-filter';
import { listRequest } from './neighbours';
import { NoInquiries } from './no-inquiries';
import { texts } from './texts';
import { useAcceptanceQuestion } from './use-acceptance-question';
import { useBulkChange } from './use-bulk-change';
import { useStatusChange } from './use-status-change';

const KEYS: ShortcutKeys = [
  ['search', '/'],
  ['next', 'J'],
  ['previous', 'K'],
  ['open', 'Enter'],
  ['select', 'X'],
  ['extend', 'Shift + J', 'Shift + K'],
  ['status', 'S'],
  ['clear', 'Esc'],
  ['acceptAll', 'A'],
  ['rejectAll', 'R'],
  ['help', '?'],
];
const NO_INQUIRIES: readonly InquirySummary[] = [];

/** What came in, and the quickest answers to it. */
export default function InquiriesPage() {
  const text = useTexts(texts);
  const [given, changeAddress] = useSearchState<Record<keyof typeof WHOLE_LIST, string>>(WHOLE_LIST);
  const address = readListAddress(given);
  const search = writeListAddress(address);
  const { data, currentData, isFetching, isError, refetch } = useListInquiriesQuery(listRequest(address));
  const inquiries = data?.items ?? NO_INQUIRIES;
  const order = inquiries.map(({ id }) => id);

  const [selected, setSelection] = useState(NOTHING_SELECTED);
  const selection = keepOnly(selected, order);
  const selectedInquiries = inquiries.filter(({ id }) => selection.ids.has(id));
  const { pending, changeStatus } = useStatusChange();
  const bulk = useBulkChange();
  const isAgreed = useAcceptanceQuestion();
  const isDeciding = useRef(false);
  const rows = useRowFocus(order, search, currentData !== undefined, setSelection);
  const searchField = useRef<InputRef>(null);
  const [showsKeys, setShowsKeys] = useState(false);
  const [choosesStatus, setChoosesStatus] = useState(false);

  /** A second press does not answer a second time while the first is being asked about or stored. */
  const once = async (work: () => Promise<void>) => {
    if (isDeciding.current) return;
    isDeciding.current = true;
    await work().finally(() => (isDeciding.current = false));
  };

  // Stable, so that a change of one row renders one row.
  const select = useStableCallback((id: string, withRange: boolean) =>
    setSelection(withRange ? toggleRange(selection, id, order) : toggle(selection, id)),
  );
  const decide = useStableCallback((inquiry: InquirySummary | undefined, status: 'accepted' | 'rejected') => {
    if (!inquiry?.next.includes(status) || pending.has(inquiry.id)) return;
    rows.focus(inquiry.id);
    void once(async () => {
      if (status !== 'accepted' || (await isAgreed([inquiry]))) void changeStatus(inquiry, status);
    });
  });
  const changeSelected = (status: InquiryStatus) =>
    once(async () => {
      if (status === 'accepted' && !(await isAgreed(selectedInquiries))) return;
      if (!(await bulk.changeAll(selectedInquiries, status))) return;
      setSelection(NOTHING_SELECTED);
      // A second press of the key would answer the row that it was on.
      rows.forget();
    });
  /** A key answers what is selected, as the bar does; without a selection the row that it stands on. */
  const answer = (status: 'accepted' | 'rejected') =>
    selection.ids.size > 0 ? void changeSelected(status) : decide(current(), status);
  const open = useStableCallback((id: string) => leaveList(search, id, selection));
  const current = () => inquiries.find(({ id }) => id === rows.currentId());
  /** Opens the statuses that what is selected can be given; with nothing selected, that row alone is. */
  const chooseStatus = () => {
    const id = rows.currentId();
    if (selection.ids.size === 0 && id === undefined) return;
    if (selection.ids.size === 0 && id !== undefined) select(id, false);
    setChoosesStatus(true);
  };
  /** Ticks the row with the focus and the next one with it, as a range. */
  const extend = (by: 1 | -1) => {
    const from = rows.currentId();
    const to = rows.move(by);
    if (from === undefined || to === undefined) return;
    const start = selection.ids.has(from) ? { ...selection, anchor: from } : toggle(selection, from);
    setSelection(from === to ? start : toggleRange(start, to, order));
  };

  useShortcuts({
    search: () => searchField.current?.focus({ cursor: 'all' }),
    next: () => rows.move(1),
    previous: () => rows.move(-1),
    extendNext: () => extend(1),
    extendPrevious: () => extend(-1),
    select: () => {
      const id = rows.currentId();
      if (id !== undefined) select(id, false);
    },
    status: chooseStatus,
    ...(selection.ids.size > 0 && { clear: () => setSelection(NOTHING_SELECTED) }),
    accept: () => answer('accepted'),
    reject: () => answer('rejected'),
    help: () => setShowsKeys(true),
  });

  return (
    <>
      <PageHead title={text.listTitle}>
        <ShortcutsDialog keys={KEYS} open={showsKeys} onOpenChange={setShowsKeys} />
        <DownloadButton href={csvAddress(address)} download="inquiries.csv">
          {text.exportCsv}
        </DownloadButton>
      </PageHead>
      <ListFilter address={address} onChange={changeAddress} searchRef={searchField} />
      {bulk.outcome && (
        <BulkOutcome
          outcome={bulk.outcome}
          isPending={bulk.isPending}
          onUndo={() => void bulk.undo()}
          onClose={bulk.dismiss}
        />
      )}
      {isError && !currentData ? (
        <LoadFailure onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <>
          <div className={styles.turner}>
            {data && (
              <PageTurner
                page={data}
                cursor={address.cursor}
                onTurn={(cursor) => changeAddress({ cursor })}
              />
            )}
          </div>
          {data?.total === 0 ? (
            <NoInquiries address={address} onShowAll={() => changeAddress({ ...WHOLE_LIST })} />
          ) : (
            <InquiryTable
              inquiries={data && inquiries}
              address={address}
              isStale={data !== undefined && currentData === undefined}
              selection={selection}
              pending={pending}
              onSort={(sort) => changeAddress({ sort })}
              onSelect={select}
              onSelectAll={() => setSelection(toggleAll(selection, order))}
              onDecide={decide}
              onOpen={open}
            />
          )}
          {selection.ids.size > 0 && (
            <BulkBar
              selected={selectedInquiries}
              isPending={bulk.isPending}
              isOpen={choosesStatus}
              onOpenChange={setChoosesStatus}
              onChange={(status) => void changeSelected(status)}
              onLeave={() => rows.focus(rows.currentId())}
              onClear={() => setSelection(NOTHING_SELECTED)}
            />
          )}
        </>
      )}
    </>
  );
}
