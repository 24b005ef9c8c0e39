import { createHash } from 'node:crypto';

const LINE_END = 0x0a;

/**
 * Counts and digests the rows of a copy as they pass. COPY's text format ends every row with a line feed and writes
 * those within a row as `\\n`. What the server says of their number comes after the last of them, when a reader of the
 * stream has gone on already.
 */
export class CopiedRows {
  private readonly hash = createHash('sha256');
  private rows = 0;

  add(chunk: Uint8Array): void {
    this.hash.update(chunk);
    for (let at = chunk.indexOf(LINE_END); at !== -1; at = chunk.indexOf(LINE_END, at + 1)) this.rows += 1;
  }

  async *pass(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      this.add(chunk);
      yield chunk;
    }
  }

  /** Once, at the end. */
  total(): { rows: number; sha256: string } {
    return { rows: this.rows, sha256: this.hash.digest('hex') };
  }
}
