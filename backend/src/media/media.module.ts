import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AuthModule } from '../auth/auth.module.js';
import { Config } from '../config.js';
import { AuditTrail } from '../shared/domain/audit-trail.js';
import { Clock } from '../shared/domain/clock.js';
import { Transactions } from '../shared/domain/transactions.js';
import { JobHandlers } from '../shared/jobs/job-handlers.js';
import { provide } from '../shared/provide.js';
import { FileUploadsController } from './adapters/file-uploads.controller.js';
import { IncomingFilesController } from './adapters/incoming-files.controller.js';
import { FileObjectStore } from './adapters/object-store.files.js';
import { ObjectsController } from './adapters/objects.controller.js';
import { PictureEntity } from './adapters/picture.entity.js';
import { TypeOrmPictureRegister } from './adapters/picture-register.typeorm.js';
import { SharpPictureRenderer } from './adapters/picture-renderer.sharp.js';
import { UploadEntity } from './adapters/upload.entity.js';
import { UploadReceiver } from './adapters/upload-receiver.js';
import { UploadsController } from './adapters/uploads.controller.js';
import { ObjectStore } from './application/object-store.js';
import { PictureFiles } from './application/picture-files.js';
import { PictureUploads } from './application/picture-uploads.js';
import { Pictures } from './application/pictures.js';

export async function openObjectStore(store: Config['store'], clock: Clock): Promise<ObjectStore> {
  if (store.kind === 'files') return new FileObjectStore(store.folder, clock);
  // Takes a start's time and memory that a folder does not need.
  const { MinioObjectStore } = await import('./adapters/object-store.minio.js');
  return new MinioObjectStore(store, clock);
}

@Module({
  imports: [AuthModule, TypeOrmModule.forFeature([PictureEntity, UploadEntity])],
  controllers: [ObjectsController, UploadsController],
  providers: [
    {
      provide: ObjectStore,
      inject: [Config, Clock],
      useFactory: ({ store }: Config, clock: Clock) => openObjectStore(store, clock),
    },
    provide(PictureFiles, PictureFiles, [ObjectStore]),
    {
      provide: Pictures,
      inject: [Transactions, ObjectStore, PictureFiles, DataSource, AuditTrail, Clock],
      useFactory: (
        transactions: Transactions,
        objects: ObjectStore,
        files: PictureFiles,
        source: DataSource,
        audit: AuditTrail,
        clock: Clock,
      ) =>
        new Pictures(
          transactions,
          objects,
          files,
          new TypeOrmPictureRegister(source),
          new SharpPictureRenderer(),
          audit,
          clock,
        ),
    },
    { provide: PictureUploads, useExisting: Pictures },
  ],
  exports: [Pictures, PictureFiles, ObjectStore],
})
export class MediaModule implements OnModuleInit {
  constructor(
    private readonly jobs: JobHandlers,
    private readonly pictures: Pictures,
  ) {}

  onModuleInit(): void {
    this.jobs.handleEvery('hour', 'delete-unwanted-pictures', () => this.pictures.sweep());
  }
}

/** Imported where pictures are kept in a folder: browsers upload to this process, not to an object store. */
@Module({
  imports: [AuthModule, MediaModule],
  controllers: [FileUploadsController, IncomingFilesController],
  providers: [{ provide: UploadReceiver, useExisting: ObjectStore }],
})
export class FileUploadsModule {}
