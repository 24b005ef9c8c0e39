import { Controller, Delete, HttpCode, Param, Post, type Type } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { SignedIn, StaffOnly } from '../../auth/index.js';
import type { Staff } from '../../shared/domain/staff.js';
import { EntityTag } from '../../shared/http/entity-tag.js';
import { StaffCatalogue } from '../application/staff-catalogue.js';
import { namesOf, type Kind, type StaffItem } from '../domain/kinds.js';
import { OfOneItem } from './one-item.js';
import { IdPipe } from '../../shared/http/documentation.js';

/** For a kind whose items can be deleted, which keeps them aside. @param Item what one is answered as */
export function archiveController(kind: Kind, Item: Type): Type {
  const { path, item, One } = namesOf(kind);

  @ApiTags('Catalogue')
  @StaffOnly('catalogue.write')
  @Controller(`admin/${path}`)
  class ArchiveController {
    constructor(private readonly catalogue: StaffCatalogue) {}

    @Delete(':id')
    @HttpCode(204)
    @OfOneItem()
    @ApiOperation({
      operationId: `archive${One}`,
      summary: `Take a ${item} out of every list and of new quotes; inquiries keep their copy`,
    })
    @ApiResponse({ status: 204, description: 'It is gone.' })
    archive(@Param('id', IdPipe) id: string, @SignedIn() by: Staff): Promise<void> {
      return this.catalogue.archive(kind, id, by);
    }

    @Post(':id/restore')
    @HttpCode(200)
    @EntityTag()
    @OfOneItem()
    @ApiOperation({ operationId: `restore${One}`, summary: `Undo the deletion of a ${item}` })
    @ApiResponse({
      status: 200,
      description: 'It is back.',
      type: Item,
    })
    restore(@Param('id', IdPipe) id: string, @SignedIn() by: Staff): Promise<StaffItem> {
      return this.catalogue.restore(kind, id, by);
    }
  }
  return ArchiveController;
}
