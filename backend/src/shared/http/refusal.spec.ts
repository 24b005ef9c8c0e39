import { describe, expect, it } from '@jest/globals';
import { BadRequestException, HttpException, NotFoundException } from '@nestjs/common';
import { QueryFailedError } from 'typeorm';
import { DomainError, type RefusalKind } from '../domain/domain-error.js';
import { TimeoutError } from './deadlines.js';
import { refusalOf, SERVER_FAULT } from './refusal.js';

const databaseError = (code: string) =>
  new QueryFailedError('SELECT secret', [], Object.assign(new Error('relation "secret"'), { code }));
const validation = (validationContext: string, ...errors: object[]) =>
  new HttpException('', 400, {
    cause: Object.assign(new Error(), { statusCode: 400, validation: errors, validationContext }),
  });

describe('refusalOf', () => {
  it.each<[RefusalKind, number]>([
    ['malformed', 400],
    ['unauthenticated', 401],
    ['forbidden', 403],
    ['missing', 404],
    ['conflict', 409],
    ['stale', 412],
    ['too-large', 413],
    ['invalid', 422],
    ['throttled', 429],
    ['unavailable', 503],
  ])('turns the kind %s into %i', (kind, status) => {
    const faults = [{ path: 'a', code: 'a.b', message: 'no' }];
    expect(refusalOf(new DomainError(kind, 'some.code', 'No.', faults))).toEqual({
      status,
      code: 'some.code',
      detail: 'No.',
      errors: faults,
    });
  });

  it.each([
    ['22021', 400],
    ['22P05', 400],
    ['22P02', 400],
    ['22003', 400],
    ['23514', 400],
    ['23503', 409],
    ['23505', 409],
    ['40001', 409],
    ['40P01', 409],
    ['08006', 503],
    ['57P01', 503],
    ['57P03', 503],
    ['57014', 503],
    ['25P03', 503],
    ['25P04', 503],
    ['55P03', 503],
    ['53300', 503],
    ['ECONNREFUSED', 503],
  ])('turns the database error %s into %i and reveals nothing of it', (code, status) => {
    const refusal = refusalOf(databaseError(code));
    expect(refusal.status).toBe(status);
    expect(JSON.stringify(refusal)).not.toContain('secret');
  });

  it.each([
    'timeout exceeded when trying to connect',
    'Connection terminated unexpectedly',
    'Query read timeout',
  ])('knows "%s" as an absent database', (message) => {
    expect(refusalOf(new Error(message))).toMatchObject({ status: 503, code: 'database.unavailable' });
    expect(refusalOf(new AggregateError([new Error(message)]))).toMatchObject({ status: 503 });
  });

  it.each([
    databaseError('42601'),
    new TypeError('x is not a function'),
    'thrown text',
    undefined,
    new HttpException('', 500),
  ])('says nothing about a fault of our own (%#)', (error) => {
    expect(refusalOf(error)).toBe(SERVER_FAULT);
  });

  it('names the fields that Ajv refuses, as a person writes them and each once', () => {
    const refusal = refusalOf(
      validation(
        'body',
        { keyword: 'required', instancePath: '', params: { missingProperty: 'fabricId' } },
        { keyword: 'type', instancePath: '/printOptions/0/colors', params: {}, message: 'must be integer' },
        { keyword: 'minimum', instancePath: '/printOptions/0/colors', params: {}, message: 'must be >= 1' },
        { keyword: 'additionalProperties', instancePath: '/a~1b', params: { additionalProperty: 'x' } },
        { keyword: 'unheard-of', instancePath: '', params: {} },
      ),
    );
    expect(refusal).toMatchObject({ status: 400, code: 'body.invalid' });
    expect(refusal.errors).toEqual([
      { path: 'fabricId', code: 'field.required', message: 'fabricId is required' },
      {
        path: 'printOptions[0].colors',
        code: 'field.type',
        message: 'printOptions[0].colors must be integer',
      },
      { path: 'a/b.x', code: 'field.unknown', message: 'a/b.x is not valid' },
      { path: '', code: 'field.invalid', message: 'the body is not valid' },
    ]);
  });

  it('names at most twenty of them', () => {
    const errors = Array.from({ length: 500 }, (_, i) => ({
      keyword: 'type',
      instancePath: `/a/${i}`,
      params: {},
    }));
    expect(refusalOf(validation('querystring', ...errors))).toMatchObject({ code: 'request.invalid' });
    expect(refusalOf(validation('body', ...errors)).errors).toHaveLength(20);
  });

  it.each([
    [new NotFoundException('Cannot GET /secret'), 404, 'resource.missing'],
    [new BadRequestException(), 400, 'request.malformed'],
    [new HttpException('', 405), 405, 'request.refused'],
    [Object.assign(new Error(), { statusCode: 414 }), 414, 'request.address-too-long'],
    [
      Object.assign(new Error(), { code: 'FST_ERR_CTP_BODY_TOO_LARGE', statusCode: 413 }),
      413,
      'body.too-large',
    ],
    [new TimeoutError(), 503, 'server.timeout'],
  ])('knows what the framework throws (%#)', (error, status, code) => {
    expect(refusalOf(error)).toMatchObject({ status, code });
  });
});
