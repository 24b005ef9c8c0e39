import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import {
  DRAWING_SIDE,
  isOnDrawing,
  PRINT_AREA_LIMITS,
  PRINT_PLACES,
  type DrawnBox,
  type PrintArea,
  type PrintPlace,
} from '@tiraz/contracts/garments';
import { EMPTY_OR_VISIBLE, ONE_LINE, VISIBLE } from '@tiraz/contracts/visible-text';
import { Type as Nested } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsObject,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateNested,
} from 'class-validator';
import { Documented, OneOf, Trimmed } from '../../shared/http/documentation.js';

const { name: LONGEST_NAME, smallestBox, millimetres } = PRINT_AREA_LIMITS;

/** Units of the drawing, to a tenth. */
function Units(least: number, description?: string): PropertyDecorator {
  const bounds = { minimum: least, maximum: DRAWING_SIDE };
  return applyDecorators(
    ApiProperty({ type: 'number', ...bounds, description }),
    ValidateBy(
      { name: 'isNumber', validator: { validate: isInTenths } },
      { message: '$property must be a number with at most one decimal' },
    ),
    Min(least),
    Max(DRAWING_SIDE),
  );
}

/** class-validator's own rule stumbles over what is written with an exponent. */
function isInTenths(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value) && Math.round(value * 10) / 10 === value;
}

function Millimetres(): PropertyDecorator {
  const { least, most } = millimetres;
  return applyDecorators(
    ApiProperty({ type: 'integer', minimum: least, maximum: most }),
    IsInt(),
    Min(least),
    Max(most),
  );
}

@Documented('DrawnBox', {
  description: `On the drawing of the front, a square of ${DRAWING_SIDE} units a side.`,
})
class DrawnBoxDto implements DrawnBox {
  @Units(0, 'Its middle, from the left.') x!: number;
  @Units(0, 'Its middle, from the top.') y!: number;
  @Units(smallestBox) width!: number;
  @Units(smallestBox) height!: number;

  @ApiProperty({ type: 'integer', minimum: -180, maximum: 180, description: 'Degrees, clockwise.' })
  @Max(180)
  @Min(-180)
  @IsInt()
  turn!: number;
}

/** Whether there is enough of a box to see where it is; what else is wrong with it its own rules say. */
function isMeasured(box: unknown): box is DrawnBox {
  const { x, y, width, height, turn } = box as Record<keyof DrawnBox, unknown>;
  return [x, y, width, height, turn].every(Number.isFinite);
}

export const EXAMPLE_AREA: PrintArea = {
  id: 'left-chest',
  name: 'Left chest',
  nameAr: 'الصدر الأيسر',
  place: 'left_chest',
  box: { x: 152, y: 76, width: 20, height: 18, turn: 0 },
  widthMm: 90,
  heightMm: 80,
};

@Documented('PrintArea', { example: EXAMPLE_AREA })
class PrintAreaDto implements PrintArea {
  @ApiProperty({
    type: 'string',
    maxLength: 40,
    pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
    examples: ['left-chest'],
  })
  @MaxLength(40)
  @Matches(/^[a-z0-9]+(-[a-z0-9]+)*$/, { message: 'id must be small letters, digits and hyphens' })
  @IsString()
  id!: string;

  @ApiProperty({ type: 'string', minLength: 1, maxLength: LONGEST_NAME, examples: ['Left chest'] })
  @Trimmed()
  @MaxLength(LONGEST_NAME, { message: `Name must be at most ${LONGEST_NAME} characters` })
  @Matches(ONE_LINE, { message: 'Name must be on one line' })
  @Matches(VISIBLE, { message: 'Name is required', context: { code: 'field.required' } })
  @IsString({ message: 'Name must be text' })
  name!: string;

  @ApiProperty({
    type: 'string',
    maxLength: LONGEST_NAME,
    description: 'May be empty.',
    examples: ['الصدر الأيسر'],
  })
  @Trimmed()
  @MaxLength(LONGEST_NAME, { message: `Arabic name must be at most ${LONGEST_NAME} characters` })
  @Matches(ONE_LINE, { message: 'Arabic name must be on one line' })
  @Matches(EMPTY_OR_VISIBLE, { message: 'Arabic name has nothing to see in it' })
  @IsString({ message: 'Arabic name must be text' })
  nameAr!: string;

  @OneOf(PRINT_PLACES, { description: "Left and right are the wearer's." })
  @IsIn(PRINT_PLACES)
  place!: PrintPlace;

  @ApiProperty({ type: DrawnBoxDto })
  @ValidateNested()
  @Nested(() => DrawnBoxDto)
  @ValidateBy({
    name: 'onDrawing',
    validator: {
      validate: (box: unknown) => !isMeasured(box) || isOnDrawing(box),
      defaultMessage: () => 'the whole area must be on the drawing',
    },
  })
  @IsObject()
  box!: DrawnBoxDto;

  @Millimetres() widthMm!: number;
  @Millimetres() heightMm!: number;
}

export const SHOWN_PRINT_AREAS: ApiPropertyOptions = {
  type: [PrintAreaDto],
  maxItems: PRINT_AREA_LIMITS.areas,
  description: 'Where it can be printed, the likeliest place first; each id once.',
};

export function arePrintAreas(label: string): PropertyDecorator[] {
  return [
    IsArray({ message: `${label} must be a list` }),
    ArrayUnique((area: Partial<PrintArea> | null) => area?.id, {
      message: `${label} must each have an id of its own`,
    }),
    ArrayMaxSize(PRINT_AREA_LIMITS.areas, { message: `${label} are at most ${PRINT_AREA_LIMITS.areas}` }),
    ValidateNested({ each: true, message: `${label} must each be an object` }),
    Nested(() => PrintAreaDto),
  ];
}

export function isOneOf(values: readonly string[], label: string): PropertyDecorator {
  return IsIn(values, { message: `${label} must be one of: ${values.join(', ')}` });
}
