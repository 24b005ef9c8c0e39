import { Body, Controller, Put, type Type } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { SignedIn, StaffOnly } from '../../auth/index.js';
import type { Staff } from '../../shared/domain/staff.js';
import { ApiProblems } from '../../shared/http/documentation.js';
import { StaffCatalogue } from '../application/staff-catalogue.js';
import { namesOf, type Kind, type StaffItem } from '../domain/kinds.js';
import { CatalogueOrder, catalogueOrderExample } from './list-order.dto.js';

/** In which order one kind of item is listed. @param Item what one is answered as */
export function listOrderController(kind: Kind, Item: Type): Type {
  const { path, item, items, Many } = namesOf(kind);

  @ApiTags('Catalogue')
  @StaffOnly('catalogue.write')
  @Controller(`admin/${path}`)
  class ListOrderController {
    constructor(private readonly catalogue: StaffCatalogue) {}

    @Put('order')
    @ApiOperation({
      operationId: `order${Many}`,
      summary: `Put the ${items} in this order; what is not named comes behind`,
    })
    @ApiBody({ type: CatalogueOrder, examples: { [item]: { value: catalogueOrderExample } } })
    @ApiResponse({
      status: 200,
      description: 'All of them, in their new order.',
      type: [Item],
    })
    @ApiProblems({ status: 422, code: 'order.unknown-item', detail: 'There is no such item in this list.' })
    order(@Body() { ids }: CatalogueOrder, @SignedIn() by: Staff): Promise<StaffItem[]> {
      return this.catalogue.order(kind, ids, by);
    }
  }
  return ListOrderController;
}
