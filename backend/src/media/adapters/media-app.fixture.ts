import type { Type } from '@nestjs/common';
import { InMemoryAuditTrail } from '../../shared/domain/audit-trail.in-memory.js';
import { InMemoryTransactions } from '../../shared/domain/transactions.in-memory.js';
import { controllerApp, type ControllerApp } from '../../test-support/controller-app.js';
import { folderStore } from '../folder-store.fixture.js';
import { ObjectStore } from '../application/object-store.js';
import { PictureFiles } from '../application/picture-files.js';
import { PictureUploads } from '../application/picture-uploads.js';
import { Pictures } from '../application/pictures.js';
import { InMemoryPictureRegister } from './picture-register.in-memory.js';
import { SharpPictureRenderer } from './picture-renderer.sharp.js';
import { UploadReceiver } from './upload-receiver.js';

/** Controllers of the module over a store in a folder and a register in memory. */
export async function mediaApp(...controllers: Type[]): Promise<ControllerApp> {
  const clock = { now: () => new Date() };
  const { store } = await folderStore(clock);
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
      { provide: ObjectStore, useValue: store },
      { provide: PictureFiles, useValue: files },
      { provide: PictureUploads, useValue: pictures },
    ],
  });
}
