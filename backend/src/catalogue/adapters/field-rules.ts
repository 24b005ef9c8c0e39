import type { ApiPropertyOptions } from '@nestjs/swagger';
import { EMPTY_OR_VISIBLE, VISIBLE } from '@tiraz/contracts/visible-text';
import { ArrayMaxSize, ArrayUnique, IsArray, IsString, Matches, MaxLength } from 'class-validator';
import { Trimmed, IsId } from '../../shared/http/documentation.js';
import { MOST_UNSUITED, type FieldForm } from '../domain/kinds.js';

const TEXTS: readonly FieldForm[] = ['name', 'text', 'composition'];

/** A text without the space around it, not too long. */
export function textOf(longest: number, label: string): PropertyDecorator[] {
  return [
    Trimmed(),
    IsString({ message: `${label} must be text` }),
    MaxLength(longest, { message: `${label} must be at most ${longest} characters` }),
  ];
}

/** A name, and whatever text there has to be, holds something to see. */
export function visibility(form: FieldForm, label: string, isRequired: boolean): PropertyDecorator[] {
  if (!TEXTS.includes(form)) return [];
  const message = isRequired ? `${label} is required` : `${label} has nothing to see in it`;
  if (isRequired) return [Matches(VISIBLE, { message, context: { code: 'field.required' } })];
  return [Matches(EMPTY_OR_VISIBLE, { message })];
}

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
    IsArray({ message: `${label} must be a list` }),
    ArrayMaxSize(MOST_UNSUITED, { message: `${label} are at most ${MOST_UNSUITED}` }),
    ArrayUnique({ message: `${label} must each be named once` }),
    IsId({ each: true, message: `${label} must each be the id of an item` }),
  ];
}
