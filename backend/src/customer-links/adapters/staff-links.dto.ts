import { ApiProperty } from '@nestjs/swagger';
import { CONTACT } from '@tiraz/contracts/contact';
import { IsString, MaxLength } from 'class-validator';
import { Documented, Moment } from '../../shared/http/documentation.js';
import type { RecipientLinks } from '../application/staff-links.js';

const recipient = 'layla@example.com';
const LONGEST = CONTACT.customerEmail.longest;

/** The body of revokeCustomerLinks. */
@Documented('LinkRevocation', { additionalProperties: false })
export class LinkRevocation {
  @ApiProperty({ maxLength: LONGEST, description: 'The e-mail address that the links were made for.' })
  @MaxLength(LONGEST)
  @IsString()
  recipient!: string;
}

export const REVOCATION_EXAMPLES = { one: { value: { recipient } satisfies LinkRevocation } };

@Documented('RecipientLinks', {
  example: { recipient, since: '2026-03-01T09:30:00.000Z', latestAt: '2026-03-04T12:00:00.000Z' },
})
export class RecipientLinksDto implements RecipientLinks {
  @ApiProperty({ description: 'An e-mail address in lower case.' }) recipient!: string;
  @Moment({ description: 'When the first link was made.' }) since!: Date;
  @Moment({ description: 'When the latest link was made.' }) latestAt!: Date;
}
