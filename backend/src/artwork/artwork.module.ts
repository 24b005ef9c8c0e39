import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AuthModule } from '../auth/auth.module.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { Catalogue } from '../catalogue/index.js';
import { CustomerLinksModule } from '../customer-links/customer-links.module.js';
import { ObjectStore } from '../media/index.js';
import { MediaModule } from '../media/media.module.js';
import { Clock } from '../shared/domain/clock.js';
import { Jobs } from '../shared/domain/jobs.js';
import { Transactions } from '../shared/domain/transactions.js';
import { JobHandlers } from '../shared/jobs/job-handlers.js';
import { provide } from '../shared/provide.js';
import { ArtworkAnnouncementsController } from './adapters/artwork-announcements.controller.js';
import { ArtworkFilesController } from './adapters/artwork-files.controller.js';
import { ArtworkController } from './adapters/artwork.controller.js';
import { ArtworkEntity } from './adapters/artwork.entity.js';
import { ArtworkProcess } from './adapters/artwork-process.js';
import { TypeOrmArtworkRegister } from './adapters/artwork-register.typeorm.js';
import { CustomerArtworkController } from './adapters/customer-artwork.controller.js';
import { StaffArtworkController } from './adapters/staff-artwork.controller.js';
import { ArtworkFiles } from './application/artwork-files.js';
import { ArtworkRegister } from './application/artwork-register.js';
import { ArtworkUploads } from './application/artwork-uploads.js';
import { AttachArtwork } from './application/attach-artwork.js';
import { InquiryArtwork } from './application/inquiry-artwork.js';
import { InquiryFiles } from './application/inquiry-files.js';
import { LOOK_AT_ARTWORK, LookAtArtwork } from './application/look-at-artwork.js';
import { ManageUploads } from './application/manage-uploads.js';
import type { PrintedArea } from './domain/placement.js';

@Module({
  imports: [
    AuthModule,
    CatalogueModule,
    CustomerLinksModule,
    MediaModule,
    TypeOrmModule.forFeature([ArtworkEntity]),
  ],
  controllers: [
    ArtworkAnnouncementsController,
    ArtworkController,
    StaffArtworkController,
    ArtworkFilesController,
    CustomerArtworkController,
  ],
  providers: [
    provide(ArtworkRegister, TypeOrmArtworkRegister, [DataSource]),
    provide(ArtworkFiles, ArtworkFiles, [ObjectStore]),
    provide(ManageUploads, ManageUploads, [Transactions, ArtworkRegister, ArtworkFiles, Jobs, Clock]),
    { provide: ArtworkUploads, useExisting: ManageUploads },
    {
      provide: LookAtArtwork,
      inject: [ArtworkRegister, ArtworkFiles, Jobs, Clock],
      useFactory: (register: ArtworkRegister, files: ArtworkFiles, jobs: Jobs, clock: Clock) =>
        new LookAtArtwork(register, files, new ArtworkProcess(), jobs, clock),
    },
    {
      provide: InquiryArtwork,
      inject: [ArtworkRegister, ArtworkFiles, Catalogue, Clock],
      useFactory: (register: ArtworkRegister, files: ArtworkFiles, catalogue: Catalogue, clock: Clock) =>
        new AttachArtwork(register, files, garmentsOf(catalogue), clock),
    },
    { provide: InquiryFiles, useExisting: InquiryArtwork },
  ],
  exports: [InquiryArtwork],
})
export class ArtworkModule implements OnModuleInit {
  constructor(
    private readonly jobs: JobHandlers,
    private readonly uploads: ManageUploads,
    private readonly looks: LookAtArtwork,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(LOOK_AT_ARTWORK, () => this.looks.lookAtAll());
    // Whose own job got lost, as those of a restored backup are.
    this.jobs.handleEvery('hour', 'look-at-forgotten-artwork', () => this.looks.lookAtAll());
    this.jobs.handleEvery('hour', 'delete-unwanted-artwork', () => this.uploads.sweep());
  }
}

function garmentsOf(catalogue: Catalogue) {
  return {
    printAreasOf: (id: string) =>
      catalogue.snapshot.productTypes.get(id)?.printAreas as readonly PrintedArea[] | undefined,
  };
}
