import { describe, expect, it } from '@jest/globals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Page, Position } from '../domain/page.js';
import { DtoPipe } from './dto.pipe.js';
import { answerPage, PageQuery, positionOf } from './paging.js';

const next: Position = { towards: 'next', key: ['17', '4'] };
const prev: Position = { towards: 'prev', key: ['21', '9'] };

function answer(page: Page<string>, url: string) {
  const headers: Record<string, unknown> = {};
  const reply = { header: (name: string, value: unknown) => (headers[name] = value) };
  const body = answerPage(page, '-at', { url } as FastifyRequest, reply as unknown as FastifyReply);
  return { body, headers };
}
const cursorIn = (link: unknown) =>
  new URL(/<([^>]+)>/.exec(String(link))![1]!, 'http://x').searchParams.get('cursor')!;

describe('a page on the wire', () => {
  it('is a bare array; the headers say how many there are, and where to go on', () => {
    const { body, headers } = answer(
      { items: ['a'], total: 7, next, prev },
      '/api/things?limit=1&q=%D8%A3%26%3E&cursor=old',
    );
    expect(body).toEqual(['a']);
    expect(headers['x-total-count']).toBe(7);
    expect(headers.link).toMatch(
      /^<\/api\/things\?limit=1&q=%D8%A3%26%3E&cursor=[\w-]+>; rel="next", <\/api\/things\?limit=1&q=%D8%A3%26%3E&cursor=[\w-]+>; rel="prev"$/,
    );
    expect(positionOf(cursorIn(headers.link), '-at')).toEqual(next);
  });

  it('has no link where there is no neighbour', () => {
    expect(answer({ items: [], total: 0 }, '/api/things').headers).toEqual({ 'x-total-count': 0 });
  });

  it.each([
    ['another order', 'at', (cursor: string) => cursor],
    ['a changed cursor', '-at', (cursor: string) => cursor.slice(0, -6)],
    ['no base64', '-at', () => '%%%'],
    ['nothing', '-at', () => ''],
    ['JSON of another kind', '-at', () => Buffer.from('{"a":1}').toString('base64url')],
    ['keys that are no texts', '-at', () => Buffer.from('["-at","next",1,2]').toString('base64url')],
    ['an unknown direction', '-at', () => Buffer.from('["-at","up","1","2"]').toString('base64url')],
  ])('%s: cursor.malformed', (_, sort, changed) => {
    const cursor = cursorIn(answer({ items: [], total: 9, next }, '/api/things').headers.link);
    expect(() => positionOf(changed(cursor), sort)).toThrow(
      expect.objectContaining({ kind: 'malformed', code: 'cursor.malformed' }) as unknown as Error,
    );
  });
});

describe('the query of a page', () => {
  const read = (query: object) => new DtoPipe().transform(query, { type: 'query', metatype: PageQuery });

  it('asks for 100 items unless it says otherwise', async () => {
    expect(await read({})).toMatchObject({ limit: 100 });
    expect(await read({ limit: '1000', cursor: 'abc' })).toMatchObject({ limit: 1000, cursor: 'abc' });
  });

  it.each(['0', '1001', '-1', '1.5', '1e2', '0x10', 'many', '', ['1', '2']])(
    'refuses a limit of %j',
    async (limit) => {
      await expect(read({ limit })).rejects.toThrow(
        expect.objectContaining({
          code: 'request.invalid',
          faults: [expect.objectContaining({ path: 'limit' })],
        }) as unknown as Error,
      );
    },
  );

  it.each(['many', ''])('does not call a limit of "%s" too large', async (limit) => {
    await expect(read({ limit })).rejects.toThrow(
      expect.objectContaining({
        faults: [expect.objectContaining({ code: 'field.type' })],
      }) as unknown as Error,
    );
  });
});
