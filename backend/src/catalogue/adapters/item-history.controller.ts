import { Controller, Get, Param, type Type } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../auth/index.js';
import { ItemHistory, type ItemHistoryEntry } from '../application/item-history.js';
import { namesOf, type Kind } from '../domain/kinds.js';
import { CatalogueHistoryEntryDto } from './item-history.dto.js';
import { OfOneItem } from './one-item.js';
import { IdPipe } from '../../shared/http/documentation.js';

/** What was done to an item of one kind. */
export function itemHistoryController(kind: Kind): Type {
  const { path, item, One } = namesOf(kind);

  @ApiTags('Catalogue')
  @StaffOnly('catalogue.read')
  @Controller(`admin/${path}`)
  class ItemHistoryController {
    constructor(private readonly histories: ItemHistory) {}

    @Get(':id/history')
    @OfOneItem()
    @ApiOperation({ operationId: `get${One}History`, summary: `What was done to a ${item}, newest first` })
    @ApiResponse({
      status: 200,
      description: 'At most the last 200 changes.',
      type: [CatalogueHistoryEntryDto],
    })
    history(@Param('id', IdPipe) id: string): Promise<ItemHistoryEntry[]> {
      return this.histories.of(kind, id);
    }
  }
  return ItemHistoryController;
}
