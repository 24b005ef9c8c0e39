import type { ReactNode } from 'react';
import { LoadFailure } from './load-failure';
import { Loading } from './loading';

/** What a generated query hook returns. */
export interface Query<Data> {
  data?: Data | undefined;
  /** Of what is asked for now; `data` may still be of what was asked for before. */
  currentData?: Data | undefined;
  /** Of what is asked for now. */
  originalArgs?: unknown;
  isError: boolean;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface AnswerProps<Data> {
  of: Query<Data>;
  /** How many lines hold the place while it loads. */
  lines?: number;
  children: (data: Data) => ReactNode;
}

/** What was asked for; until it is here its place, and where it does not come, that it does not, with a Retry. */
export function Answer<Data>({ of: query, lines = 4, children }: AnswerProps<Data>) {
  if (query.isError && query.currentData === undefined) {
    return <LoadFailure onRetry={() => void query.refetch()} retrying={query.isFetching} />;
  }
  return query.data === undefined ? <Loading lines={lines} /> : children(query.data);
}
