import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import type { JobHelpers, WorkerEvents } from 'graphile-worker';
import { Pool, type PoolClient } from 'pg';
import { JOBS_POOL_SIZE } from '../database/connection-limits.js';
import { ImpatientClient } from '../database/impatient-client.js';
import { MOST_TRIES, type JobData } from '../domain/jobs.js';
import type { Interval, JobHandlers } from './job-handlers.js';

/** One connection is left to listen. */
const MOST_AT_ONCE = JOBS_POOL_SIZE - 1;
/** A job that is due later, or was not heard of, is found within this time. */
const LOOKS_EVERY_MS = 10_000;
const LONGEST_PAUSE_MS = 2_000;
/** Lets go of a server that takes no writes: looking for a job is one. */
const CONNECTION = { Client: ImpatientClient, answeredWithinMs: 5_000 };
const PATIENCE_WHEN_STOPPING_MS = 2_000;
const HOUR_MS = 3_600_000;
/** What is dear is not on the hour, when everybody else's schedules are due. */
const EVERY: Record<Interval, { match: string; ms: number }> = {
  hour: { match: '7 * * * *', ms: HOUR_MS },
  'five minutes': { match: '*/5 * * * *', ms: HOUR_MS / 12 },
  minute: { match: '* * * * *', ms: HOUR_MS / 60 },
};
/** How often jobs of processes that have died are looked for. graphile-worker itself waits for four hours. */
const RELEASES_EVERY_MS = 30_000;

/** The session of a worker that lives has its name. */
const PRESENT = 'tiraz-jobs ';
const RELEASE = `
  WITH dead AS (
    SELECT DISTINCT locked_by AS worker FROM graphile_worker._private_jobs
    WHERE locked_at < now() - interval '1 minute'
      AND NOT EXISTS (SELECT FROM pg_stat_activity WHERE application_name = $1 || locked_by)
  )
  SELECT graphile_worker.force_unlock_workers(array_agg(worker)), pg_notify('jobs:insert', '{"count":1}')
  FROM dead HAVING count(*) > 0`;

/** How one try of a job went; `ms` is what it took. */
export type JobListener = (name: string, outcome: 'done' | 'failed' | 'parked', ms: number) => void;

/** Does jobs with graphile-worker: those that were added, and the regular ones once among all processes. */
export class JobWorker implements BeforeApplicationShutdown {
  private readonly log = new Logger('Jobs');
  private readonly stopping = new AbortController();
  private readonly listeners: JobListener[] = [];
  private working = Promise.resolve();

  constructor(private readonly handlers: JobHandlers) {}

  /** Tells of each try in this process, after it. */
  onTried(listener: JobListener): void {
    this.listeners.push(listener);
  }

  /**
   * Works until the application stops, through lost connections; never rejects.
   *
   * @param databaseUrl of the database itself: a pooler would give LISTEN's session to somebody else
   */
  follow(databaseUrl: string): Promise<void> {
    this.working = this.workPatiently(databaseUrl);
    return this.working;
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await Promise.race([this.working, pause(PATIENCE_WHEN_STOPPING_MS, undefined, { ref: false })]);
  }

  private async workPatiently(databaseUrl: string): Promise<void> {
    const { signal } = this.stopping;
    for (let failures = 0; !signal.aborted; failures += 1) {
      const started = Date.now();
      await this.work(databaseUrl).catch((error: unknown) => this.log.warn('jobs have to wait', error));
      if (Date.now() - started > LONGEST_PAUSE_MS) failures = 0;
      await pause(Math.min(100 * 2 ** failures, LONGEST_PAUSE_MS), undefined, { signal, ref: false }).catch(
        () => undefined,
      );
    }
  }

  /** Resolves when the worker has stopped by itself or was stopped, rejects when it cannot begin. */
  private async work(connectionString: string): Promise<void> {
    const { signal } = this.stopping;
    const { Logger: WorkerLogger, parseCronItems, run } = await import('graphile-worker');
    const pool = new JobsPool({
      connectionString,
      application_name: 'tiraz-jobs',
      max: JOBS_POOL_SIZE,
      connectionTimeoutMillis: 2_000,
      keepAlive: true,
      ...CONNECTION,
    });
    pool.on('error', ignored);
    pool.on('connect', (client) => client.on('error', ignored));
    const events = new EventEmitter() as WorkerEvents;
    events.on('pool:listen:success', ({ workerPool, client }) => {
      // After LISTEN, which is sent next.
      client.once('drain', () => {
        client.query(`SET application_name = '${PRESENT}${workerPool.id}'`).catch(ignored);
      });
    });
    const ending = AbortSignal.any([signal, failedAtFirst(events)]);
    const releasing = setInterval(() => this.release(pool), RELEASES_EVERY_MS).unref();
    try {
      const runner = await run({
        pgPool: pool,
        taskList: Object.fromEntries(this.handlers.names.map((name) => [name, this.tryOf(name)])),
        parsedCronItems: parseCronItems([
          ...this.handlers.regular.map(([task, interval]) => ({
            task,
            match: EVERY[interval].match,
            options: { jobKey: task, maxAttempts: MOST_TRIES, backfillPeriod: EVERY[interval].ms },
          })),
          // Without a key: one that has failed is not replaced by the other of the two hours.
          ...this.handlers.everyDay.map(([task, { hour, madeUpForHours }]) => ({
            task,
            match: `0 ${hoursInUtc(hour).join(',')} * * *`,
            options: { maxAttempts: MOST_TRIES, backfillPeriod: madeUpForHours * HOUR_MS },
          })),
        ]),
        concurrency: MOST_AT_ONCE,
        pollInterval: LOOKS_EVERY_MS,
        noHandleSignals: true,
        events,
        logger: new WorkerLogger(() => (level, message, meta) => {
          // Told by `tryOf`.
          if (meta.failure) return;
          if (level === 'error' || level === 'warning') this.log.warn(message);
          else this.log.debug(message);
        }),
        // Without batches nobody waits for a job to be noted as done: a connection that breaks then ends the process.
        preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      });
      const stop = () => void runner.stop().catch(ignored);
      ending.addEventListener('abort', stop, { once: true });
      if (ending.aborted) stop();
      this.release(pool);
      await runner.promise;
      if (ending.aborted && !signal.aborted)
        this.log.warn('the first look for a job failed, so it begins anew');
    } finally {
      clearInterval(releasing);
      await pool.end();
    }
  }

  /** Gives jobs of workers that have died back. One whose connection is only lost may see its job done twice. */
  private release(pool: Pool): void {
    pool.query(RELEASE, [PRESENT]).catch((error: unknown) => {
      if (!this.stopping.signal.aborted) this.log.debug(`no job was given back: ${String(error)}`);
    });
  }

  private tryOf(name: string): (data: unknown, helpers: JobHelpers) => Promise<void> {
    return async (data, { job: { id, attempts, max_attempts: most } }) => {
      const began = performance.now();
      const tell = (outcome: 'done' | 'failed' | 'parked') => {
        const ms = Math.round(performance.now() - began);
        for (const listener of this.listeners) listener(name, outcome, ms);
      };
      try {
        await this.handlers.of(name)?.(data as JobData);
      } catch (error) {
        this.log.warn(`job ${id}, ${name}, failed in try ${attempts} of ${most}`, error);
        tell(attempts < most ? 'failed' : 'parked');
        throw error;
      }
      this.log.debug(`job ${id}, ${name}, is done`);
      tell('done');
    };
  }
}

type Connected = Parameters<Pool['connect']>[0];

/**
 * graphile-worker gives the connection that listens back twice when LISTEN fails while it is being stopped. A pool does
 * not bear that, and nobody would catch what it throws: the process would end.
 */
class JobsPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<PoolClient> | void {
    if (!callback) return super.connect();
    super.connect((error, client, giveBack) => {
      if (!client) return callback(error, client, giveBack);
      let isBack = false;
      callback(error, client, (broken) => {
        if (!isBack) giveBack(broken);
        isBack = true;
      });
    });
  }
}

/**
 * graphile-worker keeps for good what its first look for a job failed with, and finds none any more, without a word.
 *
 * @returns aborts when that look fails
 */
function failedAtFirst(events: WorkerEvents): AbortSignal {
  const failed = new AbortController();
  let hasLooked = false;
  const looked = () => (hasLooked = true);
  events.on('worker:getJob:empty', looked);
  events.on('job:start', looked);
  events.on('worker:getJob:error', () => !hasLooked && failed.abort());
  return failed.signal;
}

/** Cairo is two hours ahead, and three in summer. */
function hoursInUtc(hourInCairo: number): number[] {
  return [3, 2].map((ahead) => (hourInCairo - ahead + 24) % 24);
}

function ignored(): void {}
