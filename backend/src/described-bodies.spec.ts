import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Body, Controller, Post, type Type } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { ModulesContainer } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApp } from './app.js';
import { parseConfig } from './config.js';
import { DtoPipe } from './shared/http/dto.pipe.js';

type Parameter = { index: number; data?: unknown; pipes: unknown[] };
interface Thing {
  name: string;
}

@Controller('planted')
class Careless {
  @Post()
  unread(@Body() _thing: Thing): void {}

  @Post()
  readByPipe(@Body(new DtoPipe({ expectedType: Careless })) _thing: Thing): void {}
}

/** Handlers that take a whole body or query of which Nest knows no class, and whose route has no schema either. */
function undescribed(controller: Type): string[] {
  const prototype = controller.prototype as Record<string, object>;
  return Object.getOwnPropertyNames(prototype).filter((name) => {
    const known = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name) ?? {}) as Record<
      string,
      Parameter
    >;
    const types = (Reflect.getMetadata('design:paramtypes', prototype, name) ?? []) as unknown[];
    return Object.entries(known).some(
      ([key, { index, data, pipes }]) =>
        // A decorator of ours has a key of random letters and figures.
        [RouteParamtypes.BODY, RouteParamtypes.QUERY].includes(Number(key.split(':')[0])) &&
        data === undefined &&
        types[index] === Object &&
        !pipes.some((pipe) => pipe instanceof DtoPipe) &&
        !Reflect.hasMetadata('__fastify_route_schema__', prototype[name] as object),
    );
  });
}

describe('what a handler takes', () => {
  let app: NestFastifyApplication;
  beforeAll(async () => {
    app = await createApp(parseConfig({ DATABASE_URL: 'postgres://127.0.0.1:1/none', LOG_LEVEL: 'silent' }));
  });
  afterAll(() => app.close());

  it('has a class or a schema, or nobody would check it', () => {
    const controllers = [...app.get(ModulesContainer).values()].flatMap((module) => [
      ...module.controllers.keys(),
    ]) as Type[];
    expect(controllers.length).toBeGreaterThan(10);
    expect(controllers.flatMap(undescribed)).toEqual([]);
    expect(undescribed(Careless)).toEqual(['unread']);
  });
});
