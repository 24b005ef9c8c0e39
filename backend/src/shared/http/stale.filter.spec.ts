import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { Controller, Get, Module, Put } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { DomainError, StaleError, type EditedThing, type LastChange } from '../domain/domain-error.js';
import { ProblemFilter } from './problem.filter.js';
import { StaleFilter } from './stale.filter.js';

const SHIRT: EditedThing = { kind: 'fabric', id: 'a-shirt' };
const CURRENT = { name: 'Shirt', version: 3 };
const BY = { id: 'an-id', email: 'omar@tiraz.example', name: 'Omar Said' };

@Controller('shirt')
class ShirtController {
  @Put()
  rename() {
    throw new StaleError(SHIRT, CURRENT);
  }

  @Get()
  read() {
    throw new DomainError('missing', 'shirt.unknown', 'There is no such shirt.');
  }
}

@Module({ controllers: [ShirtController] })
class ShirtModule {}

const asked: EditedThing[] = [];
let answer: () => Promise<LastChange | undefined>;
let app: NestFastifyApplication;

beforeAll(async () => {
  app = await NestFactory.create<NestFastifyApplication>(ShirtModule, new FastifyAdapter(), {
    logger: false,
  });
  const lastChanges = {
    of: (thing: EditedThing) => {
      asked.push(thing);
      return answer();
    },
  };
  app.useGlobalFilters(new ProblemFilter(), new StaleFilter(lastChanges));
  await app.init();
});
afterAll(() => app.close());
beforeEach(() => {
  asked.length = 0;
});

const rename = () => app.inject({ method: 'PUT', url: '/shirt' });

it.each([
  ['somebody', BY],
  ['nobody who was signed in', null],
])('who changed it last is said with what it is now: %s', async (_, by) => {
  answer = () => Promise.resolve({ at: new Date('2026-01-14T09:00:00Z'), by });
  const { statusCode, body } = await rename();
  expect(statusCode).toBe(412);
  expect(JSON.parse(body)).toMatchObject({
    code: 'entity.stale',
    current: CURRENT,
    changed: { at: '2026-01-14T09:00:00.000Z', by },
  });
  expect(asked).toEqual([SHIRT]);
});

it('nothing is said where nothing is known', async () => {
  answer = () => Promise.resolve(undefined);
  const { statusCode, body } = await rename();
  expect(statusCode).toBe(412);
  expect(JSON.parse(body)).not.toHaveProperty('changed');
});

it('who cannot be asked for is answered as any other failure', async () => {
  answer = () => Promise.reject(new DomainError('unavailable', 'database.unavailable', 'Away.'));
  expect((await rename()).statusCode).toBe(503);
});

it('of any other refusal nobody is asked', async () => {
  expect((await app.inject({ method: 'GET', url: '/shirt' })).statusCode).toBe(404);
  expect(asked).toEqual([]);
});
