import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  AUDITED_ACTIONS,
  AUDITED_KINDS,
  AUDITED_THING,
  NOBODY,
  type AuditedAction,
  type AuditedKind,
} from '@tiraz/contracts/audit-trail';
import { CONTACT, EMAIL_PATTERN } from '@tiraz/contracts/contact';
import { IsIn, Matches, MaxLength } from 'class-validator';
import { startOfDayNamed } from '../../shared/domain/cairo.js';
import { EndOfDays, momentsOf, PageQuery } from '../../shared/http/paging.js';
import {
  Documented,
  IfGiven,
  LowerCased,
  Moment,
  OneOf,
  TextOrNull,
} from '../../shared/http/documentation.js';
import type { AuditTrailFilter, AuditTrailEntry } from '../application/audit-entries.js';

const PERSON = new RegExp(`^${NOBODY}$|${EMAIL_PATTERN}`);

/** The query of listAuditTrail. */
export class AuditTrailQuery extends PageQuery {
  @ApiPropertyOptional({
    maxLength: CONTACT.customerEmail.longest,
    description: `The e-mail address of who did it; \`${NOBODY}\` for what nobody was signed in for: visitors, refused sign-ins, the command line.`,
    example: 'staff@tiraz.example',
  })
  @IfGiven()
  @MaxLength(CONTACT.customerEmail.longest)
  @Matches(PERSON, { message: `by is an e-mail address or ${NOBODY}` })
  by?: string;

  @ApiPropertyOptional({ enum: AUDITED_KINDS })
  @IfGiven()
  @IsIn(AUDITED_KINDS, { message: `kind is one of ${AUDITED_KINDS.join(', ')}` })
  kind?: AuditedKind;

  @ApiPropertyOptional({
    maxLength: 64,
    description:
      'The id of a thing (of a holiday its day, of the settings `settings`) or the reference of an inquiry; `unknown`: sign-ins to accounts that do not exist.',
    example: 'TRZ-2026-000123',
  })
  @IfGiven()
  @LowerCased()
  @Matches(AUDITED_THING, { message: 'thing is an id or a reference' })
  thing?: string;

  @ApiPropertyOptional({ enum: AUDITED_ACTIONS })
  @IfGiven()
  @IsIn(AUDITED_ACTIONS, { message: 'action is not one that is recorded' })
  action?: AuditedAction;

  @EndOfDays('from', 'The first day, by the clocks of Cairo.')
  from?: string;

  @EndOfDays('to', 'The last day, by the clocks of Cairo.')
  to?: string;
}

/** @throws DomainError `request.invalid` for a day that the calendar does not have, or a last day before the first */
export function toFilter({ by, kind, thing, action, from, to }: AuditTrailQuery): AuditTrailFilter {
  return {
    ...(by === undefined ? {} : { by: by === NOBODY ? null : by.toLowerCase() }),
    ...(kind ? { kind } : {}),
    ...(thing ? { thing } : {}),
    ...(action ? { action } : {}),
    ...momentsOf({ from, to }, startOfDayNamed),
  };
}

@Documented('AuditedThing')
class AuditedThingDto {
  @OneOf(AUDITED_KINDS) kind!: AuditedKind;
  @ApiProperty({
    description:
      'A UUID, a number for a job, a day for a holiday, `settings`, or `unknown` for an account that does not exist.',
  })
  id!: string;
  @TextOrNull('What it is called today: a reference, a name, a subject.') label!: string | null;
  @TextOrNull('Its Arabic name, where it has one.') labelAr!: string | null;
  @TextOrNull('Whom an inquiry, a follow-up or a communication is about.') customerId!: string | null;
}

const fields = { anyOf: [{ type: 'object', additionalProperties: true }, { type: 'null' }] };

@Documented('AuditTrailEntry', {
  example: {
    id: '1204',
    at: '2026-11-20T09:30:00.000Z',
    by: 'staff@tiraz.example',
    action: 'productType.updated',
    thing: {
      kind: 'productType',
      id: '01993c00-0000-7000-8000-000000000003',
      label: 'Hoodie',
      labelAr: 'هودي',
      customerId: null,
    },
    before: { basePrice: '450.00' },
    after: { basePrice: '475.00' },
  },
})
export class AuditTrailEntryDto implements AuditTrailEntry {
  @ApiProperty({ description: 'Rises with every entry.' }) id!: string;
  @Moment() at!: Date;
  @TextOrNull('Null when nobody was signed in.') by!: string | null;
  @OneOf(AUDITED_ACTIONS) action!: AuditedAction;
  @ApiProperty() thing!: AuditedThingDto;
  @ApiProperty({ ...fields, description: 'The changed fields, as they were.' })
  before!: Record<string, unknown> | null;
  @ApiProperty({ ...fields, description: 'The same fields, as they were from then on.' })
  after!: Record<string, unknown> | null;
}
