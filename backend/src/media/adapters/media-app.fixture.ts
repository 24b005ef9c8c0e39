import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';
import type { Type } from '@nestjs/common';
import { InMemoryAuditTrail } from '../../shared/domain/audit-trail.in-memory.js';
import { InMemoryTransactions } from '../../shared/domain/transactions.in-memory.js';
import { controllerApp, type ControllerApp } from '../../test-support/controller-app.js';
import { PictureFiles } from '../application/picture-files.js';
import { PictureUploads } from '../application/picture-uploads.js';
import { Pictures } from '../application/pictures.js';
import { FileObjectStore } from './object-store.files.js';
import { InMemoryPictureRegister } from './picture-register.in-memory.js';
import { SharpPictureRenderer } from './picture-renderer.sharp.js';
import { UploadReceiver } from './upload-receiver.js';

const folders: string[] = [];
afterAll(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true }))));

/** Controllers of the module over a store in a folder and a register in memory. */
export async function mediaApp(...controllers: Type[]): Promise<ControllerApp> {
  const folder = await mkdtemp(join(tmpdir(), 'tiraz-media-'));
  folders.push(folder);
  const clock = { now: () => new Date() };
  const store = new FileObjectStore(folder, clock);
  const files = new PictureFiles(store);
  const pictures = new Pictures(
    new InMemoryTransactions(),
    store,
    files,
    new InMemoryPictureRegister(),
    new SharpPictureRenderer(),
    new InMemoryAuditTrail(),
    clock,
  );
  return controllerApp({
    controllers,
    providers: [
      { provide: UploadReceiver, useValue: store },
      { provide: PictureFiles, useValue: files },
      { provide: PictureUploads, useValue: pictures },
    ],
  });
}
