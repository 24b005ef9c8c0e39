import type { Page } from '@tiraz/api-client/staff';
import type { ReactNode } from 'react';
import { Answer, type Query } from '../page/answer';
import { PageTurner } from './page-turner';
import styles from './paged-list.module.css';

interface PagedListProps<Item> {
  of: Query<Page<Item>>;
  /** The page that is shown; empty for the first. */
  cursor: string;
  onTurn: (cursor: string) => void;
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
export function PagedList<Item>(props: PagedListProps<Item>) {
  const { of: query, cursor, onTurn, countedUpTo, turner = 'above', lines = 8, empty, children } = props;
  return (
    <Answer of={query} lines={lines}>
      {(page) => {
        const ways = <PageTurner page={page} {...{ cursor, onTurn, countedUpTo }} />;
        return (
          <div className={styles.list} data-turner={turner} aria-busy={query.isFetching}>
            {turner === 'above' && ways}
            <div className={styles.items}>{page.items.length > 0 ? children(page.items) : empty}</div>
            {turner === 'below' && ways}
          </div>
        );
      }}
    </Answer>
  );
}
