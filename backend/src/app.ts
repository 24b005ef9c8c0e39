import { RequestMethod } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import type { Config } from './config.js';
import { serveOpenApi } from './openapi.js';
import { ProblemFilter } from './shared/http/problem.filter.js';
import { createServer, nestLogger } from './shared/http/server.js';

/** The whole application, wired and not started. */
export async function createApp(config: Config): Promise<NestFastifyApplication> {
  // Loaded only where somebody looks.
  const metrics = config.metrics && (await import('./metrics.js'));
  const server = createServer(config);
  const registry = metrics?.measureRequests(server.getInstance());
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(config), server, {
    logger: nestLogger(server.getInstance().log),
    bodyParser: false,
    abortOnError: false,
  });
  app.setGlobalPrefix('api', { exclude: [{ path: 'objects/:id', method: RequestMethod.GET }] });
  app.useGlobalFilters(new ProblemFilter());
  serveOpenApi(app, config.publicUrl);
  if (config.metrics && registry) metrics?.serveMetricsOf(app, registry, config.metrics);
  return app;
}
