import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Type } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { ModulesContainer } from '@nestjs/core';
import type { OpenAPIObject } from '@nestjs/swagger';
import { BROKEN_VALUES } from '../e2e/broken-bodies.js';
import { createApp } from './app.js';
import { parseConfig } from './config.js';
import { openApiDocument } from './openapi.js';
import { DomainError } from './shared/domain/domain-error.js';
import { DtoPipe } from './shared/http/dto.pipe.js';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type Parameter = { index: number; pipes: unknown[] };
interface ReadBody {
  operationId: string;
  examples: Json[];
  read: (body: unknown) => Promise<unknown>;
}

const METATYPES = 'design:paramtypes';
const OPERATION = 'swagger/apiOperation';

describe('any one value of a body, however deep, that is none', () => {
  let bodies: ReadBody[];
  beforeAll(async () => {
    const app = await createApp(
      parseConfig({ DATABASE_URL: 'postgres://127.0.0.1:1/none', LOG_LEVEL: 'silent' }),
    );
    const controllers = [...app.get(ModulesContainer).values()].flatMap((module) => [
      ...module.controllers.keys(),
    ]) as Type[];
    const document = openApiDocument(app, 'http://localhost:3000');
    await app.close();
    bodies = controllers.flatMap((controller) => bodiesOf(controller, document));
  });

  it('is refused or read, and never a fault of ours', async () => {
    expect(bodies.length).toBeGreaterThan(60);
    const faults: string[] = [];
    // Long ones are refused alike at any depth, and slowly.
    const values = BROKEN_VALUES.filter(([, json]) => json.length < 1_000).map(
      ([what, json]) => [what, JSON.parse(json) as Json] as const,
    );
    for (const { operationId, examples, read } of bodies) {
      // What one example shows, or one item of a list, the others need not show again.
      const tried = new Set<string>();
      for (const example of examples) {
        await read(example);
        for (const [path, withValue] of places(example)) {
          const anyItem = path.replaceAll(/\[\d+\]/g, '[]');
          if (tried.has(anyItem)) continue;
          tried.add(anyItem);
          for (const [what, value] of values) {
            await read(withValue(value)).catch((error: unknown) => {
              if (!(error instanceof DomainError))
                faults.push(`${operationId} ${path} ${what}: ${String(error)}`);
            });
          }
        }
      }
    }
    expect(faults).toEqual([]);
  });

  it('that is a text in place of a number is called no number, and not too large', async () => {
    const said = new Set<string>();
    for (const { operationId, examples, read } of bodies) {
      for (const [path, withValue, value] of examples.flatMap((example) => places(example))) {
        if (typeof value !== 'number') continue;
        const refused = await read(withValue('many')).catch((error: unknown) => error);
        if (!(refused instanceof DomainError)) continue;
        const codes = refused.faults.map(({ code }) => code).filter((code) => code.startsWith('field.too-'));
        if (codes.length > 0) said.add(`${operationId} ${path.replaceAll(/\[\d+\]/g, '[]')} ${codes.join()}`);
      }
    }
    expect([...said]).toEqual([]);
  });

  it('is refused as the only item of a list', async () => {
    const taken = new Set<string>();
    for (const { operationId, examples, read } of bodies) {
      for (const [path, withValue, value] of examples.flatMap((example) => places(example))) {
        const isRead = await read(withValue([value])).then(
          () => true,
          () => false,
        );
        if (isRead) taken.add(`${operationId} ${path.replaceAll(/\[\d+\]/g, '[]')}`);
      }
    }
    expect([...taken]).toEqual([]);
  });
});

/** The bodies that a controller's handlers take as a class, with what is documented as an example of each. */
function bodiesOf(controller: Type, document: OpenAPIObject): ReadBody[] {
  const prototype = controller.prototype as Record<string, object>;
  return Object.getOwnPropertyNames(prototype).flatMap((name) => {
    const known = Object.entries(
      (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name) ?? {}) as Record<string, Parameter>,
    );
    const [, body] = known.find(([key]) => Number(key.split(':')[0]) === Number(RouteParamtypes.BODY)) ?? [];
    const handler = prototype[name];
    if (!body || !handler) return [];
    const metatype = (Reflect.getMetadata(METATYPES, prototype, name) as Type[])[body.index];
    const given = body.pipes.find((pipe) => pipe instanceof DtoPipe);
    if (!given && (metatype === Object || metatype === undefined)) return [];
    const { operationId } = Reflect.getMetadata(OPERATION, handler) as { operationId: string };
    const pipe = given ?? new DtoPipe();
    return {
      operationId,
      examples: examplesOf(document, operationId),
      read: (value: unknown) => pipe.transform(value, { type: 'body', metatype }),
    };
  });
}

function examplesOf({ paths }: OpenAPIObject, wanted: string): Json[] {
  const operations = Object.values(paths).flatMap((path) => Object.values(path) as Operation[]);
  const content = operations.find(({ operationId }) => operationId === wanted)?.requestBody?.content;
  const { examples = {}, example } = content?.['application/json'] ?? {};
  return [...Object.values(examples).map(({ value }) => value), ...(example === undefined ? [] : [example])];
}

interface Operation {
  operationId?: string;
  requestBody?: { content: Record<string, { example?: Json; examples?: Record<string, { value: Json }> }> };
}

type Place = readonly [path: string, withValue: (value: Json) => Json, value: Json];

/** Every place of a value, as a way to put another one there. */
function places(value: Json, path = ''): Place[] {
  const within = (key: string, item: Json, put: (given: Json) => Json): Place[] =>
    places(item, path + key).map(([deeper, withValue, its]) => [
      deeper,
      (given) => put(withValue(given)),
      its,
    ]);
  const own: Place[] = path ? [[path, (given) => given, value]] : [];
  if (Array.isArray(value)) {
    return [
      ...own,
      ...value.flatMap((item, index) => within(`[${index}]`, item, (put) => value.with(index, put))),
    ];
  }
  if (typeof value !== 'object' || !value) return own;
  return [
    ...own,
    ...Object.entries(value).flatMap(([name, item]) =>
      within(`.${name}`, item, (put) => ({ ...value, [name]: put })),
    ),
  ];
}
