import type { Type } from '@nestjs/common';
import { RouteConfig, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Of any body: what it holds is the route's schema's to say. */
type DirectHandler = (request: FastifyRequest<{ Body: never }>, reply: FastifyReply) => unknown;
interface DirectRoute {
  direct?: readonly [controller: Type<Record<string, DirectHandler>>, method: string];
}

/** Where Nest keeps what it would run around a handler. */
const AROUND = ['__guards__', '__interceptors__', '__pipes__', '__exceptionFilters__'];

/**
 * For a handler that takes Fastify's request and reply and answers at once, with 200 unless it says otherwise: Fastify
 * calls it itself. Nest's five promises around it are a tenth of a quote's work and a quarter of its garbage.
 */
export function Direct() {
  return <Handler extends DirectHandler>(
    prototype: object,
    method: string,
    descriptor: TypedPropertyDescriptor<Handler>,
  ): void => {
    RouteConfig({ direct: [prototype.constructor, method] })(prototype, method, descriptor);
  };
}

/**
 * Has the handlers with `@Direct()` called so. To be called before the routes are there.
 *
 * @throws TypeError from `app.init` for one with a guard, an interceptor, a pipe or a filter: none of them would run
 */
export function callDirectHandlers(app: NestFastifyApplication): void {
  const server = app.getHttpAdapter().getInstance() as FastifyInstance;
  server.addHook('onRoute', (route) => {
    const { direct } = (route.config ?? {}) as DirectRoute;
    if (!direct) return;
    const [controller, name] = direct;
    const instance = app.get(controller, { strict: false });
    const method = instance[name] as DirectHandler;
    const around = AROUND.find(
      (key) => Reflect.hasMetadata(key, controller) || Reflect.hasMetadata(key, method),
    );
    if (around)
      throw new TypeError(`${controller.name}.${name} is @Direct() and would go without its ${around}`);
    route.handler = (request, reply) => method.call(instance, request as never, reply);
  });
}
