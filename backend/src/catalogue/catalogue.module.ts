import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AuthModule } from '../auth/auth.module.js';
import { Pictures } from '../media/index.js';
import { MediaModule } from '../media/media.module.js';
import { DatabaseListener } from '../shared/database/listener.js';
import { AuditTrail } from '../shared/domain/audit-trail.js';
import { Clock } from '../shared/domain/clock.js';
import { Transactions } from '../shared/domain/transactions.js';
import { CatalogueChanges } from './adapters/catalogue-changes.js';
import { CATALOGUE_ENTITIES, TypeOrmCatalogueItems } from './adapters/catalogue-items.typeorm.js';
import { CatalogueController } from './adapters/catalogue.controller.js';
import { staffControllers } from './adapters/staff-controllers.js';
import { PostgresStaffLists } from './adapters/staff-lists.postgres.js';
import { PublicLists } from './adapters/public-lists.js';
import { SerialisedLists } from './adapters/serialised-lists.js';
import { CatalogueItems } from './application/catalogue-items.js';
import { ChangePrices } from './application/change-prices.js';
import { ItemHistory } from './application/item-history.js';
import { ItemPrices } from './application/item-prices.js';
import { ManageCatalogue } from './application/manage-catalogue.js';
import { ReadItemHistory } from './application/read-item-history.js';
import { StaffCatalogue } from './application/staff-catalogue.js';
import { StaffLists } from './application/staff-lists.js';
import { Catalogue } from './application/catalogue.js';
import { DemoCatalogue } from './seed/demo-catalogue.js';

// For what starts the process, and the demo data; other modules find what they may say in index.ts.
export { CatalogueChanges } from './adapters/catalogue-changes.js';
export { DemoCatalogue } from './seed/demo-catalogue.js';

@Module({
  imports: [AuthModule, MediaModule, TypeOrmModule.forFeature(Object.values(CATALOGUE_ENTITIES))],
  controllers: [CatalogueController, ...staffControllers],
  providers: [
    {
      provide: CatalogueItems,
      useFactory: (source: DataSource) => new TypeOrmCatalogueItems(source),
      inject: [DataSource],
    },
    {
      provide: Catalogue,
      useFactory: (items: CatalogueItems) => new Catalogue(items),
      inject: [CatalogueItems],
    },
    {
      provide: PublicLists,
      useFactory: (catalogue: Catalogue) => new SerialisedLists(catalogue),
      inject: [Catalogue],
    },
    {
      provide: CatalogueChanges,
      useFactory: (catalogue: Catalogue) => new CatalogueChanges(catalogue),
      inject: [Catalogue],
    },
    {
      provide: StaffCatalogue,
      useFactory: (...needs: ConstructorParameters<typeof ManageCatalogue>) => new ManageCatalogue(...needs),
      inject: [CatalogueItems, Pictures, Transactions, AuditTrail, Clock, Catalogue],
    },
    {
      provide: ItemHistory,
      useFactory: (...needs: ConstructorParameters<typeof ReadItemHistory>) => new ReadItemHistory(...needs),
      inject: [CatalogueItems, AuditTrail],
    },
    {
      provide: ItemPrices,
      useFactory: (...needs: ConstructorParameters<typeof ChangePrices>) => new ChangePrices(...needs),
      inject: [CatalogueItems, AuditTrail, Clock, Catalogue],
    },
    {
      provide: StaffLists,
      useFactory: (source: DataSource) => new PostgresStaffLists(source),
      inject: [DataSource],
    },
    {
      provide: DemoCatalogue,
      useFactory: (items: CatalogueItems) => new DemoCatalogue(items),
      inject: [CatalogueItems],
    },
  ],
  exports: [Catalogue, CatalogueChanges, DemoCatalogue, ItemPrices],
})
export class CatalogueModule implements OnModuleInit {
  constructor(
    private readonly listener: DatabaseListener,
    private readonly changes: CatalogueChanges,
  ) {}

  onModuleInit(): void {
    this.listener.add(this.changes);
  }
}
