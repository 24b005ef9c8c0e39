import { useListMailsQuery, type Mail } from '@tiraz/api-client/staff';
import { formatDateTime, formatNumber, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/mail';
import {
  Filters,
  FilterSelect,
  PagedList,
  RowLink,
  RowTable,
  useListAddress,
  type Column,
} from '@tiraz/staff-kit/list';
import type { ListDefinition } from '@tiraz/staff-kit/list-address';
import { EmptyList, Isolated, PageHead, UserText } from '@tiraz/staff-kit/page';
import { MailState } from './mail-state';
import styles from './mail.module.css';
import { RetryButton } from './retry-button';

const PAGE = 50;
const MOST_COUNTED = 10_000;

const STATES = ['all', 'due', 'sent', 'failed', 'held'] as const;
type Choice = (typeof STATES)[number];

const MAILS: ListDefinition<{ state: Choice; cursor: string }> = {
  whole: { state: 'all', cursor: '' },
  known: { state: STATES },
};

/** What the list says of a mail; the names are those of their texts. */
const COLUMNS = [
  { name: 'to', Cell: To, isHead: true, className: styles.to },
  { name: 'subject', Cell: ({ row }) => <UserText>{row.subject}</UserText> },
  { name: 'state', Cell: State },
  { name: 'tries', Cell: Tries, isAtEnd: true },
  { name: 'lastFailure', Cell: Failure },
  { name: 'moment', Cell: ({ row }) => <Moment of={row.sentAt ?? row.createdAt} /> },
] as const satisfies readonly Column<Mail>[];

/** All mails to customers and staff, and what became of them. */
export default function MailPage() {
  const t = useTexts(texts);
  const { address, change } = useListAddress(MAILS);
  const { state, cursor } = address;
  const mails = useListMailsQuery({
    limit: PAGE,
    ...(state !== 'all' && { state }),
    ...(cursor && { cursor }),
  });
  return (
    <>
      <PageHead title={t.title} subtitle={t.subtitle} />
      <Filters>
        <FilterSelect<Choice>
          label={t.state}
          value={state}
          onChange={(next) => change({ state: next, cursor: '' })}
          options={STATES.map((known) => ({ value: known, label: t.states[known] }))}
        />
      </Filters>
      <PagedList
        of={mails}
        cursor={cursor}
        onTurn={change}
        countedUpTo={MOST_COUNTED}
        turner="below"
        empty={<EmptyList title={t.none} hint={t.noneHint} />}
      >
        {(rows) => (
          <RowTable
            look="framed"
            label={t.title}
            columns={COLUMNS}
            labels={t}
            rows={rows}
            hrefOf={({ id }) => `/mail/${id}`}
          />
        )}
      </PagedList>
    </>
  );
}

/** Of whoever is invited nobody knows the name. */
function To({ row: { name, email } }: { row: Mail }) {
  return (
    <>
      <RowLink>{name ? <UserText>{name}</UserText> : <Isolated>{email}</Isolated>}</RowLink>
      {name && (
        <small className={styles.address}>
          <Isolated>{email}</Isolated>
        </small>
      )}
    </>
  );
}

function State({ row }: { row: Mail }) {
  return (
    <span className={styles.state}>
      <MailState mail={row} />
      <RetryButton mail={row} />
    </span>
  );
}

function Tries({ row: { tries } }: { row: Mail }) {
  const { language } = useLanguage();
  return formatNumber(tries, language);
}

function Failure({ row: { lastFailure } }: { row: Mail }) {
  const { noFailure } = useTexts(texts);
  return lastFailure === null ? noFailure : <UserText>{lastFailure}</UserText>;
}

function Moment({ of: instant }: { of: string }) {
  const { language } = useLanguage();
  return <time dateTime={instant}>{formatDateTime(instant, language)}</time>;
}
