import type { Page } from '@tiraz/api-client/staff';
import type { ReactNode } from 'react';
import { Answer, type Query } from '../page/answer';
import { Loading } from '../page/loading';
import { NewRows } from './new-rows';
import { PageTurner } from './page-turner';
import styles from './paged-list.module.css';
import { useKnownPage, type Turn } from './use-known-page';
import { useSteadyRows } from './use-steady-rows';

interface PagedListProps<Item extends { id: string }> {
  of: Query<Page<Item>>;
  /** The page that is shown; empty for the first. */
  cursor: string;
  onTurn: Turn;
  /** A higher total only says that there are more. */
  countedUpTo?: number;
  /** Where the number of results and the ways to other pages stand. */
  turner?: 'above' | 'below';
  lines?: number;
  /** Stands where nothing fits. */
  empty: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

/** One page of a list in each of its states: loading, failed, empty, here. */
export function PagedList<Item extends { id: string }>(props: PagedListProps<Item>) {
  const { of: query, cursor, onTurn, countedUpTo, turner = 'above', lines = 8, empty, children } = props;
  const list = useSteadyRows(query.currentData?.items, JSON.stringify(query.originalArgs));
  if (useKnownPage(query, cursor, onTurn)) return <Loading lines={lines} />;
  return (
    <Answer of={query} lines={lines}>
      {(page) => {
        // While another list is on its way, the former one stands there.
        const items = query.currentData ? list.rows : page.items;
        const ways = <PageTurner page={page} {...{ cursor, onTurn, countedUpTo }} />;
        return (
          <div
            className={styles.list}
            data-turner={turner}
            aria-busy={query.isFetching && !query.currentData}
          >
            {turner === 'above' && ways}
            <div>
              <NewRows of={list} />
              <div className={styles.items}>{items.length > 0 ? children(items) : empty}</div>
            </div>
            {turner === 'below' && ways}
          </div>
        );
      }}
    </Answer>
  );
}
