import { applyDecorators } from '@nestjs/common';
import { ONE_LINE, VISIBLE } from '@tiraz/contracts/visible-text';
import { IsString, Matches, MaxLength, ValidateBy } from 'class-validator';
import { Trimmed } from './documentation.js';

/** A text, trimmed before its characters are counted; an emoji is one. */
export function IsText(longest: number): PropertyDecorator {
  return applyDecorators(Trimmed(), IsString(), MaxLength(longest));
}

/** The same, with something to see in it. `message` as the form shows it. */
export function IsSeenText(longest: number, message: string): PropertyDecorator {
  const isSeen = Matches(VISIBLE, { message, context: { code: 'field.required' } });
  return applyDecorators(Trimmed(), IsString({ message }), isSeen, MaxLength(longest));
}

/** Without a line break. Beside another pattern, which it leaves its own code. */
export function IsOneLine(): PropertyDecorator {
  const validator = { validate: (text: unknown) => ONE_LINE.test(String(text)) };
  const said = { message: 'It must be on one line', context: { code: 'field.format' } };
  return ValidateBy({ name: 'isOneLine', validator }, said);
}
