import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { Catalogue } from '../catalogue/index.js';
import { provide } from '../shared/provide.js';
import { PricePreviewController } from './adapters/price-preview.controller.js';
import { PricingController } from './adapters/pricing.controller.js';
import { ComparePrices } from './application/compare-prices.js';
import { PreviewPrices } from './application/preview-prices.js';
import { PricePreviews } from './application/price-previews.js';
import { Pricing } from './application/pricing.js';
import { Quotes } from './application/quotes.js';

// For the wiring of others; what they may say is in index.ts.
export { Pricing } from './application/pricing.js';

@Module({
  imports: [AuthModule, CatalogueModule],
  controllers: [PricingController, PricePreviewController],
  providers: [
    provide(Pricing, Pricing, [Catalogue]),
    { provide: Quotes, useExisting: Pricing },
    provide(ComparePrices, ComparePrices, [Catalogue]),
    provide(PricePreviews, PreviewPrices, [Catalogue]),
  ],
  exports: [ComparePrices, Pricing],
})
export class PricingModule {}
