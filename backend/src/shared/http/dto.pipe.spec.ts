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
import { DtoPipe } from './dto.pipe.js';

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
  new DtoPipe().transform(value, { type, metatype: Shirt }) as Promise<Shirt>;
const refusal = async (value: unknown, type?: 'body' | 'query'): Promise<DomainError> => {
  try {
    await read(value, type);
  } catch (error) {
    return error as DomainError;
  }
  throw new Error('it was not refused');
};

describe('a validated body', () => {
  it('becomes an instance that has what was sent and nothing else', async () => {
    const shirt = await read({ name: 'Polo', buttons: [{ holes: 4 }] });
    expect(shirt).toBeInstanceOf(Shirt);
    expect(Object.keys(shirt)).toEqual(['name', 'buttons']);
  });

  it('is refused with one fault for each faulty field, by its path', async () => {
    const { kind, code, faults } = await refusal({
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

  it('names the kind of value before its limits', async () => {
    expect((await refusal({ name: 7 })).faults).toEqual([
      { path: 'name', code: 'field.type', message: 'name must be a string' },
    ]);
    expect((await refusal({ name: 'Polo', buttons: [[]] })).faults).toEqual([
      { path: 'buttons', code: 'field.type', message: 'buttons must not hold lists' },
    ]);
  });

  it.each([[null], [undefined], ['text'], [[]], [7]])('is refused when it is %p', async (value) => {
    expect(await refusal(value)).toMatchObject({
      code: 'body.invalid',
      faults: [{ path: '', code: 'field.type' }],
    });
  });

  it('reports at most 20 faults', async () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`field${index}`, 1]));
    expect((await refusal(many)).faults).toHaveLength(20);
  });

  it('refuses a field called prototype like any that is unknown', async () => {
    const { faults } = await refusal({ name: 'Polo', prototype: 1 });
    expect(faults).toMatchObject([{ path: 'prototype', code: 'field.unknown' }]);
  });

  it('leaves alone what no class describes', async () => {
    const unread = { anything: [[]] };
    expect(await new DtoPipe().transform(unread, { type: 'body', metatype: Object })).toBe(unread);
  });

  it('is read as the expected class where the parameter names none', async () => {
    const read = new DtoPipe({ expectedType: Shirt }).transform(
      { name: 'Polo' },
      { type: 'body', metatype: Object },
    );
    expect(await read).toBeInstanceOf(Shirt);
  });

  it('is the request when it is a query', async () => {
    expect((await refusal({ name: '' }, 'query')).code).toBe('request.invalid');
  });
});
