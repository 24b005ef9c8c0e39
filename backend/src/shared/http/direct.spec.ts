import { afterEach, expect, it } from '@jest/globals';
import { Controller, Get, Module, Post, UseGuards, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../domain/domain-error.js';
import { callDirectHandlers, Direct } from './direct.js';
import { ProblemFilter } from './problem.filter.js';

@Controller('shirts')
class ShirtsController {
  private readonly shirts = ['Polo'];

  @Direct()
  @Get()
  list(_request: FastifyRequest, reply: FastifyReply) {
    void reply.header('etag', '"1"').send(this.shirts);
  }

  @Direct()
  @Post()
  sew({ body }: FastifyRequest<{ Body: { name: string } }>) {
    if (body.name === 'Polo') throw new DomainError('conflict', 'shirt.there', 'There is one.');
    return { name: body.name };
  }
}

const passes = { canActivate: () => true };

@UseGuards(passes)
@Controller('guarded')
class GuardedController {
  @Direct()
  @Get()
  list() {
    return [];
  }
}

@Controller('guarded')
class PartlyGuardedController {
  @Direct()
  @UseGuards(passes)
  @Get()
  list() {
    return [];
  }
}

@Module({})
class Shop {}

let app: NestFastifyApplication | undefined;
afterEach(() => app?.close());

async function start(controller: Type): Promise<NestFastifyApplication> {
  const module = { module: Shop, controllers: [controller] };
  app = await NestFactory.create<NestFastifyApplication>(module, new FastifyAdapter(), {
    logger: false,
    abortOnError: false,
  });
  app.useGlobalFilters(new ProblemFilter());
  callDirectHandlers(app);
  await app.init();
  return app;
}

it('answers with what the handler sends or returns, HEAD too', async () => {
  const shop = await start(ShirtsController);
  const list = await shop.inject({ url: '/shirts' });
  expect([list.statusCode, list.headers.etag, list.json()]).toEqual([200, '"1"', ['Polo']]);
  const head = await shop.inject({ method: 'HEAD', url: '/shirts' });
  expect([head.statusCode, head.headers.etag, head.payload]).toEqual([200, '"1"', '']);
  const sewn = await shop.inject({ method: 'POST', url: '/shirts', payload: { name: 'Tee' } });
  expect([sewn.statusCode, sewn.json()]).toEqual([200, { name: 'Tee' }]);
});

it('answers with a problem when the handler throws', async () => {
  const shop = await start(ShirtsController);
  const refused = await shop.inject({ method: 'POST', url: '/shirts', payload: { name: 'Polo' } });
  expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'shirt.there' }]);
});

it.each([GuardedController, PartlyGuardedController])(
  'refuses what would go without its guard: %p',
  (controller) =>
    expect(start(controller)).rejects.toThrow('list is @Direct() and would go without its __guards__'),
);
