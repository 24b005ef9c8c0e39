import { applyDecorators } from '@nestjs/common';
import { IsUUID, type ValidationOptions } from 'class-validator';
import { LowerCased } from './documentation.js';

/** An id, or with `each` a list of them, in small letters whichever way it was sent; like the `IdPipe` of paths. */
export function IsId(options: ValidationOptions = {}): PropertyDecorator {
  return applyDecorators(LowerCased(), IsUUID('all', options));
}
