import { EMPTY_OR_VISIBLE, VISIBLE } from '@tiraz/contracts/visible-text';
import { IsString, Matches, MaxLength } from 'class-validator';
import { Trimmed } from '../../shared/http/documentation.js';
import type { FieldForm } from '../domain/kinds.js';

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
