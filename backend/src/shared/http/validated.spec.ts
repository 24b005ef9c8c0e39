import { describe, expect, it } from '@jest/globals';
import { Type } from 'class-transformer';
import {
  IsArray,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { DomainError } from '../domain/domain-error.js';
import { validated } from './validated.js';

class Button {
  @Max(10)
  @IsInt({ message: 'Holes must be a whole number' })
  holes!: number;
}

class Shirt {
  @MaxLength(5)
  @IsNotEmpty({ message: 'Name is required' })
  @IsString()
  name!: string;

  @IsOptional()
  @MaxLength(3, { context: { code: 'note.too-long' } })
  note?: string;

  @IsOptional()
  @ValidateNested({ each: true })
  @IsArray()
  @Type(() => Button)
  buttons?: Button[];
}

const read = (value: unknown, type: 'body' | 'query' = 'body') =>
  validated(Shirt).transform(value, { type, metatype: Object }) as Shirt;
const refusal = (value: unknown, type?: 'body' | 'query'): DomainError => {
  try {
    read(value, type);
  } catch (error) {
    return error as DomainError;
  }
  throw new Error('it was not refused');
};

describe('a validated body', () => {
  it('becomes an instance that has what was sent and nothing else', () => {
    const shirt = read({ name: 'Polo', buttons: [{ holes: 4 }] });
    expect(shirt).toBeInstanceOf(Shirt);
    expect(Object.keys(shirt)).toEqual(['name', 'buttons']);
  });

  it('is refused with one fault for each faulty field, by its path', () => {
    const { kind, code, faults } = refusal({
      name: '',
      note: 'long',
      colour: 1,
      buttons: [{ holes: 2 }, { holes: 11 }],
    });
    expect({ kind, code }).toEqual({ kind: 'malformed', code: 'body.invalid' });
    expect(faults.map(({ path, code }) => `${path} ${code}`).sort()).toEqual([
      'buttons[1].holes field.too-large',
      'colour field.unknown',
      'name field.required',
      'note note.too-long',
    ]);
    expect(faults).toContainEqual({ path: 'name', code: 'field.required', message: 'Name is required' });
  });

  it('names the kind of value before its limits', () => {
    expect(refusal({ name: 7 }).faults).toEqual([
      { path: 'name', code: 'field.type', message: 'name must be a string' },
    ]);
    expect(refusal({ name: 'Polo', buttons: [[]] }).faults).toEqual([
      { path: 'buttons', code: 'field.type', message: 'buttons must not hold lists' },
    ]);
  });

  it.each([[null], [undefined], ['text'], [[]], [7]])('is refused when it is %p', (value) => {
    expect(refusal(value)).toMatchObject({
      code: 'body.invalid',
      faults: [{ path: '', code: 'field.type' }],
    });
  });

  it('reports at most 20 faults', () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`field${index}`, 1]));
    expect(refusal(many).faults).toHaveLength(20);
  });

  it('is the request when it is a query', () => {
    expect(refusal({ name: '' }, 'query').code).toBe('request.invalid');
  });
});
