import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Type } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { ModulesContainer } from '@nestjs/core';
import { ApiProperty, type OpenAPIObject } from '@nestjs/swagger';
import { plainToInstance, Type as Nested } from 'class-transformer';
import { getMetadataStorage, IsUUID, Matches, ValidateNested, validateSync } from 'class-validator';
import { createApp } from './app.js';
import { parseConfig } from './config.js';
import { openApiDocument } from './openapi.js';
import { DtoPipe } from './shared/http/dto.pipe.js';
import { IsId, IdPipe } from './shared/http/documentation.js';

type Parameter = { index: number; data?: string; pipes: unknown[] };
interface Handler {
  operationId: string;
  parameters: { type: RouteParamtypes; data: string | undefined; pipes: unknown[]; metatype: Type }[];
}

const ID = '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11';
const CAPITALS = ID.toUpperCase();
const NO_ID = 'not-an-id-of-anything-0123456789-abc';

/** Path parameters that are no id of a row. */
const NO_IDS = ['token', 'revision', 'day'];
/** A job has a number; what a file store gives out is one address, signed or kept for ever, as it stands. */
const AS_THEY_STAND = ['getPicture id', 'receiveArtwork id', 'receiveUpload id', 'retryJob id'];
/** Fastify checks these and changes nothing; pricing finds an item in either case and goes on with the item's own id. */
const FOUND_IN_EITHER_CASE = ['calculateQuote', 'enterInquiry', 'quoteLadder', 'submitInquiry'];

class PlantedItem {
  @IsUUID() careless!: string;
  @IsId() careful!: string;
}
class Planted {
  @IsUUID(undefined, { each: true }) list!: string[];
  @IsId({ each: true }) carefulList!: string[];
  @Matches(/^(nobody|[\da-f-]{36})$/i) owner!: string;
  @ApiProperty() @ValidateNested() @Nested(() => PlantedItem) item!: PlantedItem;
  @Matches(/\S/) name!: string;
}

describe('an id that is sent in capitals', () => {
  let handlers: Handler[];
  let document: OpenAPIObject;
  beforeAll(async () => {
    const app = await createApp(
      parseConfig({ DATABASE_URL: 'postgres://127.0.0.1:1/none', LOG_LEVEL: 'silent' }),
    );
    const controllers = [...app.get(ModulesContainer).values()].flatMap((module) => [
      ...module.controllers.keys(),
    ]) as Type[];
    document = openApiDocument(app, 'http://localhost:3000');
    await app.close();
    handlers = controllers.flatMap(handlersOf);
  });

  it('is in small letters for whoever handles the path', async () => {
    const inPaths = handlers.flatMap(({ operationId, parameters }) =>
      parameters
        .filter(({ type, data = '' }) => type === RouteParamtypes.PARAM && !NO_IDS.includes(data))
        .map(({ data, pipes }) => ({ name: `${operationId} ${data}`, pipes })),
    );
    expect(inPaths.length).toBeGreaterThan(60);
    const past = inPaths.filter(({ pipes }) => !pipes.includes(IdPipe)).map(({ name }) => name);
    expect(past.sort()).toEqual(AS_THEY_STAND);
    expect(await new IdPipe().transform(CAPITALS, { type: 'param' })).toBe(ID);
  });

  it('is in small letters in every body and query', () => {
    const read = handlers.flatMap(({ operationId, parameters }) =>
      parameters.flatMap(({ pipes, metatype, type }) => {
        if (![RouteParamtypes.BODY, RouteParamtypes.QUERY].includes(type)) return [];
        const given = pipes.find((pipe) => pipe instanceof DtoPipe) as { expectedType?: Type } | undefined;
        const described = given?.expectedType ?? metatype;
        return described === Object ? [] : idsOf(described).map((id) => ({ ...id, operationId }));
      }),
    );
    expect(read.length).toBeGreaterThan(15);
    expect(read.filter(({ keeps }) => keeps).map((id) => `${id.operationId} ${id.path}`)).toEqual([]);
  });

  it('is looked up in either case by what Fastify alone has checked', () => {
    const checked = handlers.filter(
      ({ parameters }) =>
        !parameters.some(
          ({ type, pipes, metatype }) =>
            type === RouteParamtypes.BODY &&
            (metatype !== Object || pipes.some((pipe) => pipe instanceof DtoPipe)),
        ),
    );
    const names = checked.map(({ operationId }) => operationId).filter((name) => sendsIds(document, name));
    expect(names.sort()).toEqual(FOUND_IN_EITHER_CASE);
  });

  it('is found out where a field keeps it', () => {
    expect(idsOf(Planted)).toEqual([
      { path: 'list', keeps: true },
      { path: 'carefulList', keeps: false },
      { path: 'owner', keeps: true },
      { path: 'item.careless', keeps: true },
      { path: 'item.careful', keeps: false },
    ]);
  });
});

function handlersOf(controller: Type): Handler[] {
  const prototype = controller.prototype as Record<string, object>;
  return Object.getOwnPropertyNames(prototype).flatMap((name) => {
    const operation = Reflect.getMetadata('swagger/apiOperation', prototype[name] ?? {}) as
      | { operationId: string }
      | undefined;
    if (!operation) return [];
    const types = (Reflect.getMetadata('design:paramtypes', prototype, name) ?? []) as Type[];
    const known = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name) ?? {}) as Record<
      string,
      Parameter
    >;
    const parameters = Object.entries(known).map(([key, { index, data, pipes }]) => ({
      type: Number(key.split(':')[0]) as RouteParamtypes,
      data,
      pipes,
      metatype: types[index] ?? Object,
    }));
    return { operationId: operation.operationId, parameters };
  });
}

/** The fields of a class that take an id and no other word of that length, and whether they keep its capitals. */
function idsOf(type: Type, parent = ''): { path: string; keeps: boolean }[] {
  const rules = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
  return [...new Set(rules.map(({ propertyName }) => propertyName))].flatMap((name) => {
    const path = parent + name;
    const nested = (plainToInstance(type, { [name]: {} }) as Record<string, object>)[name]?.constructor;
    if (nested && nested.name !== Object.name) return idsOf(nested as Type, `${path}.`);
    const ids = [CAPITALS, [CAPITALS]].map((value) => taken(type, name, value));
    const others = [NO_ID, [NO_ID]].map((value) => taken(type, name, value));
    const id = ids.find((value, index) => value !== undefined && others[index] === undefined);
    return id === undefined ? [] : { path, keeps: String(id) !== ID };
  });
}

/** What becomes of a field's value; undefined when it is refused. */
function taken(type: Type, name: string, value: unknown): unknown {
  const read = plainToInstance(type, { [name]: value }) as Record<string, unknown>;
  const isRefused = validateSync(read, { skipMissingProperties: true }).some(
    ({ property }) => property === name,
  );
  return isRefused ? undefined : read[name];
}

function sendsIds({ paths, components }: OpenAPIObject, wanted: string): boolean {
  const operations = Object.values(paths).flatMap((path) => Object.values(path) as Operation[]);
  const names = new Set<string>();
  const written = (schema: unknown): string =>
    JSON.stringify(schema ?? null).replaceAll(/"#\/components\/schemas\/(\w+)"/g, (_, name: string) => {
      if (names.has(name)) return '""';
      names.add(name);
      return written(components?.schemas?.[name]);
    });
  const body = operations.find(({ operationId }) => operationId === wanted)?.requestBody;
  return written(body?.content['application/json']?.schema).includes('"format":"uuid"');
}

interface Operation {
  operationId?: string;
  requestBody?: { content: Record<string, { schema: unknown }> };
}
