import type { ApiPropertyOptions } from '@nestjs/swagger';
import { MOST_UNSUITED } from '@tiraz/contracts/fitting';
import { ArrayMaxSize, ArrayUnique, IsArray, IsUUID } from 'class-validator';
import { LowerCased } from '../../shared/http/documentation.js';

function unsuited(means: string): ApiPropertyOptions {
  return {
    type: 'array',
    maxItems: MOST_UNSUITED,
    uniqueItems: true,
    items: { type: 'string', format: 'uuid' },
    description: `${means} By their ids.`,
  };
}

/** What an item does not go with, and what comes of it. */
export const SHOWN_UNSUITED: Readonly<Record<string, ApiPropertyOptions>> = {
  unsuitedProductTypes: unsuited('Product types that it does not go with.'),
  unsuitedFabrics: unsuited('Fabrics that it does not go with.'),
  isUnsuitedRefused: {
    type: 'boolean',
    description: 'An inquiry for it with something that it does not go with is refused.',
  },
};

export function areItems(label: string): PropertyDecorator[] {
  return [
    LowerCased(),
    IsArray({ message: `${label} must be a list` }),
    ArrayMaxSize(MOST_UNSUITED, { message: `${label} are at most ${MOST_UNSUITED}` }),
    ArrayUnique({ message: `${label} must each be named once` }),
    IsUUID('all', { each: true, message: `${label} must each be the id of an item` }),
  ];
}

/** What visitors are not told as long as it is as it begins: by far the most items have none of it. */
export function isLeftOut(field: string): boolean {
  return field === 'quantityBreaks' || field.startsWith('unsuited') || field === 'isUnsuitedRefused';
}
