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
import { provide } from '../shared/provide.js';
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
    provide(CatalogueItems, TypeOrmCatalogueItems, [DataSource]),
    provide(Catalogue, Catalogue, [CatalogueItems]),
    provide(PublicLists, SerialisedLists, [Catalogue]),
    provide(CatalogueChanges, CatalogueChanges, [Catalogue]),
    provide(StaffCatalogue, ManageCatalogue, [
      CatalogueItems,
      Pictures,
      Transactions,
      AuditTrail,
      Clock,
      Catalogue,
    ]),
    provide(ItemHistory, ReadItemHistory, [CatalogueItems, AuditTrail]),
    provide(ItemPrices, ChangePrices, [CatalogueItems, AuditTrail, Clock, Catalogue]),
    provide(StaffLists, PostgresStaffLists, [DataSource]),
    provide(DemoCatalogue, DemoCatalogue, [CatalogueItems]),
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
