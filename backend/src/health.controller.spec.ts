import { beforeEach, describe, expect, it } from '@jest/globals';
import { HealthChecks, HealthController } from './health.controller.js';
import { describeAdmission } from './test-support/admission.js';
import { controllerApp, type ControllerApp } from './test-support/controller-app.js';

const open = (checks = new HealthChecks({})) =>
  controllerApp({
    controllers: [HealthController],
    providers: [{ provide: HealthChecks, useValue: checks }],
  });

describeAdmission(open, {
  'GET /api/health/live': null,
  'GET /api/health/started': null,
  'GET /api/health/ready': null,
});

describe('health', () => {
  let away: string[];
  let checks: HealthChecks;
  let app: ControllerApp;
  const part = (name: string) => () => {
    if (away.includes(name)) throw new Error(`${name} is away`);
  };
  const told = async () => {
    const answers = await Promise.all(
      ['live', 'started', 'ready'].map((of) => app.ask(`GET /api/health/${of}`)),
    );
    return answers.map(({ status, body }) => (status === 200 ? 200 : body.code));
  };

  beforeEach(async () => {
    away = [];
    checks = new HealthChecks({ database: part('database'), catalogue: part('catalogue') });
    app = await open(checks);
  });

  it('is well while every part answers', async () => {
    expect(await told()).toEqual([200, 200, 200]);
  });

  it('names the parts that do not, and says when to ask again', async () => {
    away = ['database'];
    expect(await told()).toEqual([200, 200, 'health.not-ready']);
    expect(await app.ask('GET /api/health/ready')).toMatchObject({
      status: 503,
      headers: { 'cache-control': 'no-store', 'retry-after': '2' },
      body: { detail: 'Not ready: database.', errors: [{ path: 'database', code: 'part.unavailable' }] },
    });
  });

  it('has not started before the catalogue was read', async () => {
    away = ['catalogue'];
    expect(await told()).toEqual([200, 'health.not-started', 'health.not-ready']);
  });

  it('sends everybody away when it is about to end', async () => {
    checks.isStopping = true;
    expect(await told()).toEqual([200, 'health.stopping', 'health.stopping']);
  });
});
