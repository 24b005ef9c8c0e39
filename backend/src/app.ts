import type { DynamicModule, NestApplicationOptions } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { FastifyAdapter, NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Tracing } from '@tiraz/observability/tracing';
import { Client } from 'pg';
import { AppModule } from './app.module.js';
import type { Config } from './config.js';
import { serveOpenApi } from './openapi.js';
import { applyConventions } from './shared/http/conventions.js';
import { createServer, nestLogger } from './shared/http/server.js';

type Make = (
  module: DynamicModule,
  adapter: FastifyAdapter,
  options: NestApplicationOptions,
) => Promise<NestFastifyApplication>;

/**
 * The whole application, wired and not started.
 *
 * @param make a test's may put other providers into it
 */
export async function createApp(
  config: Config,
  make: Make = (...given) => NestFactory.create<NestFastifyApplication>(...given),
): Promise<NestFastifyApplication> {
  // Loaded only where somebody looks.
  const metrics = config.metrics && (await import('./metrics.js'));
  const tracing = config.tracesEndpoint === undefined ? undefined : await traceTo(config.tracesEndpoint);
  const { adapter, load } = createServer(config, { tracing });
  const registry = metrics?.measureRequests(adapter.getInstance());
  const app = await make(AppModule.with(config), adapter, {
    logger: nestLogger(adapter.getInstance().log),
    bodyParser: false,
    abortOnError: false,
  });
  applyConventions(app);
  serveOpenApi(app, config.publicUrl);
  if (config.metrics && registry) metrics?.serveMetricsOf(app, load, registry, config.metrics);
  return app;
}

async function traceTo(endpoint: string): Promise<Tracing> {
  const { Tracing } = await import('@tiraz/observability/tracing');
  const tracing = new Tracing(endpoint, 'tiraz-backend');
  tracing.traceQueries(Client);
  return tracing;
}
