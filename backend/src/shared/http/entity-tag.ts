import {
  applyDecorators,
  createParamDecorator,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { catchError, map, type Observable } from 'rxjs';
import { StaleError } from '../domain/domain-error.js';
import { ApiProblems } from './documentation.js';

/** Sets ETag from the answer's `version`: an entity at version 3 has the tag `"3"`. */
class EntityTagInterceptor<Entity extends { version: number }> implements NestInterceptor<Entity, object> {
  constructor(private readonly toDto: (entity: Entity) => object) {}

  intercept(context: ExecutionContext, next: CallHandler<Entity>): Observable<object> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      map((entity) => {
        void reply.header('etag', `"${entity.version}"`);
        return this.toDto(entity);
      }),
      catchError((error: unknown) => {
        throw error instanceof StaleError
          ? new StaleError(error.thing, this.toDto(error.current as Entity))
          : error;
      }),
    );
  }
}

/**
 * For a handler that answers with one entity: the answer carries its version as the ETag.
 *
 * @param toDto what is answered of it, also where it has changed since it was read; absent: the entity as it is
 */
export function EntityTag<Entity extends { version: number }>(
  toDto: (entity: Entity) => object = (entity) => entity,
): MethodDecorator {
  return applyDecorators(UseInterceptors(new EntityTagInterceptor(toDto)));
}

/**
 * The version that the caller read, from If-Match: `undefined` when none is demanded (no header, or `*`), NaN for a
 * tag that was never given out, which therefore fits nothing. Whoever finds another version throws StaleError.
 */
const versionToMatch = createParamDecorator((_: unknown, context: ExecutionContext): number | undefined => {
  const tag = context.switchToHttp().getRequest<FastifyRequest>().headers['if-match']?.trim();
  if (tag === undefined || tag === '*') return undefined;
  return Number(/^"(\d{1,9})"$/.exec(tag)?.[1] ?? NaN);
});

/** The parameter `number | undefined` of a handler that changes an entity; documents the header and its refusal. */
export function IfMatch(): ParameterDecorator {
  return (controller, method, index) => {
    versionToMatch()(controller, method, index);
    if (method === undefined) throw new TypeError('@IfMatch() belongs to a parameter of a method');
    const descriptor = Object.getOwnPropertyDescriptor(controller, method) ?? {};
    const documentation = applyDecorators(
      ApiHeader({
        name: 'If-Match',
        required: false,
        description: "The entity's ETag as it was read; when it has changed since, nothing is stored.",
        schema: { type: 'string', example: '"3"' },
      }),
      ApiProblems(412),
    );
    documentation(controller, method, descriptor);
  };
}
