import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Logger } from '@nestjs/common';
import { DomainError } from '../domain/domain-error.js';
import {
  MOST_READ_COLUMNS,
  MOST_READ_ROWS,
  refusedSheet,
  SheetReader,
  UNREADABLE_SHEETS,
  type ReadRow,
  type SheetRefusal,
} from '../domain/sheet-reader.js';
import { askLocked, packageOf, startLocked } from '../processes/locked-process.js';
import { SerialQueue } from '../processes/serial-queue.js';

/** 5,000 rows of 10 columns take 0.6 s and 150 MB. */
const LIMITS = {
  mostMs: 20_000,
  mostBytes: 512 * 1024 * 1024,
  mostAnswerBytes: 16 * 1024 * 1024,
  mostWaiting: 10,
};

const MOST_CPU_SECONDS = 10;

/** Compiled, this file is JavaScript and so is its neighbour. */
const CHILD = fileURLToPath(import.meta.url).replace(/sheet-process(\.[jt]s)$/, 'sheet-child$1');

export function startSheetChild(): ChildProcess {
  return startLocked({
    run: [CHILD, String(MOST_READ_ROWS), String(MOST_READ_COLUMNS)],
    readable: [CHILD, packageOf('hucre/xlsx', import.meta.url).folder],
    mostCpuSeconds: MOST_CPU_SECONDS,
  });
}

/** Reads each table in a locked process of its own, one after the other. */
export class SheetProcess extends SheetReader {
  private readonly log = new Logger('Sheets');
  private readonly limits: typeof LIMITS;
  private readonly queue: SerialQueue;

  constructor(
    private readonly start: () => ChildProcess = startSheetChild,
    limits: Partial<typeof LIMITS> = {},
  ) {
    super();
    this.limits = { ...LIMITS, ...limits };
    this.queue = new SerialQueue(this.limits.mostWaiting);
  }

  async read(file: Uint8Array): Promise<ReadRow[]> {
    const turn = this.queue.add(() => askLocked(this.start(), [file], this.limits));
    if (!turn) throw this.unavailable('too many tables wait');
    const asked = await turn;
    if ('failure' in asked) {
      if (asked.failure === 'broken') throw this.unavailable(asked.reason);
      this.log.warn(`a table could not be read: ${asked.reason}`);
      throw refusedSheet('sheet.too-much');
    }
    const said = parsed(asked.answer);
    if (said && 'refusal' in said && said.refusal in UNREADABLE_SHEETS) throw refusedSheet(said.refusal);
    if (!said || !('rows' in said)) throw this.unavailable('it answered with something else');
    return said.rows;
  }

  private unavailable(reason: string): DomainError {
    this.log.warn(`a table could not be read: ${reason}`);
    return new DomainError(
      'unavailable',
      'spreadsheet.unavailable',
      'The file cannot be read just now; try again shortly.',
    );
  }
}

function parsed(answer: Buffer): { rows: ReadRow[] } | { refusal: SheetRefusal } | undefined {
  try {
    return Object(JSON.parse(answer.toString())) as { rows: ReadRow[] };
  } catch {
    return undefined;
  }
}
