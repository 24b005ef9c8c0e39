import { applyDecorators, type Type } from '@nestjs/common';
import { ApiPropertyOptional, ApiResponse } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { malformedAddress } from '../domain/domain-error.js';
import { malformedCursor, type Page, type Position } from '../domain/page.js';
import { IfGiven } from './documentation.js';

const DEFAULT_LIMIT = 100;
const HIGHEST_LIMIT = 1000;
const LONGEST_CURSOR = 4000;

/** A whole number of a query, as a person writes it: not 1e2, not 0x10. */
export function AsWritten(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) =>
    /^-?\d{1,20}$/.test(String(value)) ? Number(value) : value,
  );
}

/** The query parameters of every paged list; a list with filters extends it. */
export class PageQuery {
  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: HIGHEST_LIMIT,
    default: DEFAULT_LIMIT,
    description: 'The most items a page has.',
  })
  @IsOptional()
  @AsWritten()
  @Max(HIGHEST_LIMIT)
  @Min(1)
  @IsInt({ message: 'limit must be a whole number' })
  limit: number = DEFAULT_LIMIT;

  @ApiPropertyOptional({
    maxLength: LONGEST_CURSOR,
    description:
      'Where the page begins: take it from `Link`. It holds for one `sort`. Absent: the first page.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST_CURSOR)
  cursor?: string;
}

/**
 * The position that a cursor stands for; the list looks at the form of its key.
 *
 * @param sort the name of the order, which the cursor carries too
 * @throws DomainError `cursor.malformed` for anything that `answerPage` did not give out for this order
 */
export function positionOf(cursor: string | undefined, sort: string): Position | undefined {
  if (cursor === undefined) return undefined;
  const [name, towards, ...key] = parsed(cursor);
  if (name === sort && (towards === 'next' || towards === 'prev')) return { towards, key };
  throw malformedCursor();
}

/** Sets `X-Total-Count` and `Link` and gives the bare items. The links repeat the request with another cursor. */
export function answerPage<Item>(
  page: Page<Item>,
  sort: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Item[] {
  const links = [page.next, page.prev].flatMap((position) => {
    if (!position) return [];
    const { pathname, searchParams } = new URL(request.url, 'http://localhost');
    searchParams.set('cursor', cursorOf(sort, position));
    return [`<${pathname}?${searchParams.toString()}>; rel="${position.towards}"`];
  });
  reply.header('x-total-count', page.total);
  if (links.length > 0) reply.header('link', links.join(', '));
  return page.items;
}

/**
 * Documents a page: a bare array of such items, and the headers that say the rest.
 *
 * @param countedUpTo as in the `Listing`
 * @param unless which lists are counted to their end all the same
 */
export function ApiPage(item: Type, countedUpTo?: number, unless?: string): MethodDecorator {
  const most = countedUpTo && countedUpTo + 1;
  const headers = {
    'X-Total-Count': {
      description: `How many items all pages have together${most ? `; ${most} where there are more than ${countedUpTo}` : ''}${unless ? `, unless ${unless}` : ''}.`,
      schema: { type: 'integer', minimum: 0, ...(most && !unless && { maximum: most }) },
    },
    Link: {
      description: 'The neighbouring pages, `rel="next"` and `rel="prev"`, where there are any (RFC 8288).',
      schema: { type: 'string' },
    },
  } as const;
  return ApiResponse({
    status: 200,
    description: 'One page, in the asked order',
    headers,
    type: item,
    isArray: true,
  });
}

function cursorOf(sort: string, { towards, key }: Position): string {
  return Buffer.from(JSON.stringify([sort, towards, ...key])).toString('base64url');
}

function parsed(cursor: string): string[] {
  try {
    const parts = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown;
    return Array.isArray(parts) && parts.every((part) => typeof part === 'string') ? parts : [];
  } catch {
    return [];
  }
}

/** Of an address: the first or the last of the days that are asked for, both included, by the clocks of Cairo. */
export function EndOfDays(name: 'from' | 'to', description: string): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ type: String, format: 'date', example: '2026-11-20', description }),
    IfGiven(),
    Matches(/^\d{4}-\d\d-\d\d$/, { message: `${name} is a day: 2026-11-20` }),
  );
}

/**
 * From the first moment of the first day until before the first moment after the last one.
 *
 * @param startOf the calendar: `startOfDayNamed`
 * @throws DomainError `request.invalid` for a day that the calendar does not have, or a last day before the first
 */
export function momentsOf(
  { from, to }: { from?: string; to?: string },
  startOf: (day: string, daysLater: number) => Date | undefined,
): { from?: Date; until?: Date } {
  const moment = (path: string, day: string | undefined, daysLater: number) => {
    if (day === undefined) return undefined;
    const found = startOf(day, daysLater);
    const message = `${path} is not a day of the calendar`;
    if (!found) throw malformedAddress({ path, code: 'field.format', message });
    return found;
  };
  const first = moment('from', from, 0);
  const until = moment('to', to, 1);
  if (first && until && until <= first)
    throw malformedAddress({ path: 'to', code: 'field.too-small', message: 'to must not be before from' });
  return { ...(first && { from: first }), ...(until && { until }) };
}
