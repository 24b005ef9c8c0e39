import { applyDecorators } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { ApiProblems } from '../../shared/http/documentation.js';

const UNKNOWN_ITEM = {
  status: 404,
  code: 'catalogue.unknown-item',
  detail: 'There is no such item in the catalogue.',
};

/** For a handler about one item, by its id. */
export function OfOneItem(): MethodDecorator {
  return applyDecorators(
    ApiParam({ name: 'id', schema: { type: 'string', format: 'uuid' } }),
    ApiProblems(UNKNOWN_ITEM),
  );
}
