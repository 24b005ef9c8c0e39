export { CatalogueChanges } from './adapters/catalogue-changes.js';
export { Catalogue } from './application/catalogue.js';
export { CatalogueModule } from './catalogue.module.js';
export { DemoCatalogue } from './seed/demo-catalogue.js';
