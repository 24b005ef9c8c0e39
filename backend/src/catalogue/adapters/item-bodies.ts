import { EMPTY_OR_VISIBLE, VISIBLE } from '@tiraz/contracts/visible-text';
import { IsBoolean, IsInt, IsNotEmpty, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { ONE_LINE } from '../../shared/domain/one-line.js';
import { IsAmount } from '../../shared/http/amount-field.js';
import { IfGiven, Trimmed } from '../../shared/http/fields.js';
import { LAST_POSITION, type Fields } from '../domain/stored-item.js';
import { KINDS, type FieldForm, type FieldValue, type Kind } from '../domain/kinds.js';

/** Where a person would not write the field's name with spaces. */
const LABELS: Readonly<Record<string, string>> = {
  nameAr: 'Arabic name',
  compositionAr: 'Arabic composition',
  descriptionAr: 'Arabic description',
  gsm: 'GSM',
  imageUrl: 'Image',
  isActive: 'Active',
};

/** The rules of each form; the first broken one speaks. */
const RULES: Readonly<Record<FieldForm, (label: string) => PropertyDecorator[]>> = {
  name: (label) => [...textOf(120, label), Matches(ONE_LINE, { message: `${label} must be on one line` })],
  amount: (label) => [IsAmount(label)],
  text: (label) => textOf(2000, label),
  composition: (label) => textOf(200, label),
  grams: (label) => [
    IsInt({ message: `${label} must be a whole number` }),
    Min(1, { message: `${label} is required` }),
    Max(2000, { message: `${label} must be at most 2000` }),
  ],
  picture: (label) => [
    IsString({ message: `${label} must be text` }),
    Matches(/^(\/objects\/[\w-]{1,100})?$/, { message: `${label} must be empty or the path of an upload` }),
  ],
  switch: (label) => [IsBoolean({ message: `${label} must be true or false` })],
  position: (label) => [
    IsInt({ message: `${label} must be a whole number` }),
    Min(0, { message: `${label} must be at least 0` }),
    Max(LAST_POSITION, { message: `${label} must be at most ${LAST_POSITION}` }),
  ],
};

const TEXTS: readonly FieldForm[] = ['name', 'text', 'composition'];

function textOf(longest: number, label: string): PropertyDecorator[] {
  return [
    Trimmed(),
    IsString({ message: `${label} must be text` }),
    MaxLength(longest, { message: `${label} must be at most ${longest} characters` }),
  ];
}

/** A name, and whatever text there has to be, holds something to see. */
function visibility(form: FieldForm, label: string, isRequired: boolean): PropertyDecorator[] {
  if (!TEXTS.includes(form)) return [];
  const message = isRequired ? `${label} is required` : `${label} has nothing to see in it`;
  if (isRequired) return [Matches(VISIBLE, { message, context: { code: 'field.required' } })];
  return [Matches(EMPTY_OR_VISIBLE, { message })];
}

/** The class of rules for a new item of a kind, or for a change: any subset of the same fields. */
export function itemBody(kind: Kind, use: 'new' | 'change'): new () => Fields {
  class ItemBody {
    [field: string]: FieldValue;
  }
  for (const [name, { form, initially }] of Object.entries(KINDS[kind].fields)) {
    const label = LABELS[name] ?? spaced(name);
    const rules = [
      ...(initially === '' ? [] : [IsNotEmpty({ message: `${label} is required` })]),
      ...RULES[form](label),
      ...visibility(form, label, initially !== ''),
      ...(use === 'change' || initially !== undefined ? [IfGiven()] : []),
    ];
    for (const rule of rules) rule(ItemBody.prototype, name);
  }
  return ItemBody;
}

function spaced(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
