import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';

const PAGE_BYTES = 4096;

/** @returns bytes that a process holds of the machine's memory; 0 where the system does not tell, which only production's does */
export async function memoryOf({ pid }: ChildProcess): Promise<number> {
  const pages = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return Number(pages.split(' ')[1] ?? 0) * PAGE_BYTES;
}
