import {
  applyDecorators,
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  ParseUUIDPipe,
  Post,
  Put,
  Query,
  Req,
  Res,
  type Type,
} from '@nestjs/common';
import { ApiBody, ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Needs, SignedIn, StaffOnly } from '../../auth/index.js';
import type { Staff } from '../../shared/domain/staff.js';
import { EntityTag, IfMatch } from '../../shared/http/entity-tag.js';
import { answerPage, ApiPage, PageQuery, positionOf } from '../../shared/http/paging.js';
import { ApiProblems } from '../../shared/http/documentation.js';
import { DtoPipe } from '../../shared/http/dto.pipe.js';
import { StaffCatalogue, type ItemHistoryEntry, type StaffItem } from '../application/staff-catalogue.js';
import { EVERY_KIND, KINDS, type Fields, type Kind } from '../domain/kinds.js';
import { capital, ITEM_CHANGES, itemBody, NEW_ITEMS, staffItem } from './catalogue-items.dto.js';
import { CatalogueHistoryEntryDto, CatalogueOrder, catalogueOrderExample } from './catalogue-lists.dto.js';

const SORT = 'sortOrder';
const UNKNOWN_ITEM = {
  status: 404,
  code: 'catalogue.unknown-item',
  detail: 'There is no such item in the catalogue.',
};
const UNKNOWN_PICTURE = {
  status: 422,
  code: 'picture.unknown',
  detail: 'There is no such picture; upload it again.',
  errors: [
    { path: 'imageUrl', code: 'picture.unknown', message: 'There is no such picture; upload it again.' },
  ],
};

function unknownItem(field: string) {
  const message = 'There is no such item.';
  const code = 'unsuited.unknown-item';
  return { status: 422, code, detail: message, errors: [{ path: `${field}[0]`, code, message }] };
}

/** `finishingQualities` → `finishing-qualities` or `finishing qualities`. */
function spelled(name: string, between: string): string {
  return name.replace(/[A-Z]/g, (letter) => between + letter.toLowerCase());
}

function OfOneItem(): MethodDecorator {
  return applyDecorators(
    ApiParam({ name: 'id', schema: { type: 'string', format: 'uuid' } }),
    ApiProblems(UNKNOWN_ITEM),
  );
}

/** What staff do to one kind of item; the kinds differ in their fields alone. */
function staffController(kind: Kind): Type {
  const { one, fields } = KINDS[kind];
  const [One, Many, item, items] = [capital(one), capital(kind), spelled(one, ' '), spelled(kind, ' ')];
  const Item = staffItem(kind);
  const unknown = Object.entries(fields).flatMap(([name, { form }]) =>
    form === 'picture' ? [UNKNOWN_PICTURE] : form === 'items' ? [unknownItem(name)] : [],
  );
  const Change = itemBody(kind, 'change');
  const New = itemBody(kind, 'new');
  const bodyExample = (body: object) => ({ [item]: { value: body } });
  const Named = () => applyDecorators(...(unknown.length > 0 ? [ApiProblems(...unknown)] : []));

  @ApiTags('Catalogue')
  @StaffOnly('catalogue.read')
  @Controller(`admin/${spelled(kind, '-')}`)
  class StaffCatalogueController {
    constructor(private readonly catalogue: StaffCatalogue) {}

    @Get()
    @ApiOperation({
      operationId: `listStaff${Many}`,
      summary: `The ${items}, inactive ones too, by sort order, then name`,
    })
    @ApiPage(Item)
    async list(
      @Query() { limit, cursor }: PageQuery,
      @Req() request: FastifyRequest,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<StaffItem[]> {
      const page = await this.catalogue.page(kind, { limit, position: positionOf(cursor, SORT) });
      return answerPage(page, SORT, request, reply);
    }

    @Post()
    @Needs('catalogue.write')
    @EntityTag()
    @ApiOperation({
      operationId: `create${One}`,
      summary: `Add a ${item}; it comes last unless it says where`,
    })
    @ApiBody({ type: New, examples: bodyExample(NEW_ITEMS[kind]) })
    @ApiResponse({ status: 201, description: 'It is stored.', type: Item })
    @Named()
    create(
      @Body(new DtoPipe({ expectedType: New })) body: Fields,
      @SignedIn() by: Staff,
    ): Promise<StaffItem> {
      return this.catalogue.create(kind, body, by);
    }

    @Put('order')
    @Needs('catalogue.write')
    @ApiOperation({
      operationId: `order${Many}`,
      summary: `Put the ${items} in this order; what is not named comes behind`,
    })
    @ApiBody({ type: CatalogueOrder, examples: bodyExample(catalogueOrderExample) })
    @ApiResponse({
      status: 200,
      description: 'All of them, in their new order.',
      type: [Item],
    })
    @ApiProblems({ status: 422, code: 'order.unknown-item', detail: 'There is no such item in this list.' })
    order(@Body() { ids }: CatalogueOrder, @SignedIn() by: Staff): Promise<StaffItem[]> {
      return this.catalogue.order(kind, ids, by);
    }

    @Put(':id')
    @Needs('catalogue.write')
    @EntityTag()
    @OfOneItem()
    @ApiOperation({ operationId: `update${One}`, summary: `Change some fields of a ${item}` })
    @ApiBody({ type: Change, examples: bodyExample(ITEM_CHANGES) })
    @ApiResponse({ status: 200, description: 'As it is now.', type: Item })
    @Named()
    update(
      @Param('id', ParseUUIDPipe) id: string,
      @Body(new DtoPipe({ expectedType: Change })) body: Fields,
      @SignedIn() by: Staff,
      @IfMatch() version: number | undefined,
    ): Promise<StaffItem> {
      return this.catalogue.update(kind, id, { ...body }, by, version);
    }

    @Get(':id/history')
    @OfOneItem()
    @ApiOperation({ operationId: `get${One}History`, summary: `What was done to a ${item}, newest first` })
    @ApiResponse({
      status: 200,
      description: 'At most the last 200 changes.',
      type: [CatalogueHistoryEntryDto],
    })
    history(@Param('id', ParseUUIDPipe) id: string): Promise<ItemHistoryEntry[]> {
      return this.catalogue.history(kind, id);
    }
  }
  return StaffCatalogueController;
}

/** Product types alone can be deleted, which keeps them aside. */
@ApiTags('Catalogue')
@StaffOnly('catalogue.write')
@Controller('admin/product-types')
class ProductTypeArchiveController {
  constructor(private readonly catalogue: StaffCatalogue) {}

  @Delete(':id')
  @HttpCode(204)
  @OfOneItem()
  @ApiOperation({
    operationId: 'archiveProductType',
    summary: 'Take a product type out of every list and of new quotes; inquiries keep their copy',
  })
  @ApiResponse({ status: 204, description: 'It is gone.' })
  archive(@Param('id', ParseUUIDPipe) id: string, @SignedIn() by: Staff): Promise<void> {
    return this.catalogue.archive('productTypes', id, by);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @EntityTag()
  @OfOneItem()
  @ApiOperation({ operationId: 'restoreProductType', summary: 'Undo the deletion of a product type' })
  @ApiResponse({
    status: 200,
    description: 'It is back.',
    type: staffItem('productTypes'),
  })
  restore(@Param('id', ParseUUIDPipe) id: string, @SignedIn() by: Staff): Promise<StaffItem> {
    return this.catalogue.restore('productTypes', id, by);
  }
}

export const staffControllers: Type[] = [...EVERY_KIND.map(staffController), ProductTypeArchiveController];
