import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, Get, type Type } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { RouteConfig, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { LONGEST_WORK_MS } from '@tiraz/contracts/answer-time';
import { createApp } from './app.js';
import { parseConfig } from './config.js';
import { limitsOf } from './shared/http/route-limits.js';

/** Its time is for the body, and the web server's begins when the body is here. */
const BODIES = ['receiveArtwork'];

@Controller('planted')
class Patient {
  @Get()
  @RouteConfig({ answeredWithinMs: LONGEST_WORK_MS + 1 })
  late(): void {}
}

/** Handlers that may leave the web server without a word for longer than it waits. */
function late(controller: Type): string[] {
  const prototype = controller.prototype as Record<string, object>;
  return Object.getOwnPropertyNames(prototype).filter((name) => {
    const config: unknown = Reflect.getMetadata('__fastify_route_config__', prototype[name] ?? {});
    const { answeredWithinMs = 0, streamsItsAnswer = false } = limitsOf({ config });
    return answeredWithinMs > LONGEST_WORK_MS && !streamsItsAnswer && !BODIES.includes(name);
  });
}

describe('the time for an answer', () => {
  let app: NestFastifyApplication;
  beforeAll(async () => {
    app = await createApp(parseConfig({ DATABASE_URL: 'postgres://127.0.0.1:1/none', LOG_LEVEL: 'silent' }));
  });
  afterAll(() => app.close());

  it('is never longer than the web server waits', () => {
    const controllers = [...app.get(ModulesContainer).values()].flatMap((module) => [
      ...module.controllers.keys(),
    ]) as Type[];
    expect(controllers.length).toBeGreaterThan(10);
    expect(controllers.flatMap(late)).toEqual([]);
    expect(late(Patient)).toEqual(['late']);
  });
});
