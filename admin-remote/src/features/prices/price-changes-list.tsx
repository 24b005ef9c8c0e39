import {
  ifMatch,
  problemOf,
  useApplyPriceChangeMutation,
  useCancelPriceChangeMutation,
  useListPriceChangesQuery,
  useRevertPriceChangeMutation,
  type ApiError,
  type PriceChangeSummary,
} from '@tiraz/api-client/staff';
import { formatDateTime, localised, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/prices';
import { PagedList, RowTable, useSearchState, type Column } from '@tiraz/staff-kit/list';
import { EmptyList, Panel, StatusTag, useNotify, type Tone } from '@tiraz/staff-kit/page';
import { Button } from 'antd';
import { createContext, use, useState } from 'react';
import { PriceChangeDialog } from './price-change-dialog';
import { StaffName } from '../../ui/staff-name';
import styles from './prices.module.css';
import { useChangeName } from './use-change-name';
import { saidOfRevert } from './use-save-change';

const PAGE = 20;
const ADDRESS = { cursor: '' };
const TONES: Readonly<Record<PriceChangeSummary['state'], Tone>> = {
  draft: 'quiet',
  scheduled: 'going',
  applied: 'good',
  reverted: 'quiet',
  cancelled: 'quiet',
};

const OpenContext = createContext<(id: string) => void>(() => undefined);

const COLUMNS = [
  { name: 'what', Cell: What, isHead: true },
  { name: 'state', Cell: State },
  { name: 'moment', Cell: Moment },
  { name: 'who', Cell: ({ row }) => <StaffName email={row.createdBy} />, className: styles.who },
  { name: 'steps', Cell: Steps },
] as const satisfies readonly Column<PriceChangeSummary>[];

/** Changes of prices, the newest first, with what can be done with each. */
export function PriceChangesList() {
  const t = useTexts(texts);
  const [{ cursor }, setAddress] = useSearchState(ADDRESS);
  const changes = useListPriceChangesQuery({ limit: PAGE, ...(cursor && { cursor }) });
  const [opened, setOpened] = useState<string>();
  return (
    <Panel title={t.changes}>
      <OpenContext value={setOpened}>
        <PagedList
          of={changes}
          cursor={cursor}
          onTurn={setAddress}
          turner="below"
          lines={3}
          empty={<EmptyList title={t.noChanges} hint={t.noChangesHint} />}
        >
          {(rows) => <RowTable look="framed" label={t.changes} columns={COLUMNS} labels={t} rows={rows} />}
        </PagedList>
      </OpenContext>
      {opened && <PriceChangeDialog id={opened} onClose={() => setOpened(undefined)} />}
    </Panel>
  );
}

interface CellProps {
  row: PriceChangeSummary;
}

function What({ row }: CellProps) {
  const t = useTexts(texts);
  const open = use(OpenContext);
  const { language } = useLanguage();
  const name = useChangeName()(row);
  const first = localised(row.first, 'name', language).text;
  const others = row.itemCount > 1 ? ` ${t.andMore(row.itemCount - 1)}` : '';
  return (
    <>
      <Button
        type="link"
        className={styles.name}
        aria-label={t.details(`${name}, ${first}`)}
        onClick={() => open(row.id)}
      >
        <bdi dir={row.rule ? 'ltr' : undefined}>{name}</bdi>
      </Button>
      <small className={styles.items}>
        <bdi>{first}</bdi>
        {others}
      </small>
    </>
  );
}

function State({ row: { state, leftAloneCount } }: CellProps) {
  const t = useTexts(texts);
  return (
    <>
      <StatusTag tone={TONES[state]}>{t.states[state]}</StatusTag>
      {leftAloneCount > 0 && <small className={styles.items}>{t.leftAlone(leftAloneCount)}</small>}
    </>
  );
}

function Moment({ row: { effectiveAt, createdAt } }: CellProps) {
  const { language } = useLanguage();
  const at = effectiveAt ?? createdAt;
  return <time dateTime={at}>{formatDateTime(at, language)}</time>;
}

function Steps({ row }: CellProps) {
  const t = useTexts(texts);
  const notify = useNotify();
  const name = useChangeName()(row);
  const [apply, applying] = useApplyPriceChangeMutation();
  const [cancel, cancelling] = useCancelPriceChangeMutation();
  const [revert, reverting] = useRevertPriceChangeMutation();
  const isBusy = applying.isLoading || cancelling.isLoading || reverting.isLoading;
  const faults: Record<string, string> = t.faults;

  const take = async (step: 'apply' | 'cancel' | 'revert') => {
    const which = { id: row.id, ...ifMatch(row.version) };
    try {
      const changed = await { apply, cancel, revert }[step](which).unwrap();
      notify.success(step === 'revert' ? saidOfRevert(changed, t) : t.stepped[step]);
    } catch (error) {
      const code = problemOf(error as ApiError)?.code ?? '';
      const isStale = code === 'entity.stale';
      notify.error(faults[isStale ? 'price-change.wrong-state' : code] ?? t.stepFailed, error as ApiError);
    }
  };
  return (
    <span className={styles.steps}>
      {(['apply', 'cancel', 'revert'] as const)
        .filter((step) => row.next.includes(step))
        .map((step) => (
          <Button
            key={step}
            disabled={isBusy}
            aria-label={t.stepOf({ step: t.step[step], change: name })}
            onClick={() => void take(step)}
          >
            {t.step[step]}
          </Button>
        ))}
    </span>
  );
}
