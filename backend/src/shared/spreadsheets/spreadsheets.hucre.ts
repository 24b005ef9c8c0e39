import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { Logger } from '@nestjs/common';
import { DomainError } from '../domain/domain-error.js';
import { SerialQueue } from '../processes/serial-queue.js';
import { Spreadsheets, type Sheet, type SheetRow } from '../domain/spreadsheets.js';

/** 20,000 rows of 13 columns take 1.7 s and 220 MB. */
const LIMITS = { mostMs: 30_000, mostMegabytes: 512, mostWaiting: 10 };

/** Compiled, this file is JavaScript and so is its neighbour. */
const WORKER = fileURLToPath(import.meta.url).replace(/spreadsheets\.hucre(\.[jt]s)$/, 'workbook-worker$1');

/** Writes in a thread of its own, one file at a time, so that the requests of others are answered meanwhile. */
export class HucreSpreadsheets extends Spreadsheets {
  private readonly log = new Logger('Spreadsheets');
  private readonly queue: SerialQueue;
  private readonly limits: typeof LIMITS;

  constructor(limits: Partial<typeof LIMITS> = {}) {
    super();
    this.limits = { ...LIMITS, ...limits };
    this.queue = new SerialQueue(this.limits.mostWaiting);
  }

  write(sheet: Sheet, batches: AsyncIterable<readonly SheetRow[]>): Promise<Uint8Array> {
    return (
      this.queue.add(() => this.writeNow(sheet, batches)) ??
      Promise.reject(this.refusal('too many spreadsheets wait'))
    );
  }

  private async writeNow(sheet: Sheet, batches: AsyncIterable<readonly SheetRow[]>): Promise<Uint8Array> {
    const { mostMs, mostMegabytes } = this.limits;
    const worker = new Worker(WORKER, {
      workerData: sheet,
      // Nothing of this process's environment, with its passwords, goes along.
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    });
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
    worker
      .on('message', resolve)
      .on('error', reject)
      .on('exit', (code) => reject(new Error(`the thread ended with ${code}`)));
    const late = setTimeout(() => reject(new Error(`took longer than ${mostMs} ms`)), mostMs);
    const file = promise.catch((reason: unknown) => {
      throw this.refusal(reason);
    });
    const over = new AbortController();
    try {
      return await Promise.race([file, feed(worker, batches, over.signal).then(() => file)]);
    } finally {
      clearTimeout(late);
      over.abort();
      worker.removeAllListeners();
      await worker.terminate();
    }
  }

  private refusal(reason: unknown): DomainError {
    const cause = reason instanceof Error ? reason.message : String(reason);
    this.log.warn(`a spreadsheet could not be written: ${cause}`);
    const message = 'The file cannot be written just now; try again shortly.';
    return Object.assign(new DomainError('unavailable', 'spreadsheet.unavailable', message), {
      cause: reason,
    });
  }
}

async function feed(
  worker: Worker,
  batches: AsyncIterable<readonly SheetRow[]>,
  over: AbortSignal,
): Promise<void> {
  for await (const batch of batches) {
    if (over.aborted) return;
    worker.postMessage(batch);
  }
  worker.postMessage(null);
}
