import type { ChildProcess } from 'node:child_process';
import { createHash, type Hash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Logger } from '@nestjs/common';
import type { ArtworkFacts, ArtworkKind, ArtworkRefusal } from '@tiraz/contracts/artwork';
import {
  askLocked,
  packageOf,
  startLocked,
  type LockedProcessLimits,
} from '../../shared/processes/locked-process.js';
import { ArtworkReader, type Seen } from '../application/artwork-reader.js';

type Answer = { facts: ArtworkFacts; preview: Uint8Array } | { refusal: ArtworkRefusal };

/**
 * 60 million pixels take 1.4 s and 210 MB line by line; what has to be held whole is refused before it is decoded
 * (`domain/held-bytes`). On a machine that does much else an honest file waits for its processor.
 */
const LIMITS: LockedProcessLimits = {
  mostMs: 60_000,
  mostBytes: 512 * 1024 * 1024,
  mostAnswerBytes: 32 * 1024 * 1024,
};

const LINE_END = 10;

/** Compiled, these files are JavaScript and so are their neighbours. */
const HERE = fileURLToPath(import.meta.url);
const CHILD = HERE.replace(/artwork-process(\.[jt]s)$/, 'artwork-child$1');
const DOMAIN = ['colours', 'held-bytes'].map((name) =>
  join(dirname(HERE), '../domain', `${name}${HERE.endsWith('.ts') ? '.ts' : '.js'}`),
);

/** The process itself and its libraries. */
function readable(): string[] {
  const sharp = packageOf('sharp', import.meta.url);
  const ofSharp = ['detect-libc', 'semver'].map((name) => packageOf(name, sharp.file));
  const libraries = [sharp, ...ofSharp, packageOf('@hyzyla/pdfium', import.meta.url)];
  return [CHILD, ...DOMAIN, join(sharp.folder, '../@img'), ...libraries.map(({ folder }) => folder)];
}

const MOST_CPU_SECONDS = 15;

export function startChild(kind: ArtworkKind, mostCpuSeconds = MOST_CPU_SECONDS): ChildProcess {
  return startLocked({
    run: [CHILD, kind],
    readable: readable(),
    flags: ['--allow-addons'],
    mostCpuSeconds,
  });
}

/**
 * Looks at each file in a process of its own, which may read nothing but its own libraries and dies with the file that takes
 * too long or too much memory.
 */
export class ArtworkProcess extends ArtworkReader {
  private readonly log = new Logger('Artwork');
  private readonly limits: LockedProcessLimits;

  constructor(
    private readonly start: (kind: ArtworkKind) => ChildProcess = (kind) => startChild(kind),
    limits: Partial<LockedProcessLimits> = {},
  ) {
    super();
    this.limits = { ...LIMITS, ...limits };
  }

  async look(file: AsyncIterable<Uint8Array>, kind: ArtworkKind): Promise<Seen> {
    const hash = createHash('sha256');
    const asked = await askLocked(this.start(kind), hashed(file, hash), this.limits);
    const sha256 = hash.digest('hex');
    const answer = 'answer' in asked ? answerIn(asked.answer) : undefined;
    if (answer) return { sha256, ...answer };
    const reason = 'reason' in asked ? asked.reason : 'it answered with something else';
    this.log.warn(`a file could not be looked at: ${reason}`);
    const isTooMuch = 'failure' in asked && asked.failure === 'too-much';
    return { sha256, refusal: isTooMuch ? 'artwork.took-too-long' : 'artwork.broken' };
  }
}

async function* hashed(file: AsyncIterable<Uint8Array>, hash: Hash): AsyncGenerator<Uint8Array, void, void> {
  for await (const chunk of file) {
    hash.update(chunk);
    yield chunk;
  }
}

/** A line of JSON, and after it the preview; undefined for what no child of ours answers. */
function answerIn(bytes: Buffer): Answer | undefined {
  const end = bytes.indexOf(LINE_END);
  const said = end < 0 ? undefined : parsed(bytes.subarray(0, end).toString());
  if (said && 'facts' in said) return { facts: said.facts, preview: bytes.subarray(end + 1) };
  return said && 'refusal' in said ? said : undefined;
}

function parsed(line: string): { facts: ArtworkFacts } | { refusal: ArtworkRefusal } | undefined {
  try {
    return Object(JSON.parse(line)) as { facts: ArtworkFacts };
  } catch {
    return undefined;
  }
}
