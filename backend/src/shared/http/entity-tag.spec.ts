import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Body, Controller, Module, Put } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { StaleError } from '../domain/domain-error.js';
import { EntityTag, IfMatch } from './entity-tag.js';
import { ProblemFilter } from './problem.filter.js';

const shirt = { name: 'Shirt', version: 3 };

@Controller('shirt')
class ShirtController {
  @Put()
  @EntityTag()
  rename(@Body() { name }: { name: string }, @IfMatch() version: number | undefined) {
    if (version !== undefined && version !== shirt.version)
      throw new StaleError({ kind: 'fabric', id: 'a-shirt' }, shirt);
    return { name, version: shirt.version + 1 };
  }
}

@Module({ controllers: [ShirtController] })
class ShirtModule {}

let app: NestFastifyApplication;

beforeAll(async () => {
  app = await NestFactory.create<NestFastifyApplication>(ShirtModule, new FastifyAdapter(), {
    logger: false,
  });
  app.useGlobalFilters(new ProblemFilter());
  await app.init();
});
afterAll(() => app.close());

const rename = (ifMatch?: string) =>
  app.inject({
    method: 'PUT',
    url: '/shirt',
    payload: { name: 'Polo' },
    headers: ifMatch === undefined ? {} : { 'if-match': ifMatch },
  });

it.each([[undefined], ['*'], ['"3"'], [' "3" ']])('If-Match %p lets the change through', async (ifMatch) => {
  const answer = await rename(ifMatch);
  expect([answer.statusCode, answer.headers.etag]).toEqual([200, '"4"']);
});

it.each([['"2"'], ['W/"3"'], ['3'], ['"three"'], ['"2", "4"'], ['']])(
  'If-Match %p is answered with what there is now',
  async (ifMatch) => {
    const answer = await rename(ifMatch);
    expect(answer.statusCode).toBe(412);
    expect(answer.json()).toMatchObject({ code: 'entity.stale', current: shirt });
    expect(answer.headers.etag).toBeUndefined();
  },
);

it('is documented where it is used', () => {
  const { paths } = SwaggerModule.createDocument(app, new DocumentBuilder().build());
  expect(paths['/shirt']?.put?.parameters).toEqual([
    expect.objectContaining({ in: 'header', name: 'If-Match', required: false }),
  ]);
  expect(paths['/shirt']?.put?.responses).toHaveProperty('412');
});
