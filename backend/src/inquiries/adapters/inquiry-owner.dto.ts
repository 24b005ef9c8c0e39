import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsUUID, ValidateIf } from 'class-validator';
import { Documented } from '../../shared/http/documentation.js';

/** In a body: whose inquiries become. */
export function OwnerId(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      type: 'string',
      format: 'uuid',
      nullable: true,
      description:
        'The staff account whose it is from now on, one that may answer inquiries; null: nobody’s.',
    }),
    ValidateIf((_, value) => value !== null),
    IsUUID(undefined, { message: 'ownerId is the id of an account, or null' }),
  );
}

@Documented('InquiryOwner', { additionalProperties: false })
export class InquiryOwner {
  @OwnerId()
  ownerId!: string | null;
}
