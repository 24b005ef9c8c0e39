import { applyDecorators } from '@nestjs/common';
import { ApiProperty, PartialType } from '@nestjs/swagger';
import { EMAIL_PATTERN } from '@tiraz/contracts/contact';
import { ROLES, type Role } from '@tiraz/contracts/roles';
import { DUE_KINDS, TAX_TREATMENTS, type DueKind, type TaxTreatmentKey } from '@tiraz/contracts/quotation';
import { SETTINGS_LIMITS } from '@tiraz/contracts/settings';
import { Type as Nested } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsString,
  Matches,
  Max,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { Documented, OneOf, Trimmed, Version, IsId } from '../../shared/http/documentation.js';
import { IsOneLine, IsSeenText, IsText } from '../../shared/http/text-field.js';
import type { VersionedSettings } from '../application/settings-store.js';
import type {
  InstalmentDefault,
  OpeningHours,
  StoredSettings,
  TaxTreatment,
  Weekday,
} from '../domain/settings.js';

const LIMITS = SETTINGS_LIMITS;
const [SHORTEST_TAX_NUMBER, LONGEST_TAX_NUMBER] = LIMITS.taxNumber;
const TAX_NUMBER = `^(\\d{${SHORTEST_TAX_NUMBER},${LONGEST_TAX_NUMBER}})?$`;
const TIME = '^([01]\\d|2[0-3]):[0-5]\\d$';

function WholeBetween(
  [minimum, maximum]: readonly [number, number],
  description?: string,
): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: 'integer', minimum, maximum, description }),
    IsInt(),
    Min(minimum),
    Max(maximum),
  );
}

function Text(maxLength: number): PropertyDecorator {
  return applyDecorators(ApiProperty({ maxLength }), IsText(maxLength));
}

function Line(maxLength: number): PropertyDecorator {
  return applyDecorators(Text(maxLength), IsOneLine());
}

function SeenLine(maxLength: number, message: string): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ minLength: 1, maxLength }),
    IsSeenText(maxLength, message),
    IsOneLine(),
  );
}

/** A text without the space around it, of one form. */
function Formed(
  pattern: string,
  message: string,
  description: string,
  maxLength?: number,
): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ pattern, description, maxLength }),
    ...(maxLength ? [IsText(maxLength)] : [Trimmed(), IsString({ message })]),
    Matches(new RegExp(pattern), { message }),
  );
}

function Time(): PropertyDecorator {
  return Formed(TIME, 'A time is written as 09:00', 'By the clocks of Cairo: `09:00`.');
}

function ListOf(
  item: new () => object,
  [minItems, maxItems]: readonly [number, number],
  description: string,
): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: [item], minItems, maxItems, description }),
    Nested(() => item),
    IsArray(),
    ArrayMinSize(minItems),
    ArrayMaxSize(maxItems),
    ValidateNested({ each: true }),
  );
}

@Documented('OpeningHours')
class OpeningHoursDto implements OpeningHours {
  @Time() opens!: string;
  @Time() closes!: string;
}

@Documented('Weekday')
class WeekdayDto extends OpeningHoursDto implements Weekday {
  @ApiProperty()
  @IsBoolean()
  isOpen!: boolean;
}

@Documented('InstalmentDefault')
class InstalmentDefaultDto implements InstalmentDefault {
  @WholeBetween([1, 10_000], 'Of the total.') basisPoints!: number;

  @OneOf(DUE_KINDS)
  @IsIn(DUE_KINDS)
  due!: DueKind;

  @WholeBetween(LIMITS.daysAfter, 'After acceptance, of `days_after`; else 0.') days!: number;
}

@Documented('TaxTreatment')
class TaxTreatmentDto implements TaxTreatment {
  @OneOf(TAX_TREATMENTS)
  @IsIn(TAX_TREATMENTS)
  key!: TaxTreatmentKey;

  @WholeBetween(LIMITS.taxBasisPoints) percentBasisPoints!: number;
  @SeenLine(LIMITS.taxLabel, 'Label is required') labelEn!: string;
  @SeenLine(LIMITS.taxLabel, 'Label is required') labelAr!: string;
}

const exampleWeek = Array.from({ length: 7 }, (_, day) => ({
  isOpen: day < 5,
  opens: '09:00',
  closes: '17:00',
}));
const exampleSettings: StoredSettings = {
  nameEn: 'Tiraz',
  nameAr: 'طراز',
  addressEn: '12 Talaat Harb St, Cairo',
  addressAr: '١٢ شارع طلعت حرب، القاهرة',
  taxNumber: '123456789',
  phone: '+20 100 123 4567',
  email: 'sales@tiraz.example',
  logoUrl: null,
  validityDays: 14,
  instalments: [
    { basisPoints: 5000, due: 'on_acceptance', days: 0 },
    { basisPoints: 5000, due: 'before_shipping', days: 0 },
  ],
  termsEn: '',
  termsAr: '',
  taxTreatments: [
    { key: 'eg_standard', percentBasisPoints: 1400, labelEn: 'VAT', labelAr: 'ضريبة القيمة المضافة' },
    { key: 'export', percentBasisPoints: 0, labelEn: 'Export', labelAr: 'تصدير' },
    { key: 'none', percentBasisPoints: 0, labelEn: 'No tax', labelAr: 'بدون ضريبة' },
  ],
  week: exampleWeek,
  ramadanHours: { opens: '09:00', closes: '14:30' },
  targetMinutes: 240,
  sampleDays: 10,
  productionDays: 15,
  piecesPerDay: 50,
  spreadPercent: 50,
  factorRoles: ['owner'],
  turnTakers: [],
};

/** What staff set, with the rules of each field. */
class SettingsFields implements StoredSettings {
  @SeenLine(LIMITS.name, 'Name is required') nameEn!: string;
  @SeenLine(LIMITS.name, 'Name is required') nameAr!: string;
  @Text(LIMITS.address) addressEn!: string;
  @Text(LIMITS.address) addressAr!: string;
  @Formed(TAX_NUMBER, 'A tax number has 9 to 15 digits', 'Digits alone; may be empty.') taxNumber!: string;
  @Line(LIMITS.phone) phone!: string;
  @Formed(
    `^$|${EMAIL_PATTERN}`,
    'An e-mail address looks like name@example.com',
    'May be empty.',
    LIMITS.email,
  )
  email!: string;

  @ApiProperty({ type: 'string', nullable: true, description: 'The path of an uploaded picture.' })
  @ValidateIf((_, value) => value !== null)
  @IsString()
  logoUrl!: string | null;

  @WholeBetween(LIMITS.validityDays, 'For so many days a quotation is valid, unless it says otherwise.')
  validityDays!: number;

  @ListOf(InstalmentDefaultDto, LIMITS.instalments, 'Together 10,000 basis points.')
  instalments!: InstalmentDefaultDto[];

  @Text(LIMITS.terms) termsEn!: string;
  @Text(LIMITS.terms) termsAr!: string;

  @ListOf(TaxTreatmentDto, [TAX_TREATMENTS.length, TAX_TREATMENTS.length], 'Each once.')
  taxTreatments!: TaxTreatmentDto[];

  @ListOf(WeekdayDto, [7, 7], 'Sunday first; at least one is open.') week!: WeekdayDto[];

  @ApiProperty({ type: OpeningHoursDto, description: 'On the same days, in the month of Ramadan.' })
  @Nested(() => OpeningHoursDto)
  @ValidateNested()
  @IsObject()
  ramadanHours!: OpeningHoursDto;

  @WholeBetween(LIMITS.targetMinutes, 'Of opening hours, until an inquiry is answered.')
  targetMinutes!: number;

  @WholeBetween(LIMITS.sampleDays, 'Working days until a sample is ready, at the earliest.')
  sampleDays!: number;

  @WholeBetween(LIMITS.productionDays, 'Working days of every order, once its sample is approved.')
  productionDays!: number;

  @WholeBetween(LIMITS.piecesPerDay, 'Pieces that are sewn on a working day.') piecesPerDay!: number;

  @WholeBetween(LIMITS.spreadPercent, 'How much later than at the earliest it may be.')
  spreadPercent!: number;

  @ApiProperty({
    enum: ROLES,
    isArray: true,
    maxItems: ROLES.length,
    description: 'Accounts of these roles need a second factor before anything else.',
  })
  @IsArray()
  @ArrayMaxSize(ROLES.length)
  @IsIn(ROLES, { each: true })
  factorRoles!: Role[];

  @ApiProperty({
    type: [String],
    format: 'uuid',
    maxItems: LIMITS.turnTakers,
    description: 'Accounts that get new inquiries in turn; empty: new inquiries are nobody’s.',
  })
  @IsArray()
  @ArrayMaxSize(LIMITS.turnTakers)
  @IsId({ each: true, message: 'turnTakers are ids of accounts' })
  turnTakers!: string[];
}

/** The body of updateSettings; absent fields stay as they are. */
export class SettingsChanges extends PartialType(SettingsFields, { skipNullProperties: false }) {}

export const settingsChangesExamples = {
  seller: { value: { addressEn: '12 Talaat Harb St, Cairo', taxNumber: '123456789' } },
  signIn: { value: { factorRoles: ['sales'] } },
  inTurn: { value: { turnTakers: ['0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11'] } },
  quotations: {
    value: { validityDays: 30, instalments: [{ basisPoints: 10_000, due: 'days_after', days: 30 }] },
  },
};

@Documented('Settings', { example: { ...exampleSettings, version: 3 } })
export class SettingsDto extends SettingsFields implements VersionedSettings {
  @Version() version!: number;
}
