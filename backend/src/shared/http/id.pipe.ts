import { ParseUUIDPipe, type ArgumentMetadata } from '@nestjs/common';

/** An id of a path in the one form in which it is compared, recorded and told: PostgreSQL finds a row in either case. */
export class IdPipe extends ParseUUIDPipe {
  override async transform(value: string, metadata: ArgumentMetadata): Promise<string> {
    await super.transform(value, metadata);
    return value.toLowerCase();
  }
}
