import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import type { Copy } from '../support/copy.ts';
import { quantile, tally, timeUntil } from '../support/figures.ts';
import { QuotationSteps, type Followed } from '../support/quotations.ts';
import { proof } from '../proof.ts';

const ASKS_EVERY_MS = 5;
const LANGUAGES = 2;
const LINES = 50;
const ROUNDS = 5;
const PRINTED_WITHIN_MS = 60_000;
/** What is promised of a busy server. */
const BUSY_P99_MS = 1_000;
const MOST_SLOWER = 10;
const MOST_MEGABYTES = 256;
/** Of /proc/PID/stat, a second (sysconf(_SC_CLK_TCK) on Linux). */
const TICKS = 100;
const UNPRINTED = `SELECT count(*)::integer AS n FROM quotation_revisions WHERE state = 'sent' AND documents IS NULL`;

interface Scale {
  /** Each in both languages. */
  revisions: number;
  quietMs: number;
}

proof<Scale>({
  promise: 'Documents are printed beside the API',
  figure: `100 documents of ${LINES} lines in a row while a quote is asked every ${ASKS_EVERY_MS} ms: each quote answered, p99 below ${BUSY_P99_MS / 1_000} s and at most ${MOST_SLOWER} times what it is without printing, the printing process below ${MOST_MEGABYTES} MB`,
  full: { revisions: 50, quietMs: 2_000 },
  bites:
    'Printed in the API’s own process it prints “100 documents, 83 ms each; … p50 18.29 × and p99 15.31 × as without printing … NOT HELD”.',

  async prove({ start, say, signal, scale }) {
    const copy = await start();
    const desk = new QuotationSteps(() => copy, await copy.signIn());
    const drafts: Followed[] = [];
    for (let n = 0; n < scale.revisions; n += 1) {
      const draft = await desk.drafted(`print-${n}@paper.example`);
      await desk.lengthen(draft, LINES);
      drafts.push(draft);
    }
    say(`${drafts.length} drafts`);
    const quotes = new Quotes(copy, JSON.stringify(await copy.selection()));
    const [backend] = copy.pidsOf('backend/dist/main.js');
    const isPrinted = async () => (await copy.sql(UNPRINTED))[0].n === 0;
    const printers = new Printers(copy);
    const cpu = { quiet: 0, printing: 0 };
    const ms = { quiet: 0, printing: 0 };
    // Until all code is compiled.
    await quotes.during('warm', () => timeUntil(() => false, scale.quietMs));
    const each = Math.ceil(drafts.length / ROUNDS);
    for (let round = 0; round < ROUNDS && !signal.aborted; round += 1) {
      const work = {
        // Looks as often as the other one does.
        quiet: () => timeUntil(async () => (await isPrinted()) && false, scale.quietMs),
        printing: async () => {
          for (const draft of drafts.slice(round * each, (round + 1) * each)) await desk.send(draft);
          if ((await timeUntil(isPrinted, PRINTED_WITHIN_MS)) === Infinity)
            throw new Error('Not everything is printed.');
        },
      };
      for (const kind of ['quiet', 'printing'] as const) {
        const [began, used] = [performance.now(), cpuSeconds(backend)];
        await quotes.during(kind, work[kind]);
        ms[kind] += performance.now() - began;
        cpu[kind] += cpuSeconds(backend) - used;
        printers.look();
      }
    }
    const [{ n: documents }] = await copy.sql(
      `SELECT count(*)::integer AS n FROM documents JOIN quotations ON key LIKE 'quotations/' || id || '/%'
       JOIN inquiries ON inquiries.id = inquiry_id WHERE customer_email LIKE '%@paper.example'`,
    );
    const quiet = quotes.p99('quiet');
    const printing = quotes.p99('printing');
    const beside = cpu.printing - (cpu.quiet / ms.quiet) * ms.printing;
    return {
      held:
        documents === LANGUAGES * scale.revisions &&
        quotes.failed === 0 &&
        printing < Math.min(BUSY_P99_MS, MOST_SLOWER * quiet) &&
        printers.megabytes < MOST_MEGABYTES,
      measured:
        `${documents} documents, ${(ms.printing / documents).toFixed(0)} ms each; ${quotes.told}; ` +
        `p50 ${(quotes.p50('printing') / quotes.p50('quiet')).toFixed(2)} × and p99 ${(printing / quiet).toFixed(2)} × as without printing ` +
        `(${quotes.p50('quiet').toFixed(2)} and ${quiet.toFixed(2)} ms); ` +
        `a document takes ${((printers.seconds / documents) * 1_000).toFixed(0)} ms of CPU in the printing process, ` +
        `${((beside / documents) * 1_000).toFixed(0)} ms in the API's; the printing process at most ${printers.megabytes} MB`,
    };
  },
});

type Work = 'warm' | 'quiet' | 'printing';

/** Asked for at an even pace, however long the answers take. */
class Quotes {
  readonly #copy: Copy;
  readonly #body: string;
  readonly #agent = new Agent({ keepAlive: true });
  readonly #taken: Record<Work, number[]> = { warm: [], quiet: [], printing: [] };
  readonly #outcomes: number[] = [];

  constructor(copy: Copy, body: string) {
    this.#copy = copy;
    this.#body = body;
  }

  get failed(): number {
    return this.#outcomes.filter((status) => status !== 200).length;
  }

  get told(): string {
    return `quotes ${tally(this.#outcomes)}`;
  }

  p50(kind: Work): number {
    return quantile(this.#taken[kind], 0.5);
  }

  p99(kind: Work): number {
    return quantile(this.#taken[kind], 0.99);
  }

  async during(kind: Work, work: () => Promise<unknown>): Promise<void> {
    const taken = this.#taken[kind];
    const asked: Promise<void>[] = [];
    const asking = setInterval(() => asked.push(this.#ask(taken)), ASKS_EVERY_MS);
    try {
      await work();
    } finally {
      clearInterval(asking);
    }
    await Promise.all(asked);
  }

  #ask(taken: number[]): Promise<void> {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(this.#body) };
    const began = performance.now();
    return new Promise((resolve) => {
      const done = (status: number) => {
        taken.push(performance.now() - began);
        this.#outcomes.push(status);
        resolve();
      };
      const options = { method: 'POST', agent: this.#agent, headers };
      const quote = request(`${this.#copy.url}/api/calculate-quote`, options, (answer) => {
        answer.on('end', () => done(answer.statusCode ?? 0)).resume();
      });
      quote.on('error', () => done(0)).end(this.#body);
    });
  }
}

/** The processes that print; each is started when there is something to print. */
class Printers {
  readonly #copy: Copy;
  readonly #before: ReadonlyMap<number, number>;
  readonly #seconds = new Map<number, number>();
  megabytes = 0;

  constructor(copy: Copy) {
    this.#copy = copy;
    this.#before = new Map(this.#pids().map((pid) => [pid, cpuSeconds(pid)]));
  }

  /** Of all of them since the beginning. */
  get seconds(): number {
    return [...this.#seconds].reduce((sum, [pid, used]) => sum + used - (this.#before.get(pid) ?? 0), 0);
  }

  look(): void {
    for (const pid of this.#pids()) {
      this.#seconds.set(pid, cpuSeconds(pid));
      const [, peak] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
      this.megabytes = Math.max(this.megabytes, Math.round(Number(peak) / 1024));
    }
  }

  #pids(): number[] {
    return this.#copy.pidsOf('typst-child');
  }
}

/** That the process has used, in its own code and the system's. */
function cpuSeconds(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}
