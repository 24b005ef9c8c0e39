import type { Type } from '@nestjs/common';
import { EVERY_KIND } from '../domain/kinds.js';
import { archiveController } from './archive.controller.js';
import { itemClasses, staffItem } from './catalogue-items.dto.js';
import { itemHistoryController } from './item-history.controller.js';
import { listOrderController } from './list-order.controller.js';
import { staffCatalogueController } from './staff-catalogue.controller.js';
import { staffListController } from './staff-list.controller.js';

/** What staff do to the catalogue; the kinds differ in their fields alone, and product types alone can be deleted. */
export const staffControllers: Type[] = [
  ...EVERY_KIND.flatMap((kind) => {
    const classes = itemClasses(kind);
    return [
      staffListController(kind, classes.item),
      listOrderController(kind, classes.item),
      staffCatalogueController(kind, classes),
      itemHistoryController(kind),
    ];
  }),
  archiveController('productTypes', staffItem('productTypes')),
];
