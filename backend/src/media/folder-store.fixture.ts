import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';
import type { Clock } from '../shared/domain/clock.js';
import { FileObjectStore } from './adapters/object-store.files.js';

const folders: string[] = [];
afterAll(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true }))));

/** An object store in a folder that goes with the test file. */
export async function folderStore(clock: Clock): Promise<{ store: FileObjectStore; folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'tiraz-store-'));
  folders.push(folder);
  return { store: new FileObjectStore(folder, clock), folder };
}
