import { Module } from '@nestjs/common';
import { Catalogue, CatalogueModule } from '../catalogue/index.js';
import { PricingController } from './adapters/pricing.controller.js';
import { Pricing } from './application/pricing.js';

@Module({
  imports: [CatalogueModule],
  controllers: [PricingController],
  providers: [
    { provide: Pricing, inject: [Catalogue], useFactory: (catalogue: Catalogue) => new Pricing(catalogue) },
  ],
  exports: [Pricing],
})
export class PricingModule {}
