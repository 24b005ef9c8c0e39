import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.js';
import { parseConfig } from './config.js';
import { openApiDocument } from './openapi.js';
import { limitsOf } from './shared/http/route-limits.js';

const read = (name: string) =>
  readFileSync(new URL(`../../deploy/observability/${name}`, import.meta.url), 'utf8');
const ALERTS = read('alerts.yml').split('- alert: ');
const DASHBOARD = JSON.parse(read('grafana/tiraz.json')) as {
  panels: { title: string; targets?: { expr: string }[] }[];
};

/** Whether a query over the times of requests reads those of a route, as Prometheus matches its labels. */
function reads(query: string, labels: Record<string, string>): boolean {
  const [, selector = ''] = /http_request_duration_seconds_bucket\{(.*?)\}\[/s.exec(query) ?? [];
  const matchers = [...selector.matchAll(/(\w+)(=~|!~|=)("(?:[^"\\]|\\.)*")/g)];
  if (matchers.length === 0) throw new Error(`no times of requests in ${query}`);
  return matchers.every(([, label = '', operator, quoted = '']) => {
    const wanted = JSON.parse(quoted) as string;
    const value = labels[label] ?? '';
    if (operator === '=') return value === wanted;
    return new RegExp(`^(?:${wanted})$`).test(value) === (operator === '=~');
  });
}

const alert = (name: string) => ALERTS.find((text) => text.startsWith(`${name}\n`)) ?? '';
const panel = (name: string) => DASHBOARD.panels.find(({ title }) => title === name)?.targets ?? [];

interface Route {
  method: string;
  url: string;
  /** It takes a file, works on one or answers with one: how long that takes is its size's to say, or its reader's. */
  isFile: boolean;
}

describe('an alert on speed', () => {
  let routes: Route[];
  beforeAll(async () => {
    const withLimits = new Set<string>();
    const config = parseConfig({ DATABASE_URL: 'postgres://127.0.0.1:9/none', LOG_LEVEL: 'silent' });
    const app = await createApp(config, (module, adapter, options) => {
      (adapter.getInstance() as unknown as FastifyInstance).addHook('onRoute', (route) => {
        const { answeredWithinMs } = limitsOf(route);
        if (answeredWithinMs !== undefined) withLimits.add(`${String(route.method)} ${route.url}`);
      });
      return NestFactory.create<NestFastifyApplication>(module, adapter, options);
    });
    await app.init();
    const { paths } = openApiDocument(app, config.publicUrl);
    await app.close();
    routes = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations as Record<string, { responses: Record<string, { content?: object }> }>).map(
        ([verb, { responses }]) => {
          const method = verb.toUpperCase();
          const url = path.replaceAll(/\{(\w+)\}/g, ':$1');
          const types = Object.entries(responses).flatMap(([status, { content = {} }]) =>
            status.startsWith('2') ? Object.keys(content) : [],
          );
          const isFile =
            withLimits.has(`${method} ${url}`) || types.some((type) => type !== 'application/json');
          return { method, url, isFile };
        },
      ),
    );
  });

  const named = (found: Route[]) => found.map(({ method, url }) => `${method} ${url}`).sort();
  const readBy = (query: string) =>
    named(routes.filter(({ method, url }) => reads(query, { job: 'tiraz-backend', method, route: url })));
  const answers = () => routes.filter(({ isFile }) => !isFile);

  it('knows what is a file', () => {
    expect(named(routes.filter(({ isFile }) => isFile))).toEqual(
      expect.arrayContaining([
        'GET /api/admin/inquiries/:id/artwork/:artworkId/file',
        'GET /api/admin/live',
        'GET /api/admin/price-changes/prices.xlsx',
        'POST /api/admin/customers/sheet',
        'PUT /api/objects/quarantine/:id',
      ]),
    );
    expect(answers().length).toBeGreaterThan(100);
  });

  it('TirazSlow counts every answer, and no file', () => {
    expect(readBy(alert('TirazSlow'))).toEqual(named(answers()));
    // Of the web server, which hands the API's answers and pictures on.
    for (const route of ['/api/*', '/objects/*'])
      expect(reads(alert('TirazSlow'), { job: 'tiraz-web', method: 'GET', route })).toBe(false);
    expect(reads(alert('TirazSlow'), { job: 'tiraz-web', method: 'GET', route: '/*' })).toBe(true);
  });

  it('TirazStaffListsSlow counts what staff read, and neither files nor the figures, which may take longer', () => {
    const lists = answers().filter(({ method, url }) => method === 'GET' && url.startsWith('/api/admin/'));
    expect(readBy(alert('TirazStaffListsSlow'))).toEqual(
      named(lists.filter(({ url }) => url !== '/api/admin/stats')),
    );
  });

  it('TirazQuotesSlow counts quotes', () => {
    expect(readBy(alert('TirazQuotesSlow'))).toEqual(['POST /api/calculate-quote']);
  });

  it('counts what the dashboard shows', () => {
    const shown = panel('Time to answer, API');
    expect(shown).toHaveLength(3);
    for (const { expr } of shown) expect(readBy(expr)).toEqual(named(answers()));
  });
});
