import { Module } from '@nestjs/common';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { CatalogueChanges } from './adapters/catalogue-changes.js';
import { TypeOrmCatalogueItems } from './adapters/catalogue-items.typeorm.js';
import { CatalogueController } from './adapters/catalogue.controller.js';
import { PublicLists } from './adapters/public-lists.js';
import { CatalogueItems } from './application/catalogue-items.js';
import { Catalogue } from './application/catalogue.js';
import { DemoCatalogue } from './seed/demo-catalogue.js';

@Module({
  controllers: [CatalogueController],
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
      useFactory: (catalogue: Catalogue) => new PublicLists(catalogue),
      inject: [Catalogue],
    },
    {
      provide: CatalogueChanges,
      useFactory: ({ options }: { options: DataSourceOptions }, catalogue: Catalogue) =>
        new CatalogueChanges((options as { url: string }).url, catalogue),
      inject: [DataSource, Catalogue],
    },
    {
      provide: DemoCatalogue,
      useFactory: (items: CatalogueItems) => new DemoCatalogue(items),
      inject: [CatalogueItems],
    },
  ],
  exports: [Catalogue, CatalogueChanges, DemoCatalogue],
})
export class CatalogueModule {}
