import { useListAuditTrailQuery, type AuditTrailEntry } from '@tiraz/api-client/staff';
import { MOST_COUNTED_ENTRIES } from '@tiraz/contracts/audit-trail';
import { formatDate, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/audit-trail';
import { PagedList, useSearchState } from '@tiraz/staff-kit/list';
import { EmptyList, PageHead } from '@tiraz/staff-kit/page';
import { Button } from 'antd';
import styles from './audit-trail-page.module.css';
import { Entry } from './entry';
import { EVERYTHING, readFilter } from './filter';
import { FilterBar } from './filter-bar';

/** Who did what, when: newest first, by Cairo's days. */
export default function AuditTrailPage() {
  const t = useTexts(texts);
  const [given, change] = useSearchState(EVERYTHING);
  const { request, fault } = readFilter(given);
  const entries = useListAuditTrailQuery(request, { skip: fault !== undefined });

  return (
    <>
      <PageHead title={t.title} subtitle={t.subtitle} />
      <FilterBar filter={given} fault={fault} onChange={change} />
      {!fault && (
        <PagedList
          of={entries}
          cursor={given.cursor}
          onTurn={change}
          countedUpTo={MOST_COUNTED_ENTRIES}
          empty={
            <EmptyList title={t.none} hint={t.noneHint}>
              <Button onClick={() => change(EVERYTHING)}>{t.showAll}</Button>
            </EmptyList>
          }
        >
          {(items) => <Days entries={items} isAlone={request.thing !== undefined} />}
        </PagedList>
      )}
    </>
  );
}

function Days({ entries, isAlone }: { entries: readonly AuditTrailEntry[]; isAlone: boolean }) {
  const { language } = useLanguage();
  const days = Map.groupBy(entries, ({ at }) => formatDate(at, language));
  return [...days].map(([day, ofDay]) => (
    <section key={day} className={styles.day} aria-label={day}>
      <h2>{day}</h2>
      <ol>
        {ofDay.map((entry) => (
          <Entry key={entry.id} entry={entry} isAlone={isAlone} />
        ))}
      </ol>
    </section>
  ));
}
