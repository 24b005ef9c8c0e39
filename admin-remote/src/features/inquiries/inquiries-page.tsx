import {
  staffApi,
  useCountInquiriesQuery,
  useListInquiriesQuery,
  type InquirySummary,
} from '@tiraz/api-client/staff';
import { INQUIRY_STATUSES, type InquiryStatus } from '@tiraz/contracts/inquiry-status';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/inquiries';
import { texts as statusTexts } from '@tiraz/messages/inquiry/statuses';
import {
  BulkBar,
  DENSITIES,
  FilterBar,
  FilterSelect,
  NewRows,
  PageTurner,
  RowTable,
  useDensity,
  useKnownPage,
  useListAddress,
  useRows,
  useStableCallback,
  useSteadyRows,
} from '@tiraz/staff-kit/list';
import { writeAddress } from '@tiraz/staff-kit/list-address';
import { useShortcuts } from '@tiraz/staff-kit/keys';
import {
  DownloadButton,
  LoadFailure,
  PageHead,
  StaffLink,
  useGo,
  useMay,
  useSeenText,
} from '@tiraz/staff-kit/page';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { isOffered, type Decision } from '../../ui/inquiry-status';
import { BulkChoices, type BulkChoice } from './bulk-choices';
import { BulkOutcome } from './bulk-outcome';
import { classOfDenseInquiry, classOfInquiry, COLUMNS, DecideContext } from './inquiry-columns';
import { InquiryFilters } from './inquiry-filters';
import {
  countedUpTo,
  csvAddress,
  INQUIRIES,
  listRequest,
  narrowing,
  SORTS,
  type ListAddress,
} from './list-address';
import { NoInquiries } from './no-inquiries';
import { SavedViews } from './saved-views';
import { SheetExport } from './sheet-export';
import { useAcceptanceQuestion } from './use-acceptance-question';
import { useBulkChange } from './use-bulk-change';
import { useCounted } from './use-counted';
import { useFirstView } from './use-first-view';
import { useLostQuestion } from './use-lost-question';
import { useStatusChange } from './use-status-change';

/** How many the whole list has, on all its pages, as far as they are counted. */
function matched(counts: Record<InquiryStatus, number>, { status }: ListAddress, most = Infinity): number {
  const count = status === 'all' ? Object.values(counts).reduce((sum, one) => sum + one, 0) : counts[status];
  return Math.min(count, most + 1);
}

/** For those who may not answer. */
const READING_COLUMNS = COLUMNS.filter(({ name }) => name !== 'actions');
const NO_INQUIRIES: readonly InquirySummary[] = [];

/** What came in, and the quickest answers to it. */
export default function InquiriesPage() {
  const text = useTexts(texts);
  const statuses = useTexts(statusTexts);
  const go = useGo();
  const seen = useSeenText();
  const mayAnswer = useMay('inquiries.answer');
  const { address, search, change } = useListAddress(INQUIRIES);
  useFirstView(search);
  const inquiries = useListInquiriesQuery(listRequest(address));
  const { data, currentData, isFetching, isError, refetch } = inquiries;
  const isTurning = useKnownPage(inquiries, address.cursor, change);
  const { data: counts } = useCountInquiriesQuery(narrowing(address));
  const counted = useCounted(countedUpTo(address));
  const [density, setDensity] = useDensity();
  const [look] = staffApi.useLazyGetInquiryQuery();
  const steady = useSteadyRows<InquirySummary>(
    currentData?.items,
    search,
    async (id) => (await look(id)).data,
  );
  // While another list is on its way, the former one stands there.
  const rows = currentData ? steady.rows : data?.items;
  const list = useRows(rows ?? NO_INQUIRIES, search, currentData !== undefined);
  const { askWhy, lostDialog } = useLostQuestion();
  const { pending, changeStatus } = useStatusChange(askWhy);
  const bulk = useBulkChange(askWhy);
  const isAgreed = useAcceptanceQuestion();
  const isDeciding = useRef(false);
  const [choice, setChoice] = useState<BulkChoice>();
  const count = list.selected.length;

  /** A second press does not answer a second time while the first is being asked about or stored. */
  const once = async (work: () => Promise<void>) => {
    if (isDeciding.current) return;
    isDeciding.current = true;
    await work().finally(() => (isDeciding.current = false));
  };

  // Stable, so that a change of one row renders one row.
  const decide = useStableCallback((inquiry: InquirySummary | undefined, status: Decision) => {
    if (!inquiry || !isOffered(inquiry, status) || pending.has(inquiry.id)) return;
    list.focus(inquiry.id);
    void once(async () => {
      if (status !== 'accepted' || (await isAgreed([inquiry]))) void changeStatus(inquiry, status);
    });
  });
  const answerSelected = (ask: () => Promise<boolean>) =>
    once(async () => {
      if (!(await ask())) return;
      list.clear();
      // A second press of the key would answer the row that it was on.
      list.forget();
    });
  const changeSelected = (status: InquiryStatus) =>
    answerSelected(
      async () =>
        (status !== 'accepted' || (await isAgreed(list.selected))) &&
        (await bulk.changeAll(list.selected, status)),
    );
  /** A key answers what is selected, as the bar does; without a selection the row that it stands on. */
  const answer = (status: Decision) =>
    count > 0 ? void changeSelected(status) : decide(list.current(), status);
  /** Opens what can be done to all that is selected; with nothing selected, that row alone is. */
  const choose = (what: BulkChoice) => {
    const current = list.current();
    if (count === 0 && !current) return;
    if (count === 0 && current) list.select(current.id, false);
    setChoice(what);
  };

  const { next, previous } = list.keys;
  useShortcuts({
    ...(mayAnswer
      ? {
          ...list.keys,
          statusOfAll: () => choose('status'),
          ownerOfAll: () => choose('owner'),
          acceptAll: () => answer('accepted'),
          rejectAll: () => answer('rejected'),
        }
      : { next, previous }),
    open: 'itself',
  });

  return (
    <>
      <PageHead title={text.listTitle}>
        {mayAnswer && (
          <Button type="primary" onClick={() => go('/inquiries/new')}>
            {text.add}
          </Button>
        )}
        <StaffLink
          to={`/inquiries/board${writeAddress(INQUIRIES, { ...address, status: 'all', cursor: '' })}`}
        >
          {text.asBoard}
        </StaffLink>
        <FilterSelect
          label={text.density}
          value={density}
          onChange={setDensity}
          options={DENSITIES.map((one) => ({ value: one, label: text.densities[one] }))}
        />
        <DownloadButton href={csvAddress(address)} download="inquiries.csv" isDear>
          {text.exportCsv}
        </DownloadButton>
        <SheetExport address={address} count={counts && matched(counts, address, countedUpTo(address))} />
      </PageHead>
      <SavedViews address={address} />
      <FilterBar
        search={{ q: address.q, label: text.search, hint: text.searchHint }}
        onSearch={(q, options) => change({ q }, options)}
        choices={{
          label: text.statusFilter,
          value: address.status,
          onChange: (status) => change({ status }),
          options: [
            { value: 'all', label: text.all },
            ...INQUIRY_STATUSES.map((status) => ({
              value: status,
              label: statuses[status],
              count: counts && counted(counts[status]),
            })),
          ],
        }}
        sort={{
          label: text.sort,
          value: address.sort,
          onChange: (sort) => change({ sort }),
          options: SORTS.map((sort) => ({ value: sort, label: text.sorts[sort] })),
        }}
      />
      <InquiryFilters address={address} onChange={change} />
      {bulk.outcome && (
        <BulkOutcome
          outcome={bulk.outcome}
          isPending={bulk.isPending}
          onUndo={bulk.outcome.undo}
          onClose={bulk.dismiss}
        />
      )}
      {isError && !currentData && !isTurning ? (
        <LoadFailure onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <>
          <PageTurner
            page={data}
            cursor={address.cursor}
            onTurn={change}
            countedUpTo={countedUpTo(address)}
            isSticky
          />
          <NewRows of={steady} isBelowTurner onShown={() => list.focus(currentData?.items[0]?.id)} />
          {data?.total === 0 && rows?.length === 0 ? (
            <NoInquiries address={address} onShowAll={() => change(INQUIRIES.whole)} />
          ) : (
            <DecideContext value={decide}>
              <RowTable
                look="open"
                label={text.listTitle}
                columns={mayAnswer ? COLUMNS : READING_COLUMNS}
                labels={text}
                rows={rows}
                isStale={data !== undefined && currentData === undefined}
                sort={address.sort}
                onSort={(sort) => change({ sort: sort as ListAddress['sort'] })}
                list={list}
                selectAll={text.selectAll}
                selectOne={mayAnswer ? ({ customerName }) => text.selectOne(seen(customerName)) : undefined}
                hrefOf={({ id }) => `/inquiries/${id}${search}`}
                pending={pending}
                isDense={density === 'dense'}
                classOf={density === 'dense' ? classOfDenseInquiry : classOfInquiry}
              />
            </DecideContext>
          )}
          {mayAnswer && (
            <BulkBar
              label={count > 0 ? text.selected(count) : ''}
              clear={text.clearSelection}
              onClear={list.clear}
              onLeave={() => {
                setChoice(undefined);
                list.focus(list.current()?.id);
              }}
            >
              <BulkChoices
                selected={list.selected}
                isPending={bulk.isPending}
                open={choice}
                onOpen={setChoice}
                onStatus={(status) => void changeSelected(status)}
                onOwner={(owner) => void answerSelected(() => bulk.assignAll(list.selected, owner))}
              />
            </BulkBar>
          )}
        </>
      )}
      {lostDialog}
    </>
  );
}
