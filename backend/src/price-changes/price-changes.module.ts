import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AuthModule } from '../auth/auth.module.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { ItemPrices } from '../catalogue/index.js';
import { ComparePrices } from '../pricing/index.js';
import { PricingModule } from '../pricing/pricing.module.js';
import { AuditTrail } from '../shared/domain/audit-trail.js';
import { Clock } from '../shared/domain/clock.js';
import { Jobs } from '../shared/domain/jobs.js';
import { SheetReader } from '../shared/domain/sheet-reader.js';
import { Spreadsheets } from '../shared/domain/spreadsheets.js';
import { Transactions } from '../shared/domain/transactions.js';
import { JobHandlers } from '../shared/jobs/job-handlers.js';
import { provide } from '../shared/provide.js';
import { PostgresAskedSelections } from './adapters/asked-selections.postgres.js';
import { PostgresOpenQuotations } from './adapters/open-quotations.postgres.js';
import { PriceChangeEntity } from './adapters/price-change.entity.js';
import { PriceChangeListController } from './adapters/price-change-list.controller.js';
import { PriceChangePreviewsController } from './adapters/price-change-previews.controller.js';
import { PriceChangesController } from './adapters/price-changes.controller.js';
import { PriceSheetsController } from './adapters/price-sheets.controller.js';
import { ReadPriceSheetsController } from './adapters/read-price-sheets.controller.js';
import { TypeOrmPriceChanges } from './adapters/price-changes.typeorm.js';
import { TabledPrices } from './adapters/tabled-prices.js';
import { CompareItems } from './application/compare-items.js';
import {
  APPLY_DUE_PRICE_CHANGES,
  APPLY_PRICE_CHANGE,
  ManagePriceChanges,
} from './application/manage-price-changes.js';
import { AskedSelections, OpenQuotations } from './application/neighbours.js';
import { PreviewPriceChange } from './application/preview-price-change.js';
import { PriceChangeList } from './application/price-change-list.js';
import { PriceChangePreviews } from './application/price-change-previews.js';
import { PriceChanges } from './application/price-changes.js';
import { PriceSheets } from './application/price-sheets.js';
import { ReadPriceSheets } from './application/read-price-sheets.js';
import { StaffPriceChanges } from './application/staff-price-changes.js';

@Module({
  imports: [AuthModule, CatalogueModule, PricingModule, TypeOrmModule.forFeature([PriceChangeEntity])],
  controllers: [
    PriceChangeListController,
    PriceChangePreviewsController,
    PriceSheetsController,
    ReadPriceSheetsController,
    PriceChangesController,
  ],
  providers: [
    provide(PriceChanges, TypeOrmPriceChanges, [DataSource]),
    { provide: PriceChangeList, useExisting: PriceChanges },
    provide(AskedSelections, PostgresAskedSelections, [DataSource]),
    provide(OpenQuotations, PostgresOpenQuotations, [DataSource]),
    provide(CompareItems, CompareItems, [ItemPrices]),
    provide(PriceChangePreviews, PreviewPriceChange, [
      CompareItems,
      ComparePrices,
      AskedSelections,
      OpenQuotations,
      Clock,
    ]),
    provide(ManagePriceChanges, ManagePriceChanges, [
      PriceChanges,
      ItemPrices,
      CompareItems,
      Transactions,
      Jobs,
      AuditTrail,
      Clock,
    ]),
    { provide: StaffPriceChanges, useExisting: ManagePriceChanges },
    provide(TabledPrices, TabledPrices, [ItemPrices, Spreadsheets, SheetReader]),
    { provide: PriceSheets, useExisting: TabledPrices },
    { provide: ReadPriceSheets, useExisting: TabledPrices },
  ],
})
export class PriceChangesModule implements OnModuleInit {
  constructor(
    private readonly jobs: JobHandlers,
    private readonly changes: ManagePriceChanges,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(APPLY_PRICE_CHANGE, (job) => this.changes.applyDue(job));
    this.jobs.handleEvery('hour', APPLY_DUE_PRICE_CHANGES, () => this.changes.applyAllDue());
  }
}
