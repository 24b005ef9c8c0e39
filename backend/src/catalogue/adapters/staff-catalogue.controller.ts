import { applyDecorators, Body, Controller, Param, Post, Put, type Type } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { SignedIn, StaffOnly } from '../../auth/index.js';
import type { Staff } from '../../shared/domain/staff.js';
import { ApiProblems, IdPipe } from '../../shared/http/documentation.js';
import { DtoPipe } from '../../shared/http/dto.pipe.js';
import { EntityTag, IfMatch } from '../../shared/http/entity-tag.js';
import { StaffCatalogue } from '../application/staff-catalogue.js';
import { KINDS, namesOf, type Fields, type Kind, type StaffItem } from '../domain/kinds.js';
import { OfOneItem } from './one-item.js';

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

/** What a kind of item is answered as, and the bodies that make and change one. */
interface ItemClasses {
  item: Type;
  newItem: ItemBody;
  changes: ItemBody;
}

interface ItemBody {
  type: Type<Fields>;
  example: object;
}

/** How staff make and change one kind of item. */
export function staffCatalogueController(kind: Kind, { item: Item, newItem, changes }: ItemClasses): Type {
  const { path, item, One } = namesOf(kind);
  const unknown = Object.entries(KINDS[kind].fields).flatMap(([name, { form }]) =>
    form === 'picture' ? [UNKNOWN_PICTURE] : form === 'items' ? [unknownItem(name)] : [],
  );
  const bodyOf = ({ type, example }: ItemBody) => ApiBody({ type, examples: { [item]: { value: example } } });
  const Named = () => applyDecorators(...(unknown.length > 0 ? [ApiProblems(...unknown)] : []));

  @ApiTags('Catalogue')
  @StaffOnly('catalogue.write')
  @Controller(`admin/${path}`)
  class StaffCatalogueController {
    constructor(private readonly catalogue: StaffCatalogue) {}

    @Post()
    @EntityTag()
    @ApiOperation({
      operationId: `create${One}`,
      summary: `Add a ${item}; it comes last unless it says where`,
    })
    @bodyOf(newItem)
    @ApiResponse({ status: 201, description: 'It is stored.', type: Item })
    @Named()
    create(
      @Body(new DtoPipe({ expectedType: newItem.type })) body: Fields,
      @SignedIn() by: Staff,
    ): Promise<StaffItem> {
      return this.catalogue.create(kind, body, by);
    }

    @Put(':id')
    @EntityTag()
    @OfOneItem()
    @ApiOperation({ operationId: `update${One}`, summary: `Change some fields of a ${item}` })
    @bodyOf(changes)
    @ApiResponse({ status: 200, description: 'As it is now.', type: Item })
    @Named()
    update(
      @Param('id', IdPipe) id: string,
      @Body(new DtoPipe({ expectedType: changes.type })) body: Fields,
      @SignedIn() by: Staff,
      @IfMatch() version: number | undefined,
    ): Promise<StaffItem> {
      return this.catalogue.update(kind, id, { ...body }, by, version);
    }
  }
  return StaffCatalogueController;
}
