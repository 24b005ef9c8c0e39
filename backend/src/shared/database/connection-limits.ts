/** Milliseconds. A frozen database must lead to an answer within 5 s, so `answeredWithinMs` stays below that. */
export const DATABASE_TIMEOUTS = {
  connectionTimeoutMillis: 2_000,
  statement_timeout: 4_000,
  answeredWithinMs: 4_500,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 10_000,
} as const;

/** Connections for requests; see docs/operations.md before there are many processes. */
export const POOL_SIZE = 10;
/** Connections of a process that does jobs, beside those: one listens. */
export const JOBS_POOL_SIZE = 3;
/** Of these connections so many at most are in a transaction: a commit that is stuck keeps nobody from reading. */
export const MOST_TRANSACTIONS = 8;
/** So many at most do long reads, such as lists of staff: visitors who submit need one as well. */
export const MOST_LONG_READS = 4;
