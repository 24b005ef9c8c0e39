import { RequestMethod } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Tracing } from '@tiraz/observability/tracing';
import { Client } from 'pg';
import { AppModule } from './app.module.js';
import type { Config } from './config.js';
import { serveOpenApi } from './openapi.js';
import { callDirectHandlers } from './shared/http/direct.js';
import { ProblemFilter } from './shared/http/problem.filter.js';
import { createServer, nestLogger } from './shared/http/server.js';

/** The whole application, wired and not started. */
export async function createApp(config: Config): Promise<NestFastifyApplication> {
  // Loaded only where somebody looks.
  const metrics = config.metrics && (await import('./metrics.js'));
  const tracing = config.tracesEndpoint === undefined ? undefined : await traceTo(config.tracesEndpoint);
  const { adapter, load } = createServer(config, tracing);
  const registry = metrics?.measureRequests(adapter.getInstance());
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(config), adapter, {
    logger: nestLogger(adapter.getInstance().log),
    bodyParser: false,
    abortOnError: false,
  });
  app.setGlobalPrefix('api', { exclude: [{ path: 'objects/:id', method: RequestMethod.GET }] });
  app.useGlobalFilters(new ProblemFilter());
  callDirectHandlers(app);
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
