import { readFileSync } from 'node:fs';
import { parseConfig } from '@tiraz/backend/config.js';
import { expect, it, jest } from '@jest/globals';
import { readConfig } from '../../host-shell/server/config.ts';
import { addressVariables, REMOTES } from '../../libs/contracts/src/remotes.ts';
import { readSettings, readSettingsOfStart } from './settings.mjs';

const CHECKOUT = '/checkout';

it('needs nothing to be set', () => {
  expect(readSettings({}, CHECKOUT)).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: '/checkout/.data',
    databaseUrl: undefined,
    publicUrl: 'http://localhost:3000',
    metricsPort: undefined,
    seedDemo: 'true',
    demoAccount: true,
  });
});

it.each([
  [{ DATABASE_URL: 'postgres://tiraz:x@db/tiraz' }, 'false'],
  [{ DATABASE_URL: 'postgres://tiraz:x@db/tiraz', SEED_DEMO: 'true' }, 'true'],
  [{ SEED_DEMO: 'false' }, 'false'],
])('seeds the demo into the embedded database unless it is told: %j', (env, seedDemo) => {
  expect(readSettings(env, CHECKOUT).seedDemo).toBe(seedDemo);
});

it.each([
  { DATABASE_URL: 'postgres://tiraz:x@db/tiraz' },
  { ADMIN_EMAIL: 'mona@tiraz.example' },
  { NODE_ENV: 'production' },
])('leaves the demo account out with %j', (env) => {
  expect(readSettings(env, CHECKOUT).demoAccount).toBe(false);
});

it.each([
  [{}, '127.0.0.1'],
  [{ DEMO_ACCOUNT: 'true', DATABASE_URL: 'postgres://tiraz:x@db/tiraz' }, '127.0.0.1'],
  [{ HOST: '0.0.0.0' }, '0.0.0.0'],
  [{ ADMIN_EMAIL: 'mona@tiraz.example' }, '0.0.0.0'],
  [{ DEMO_ACCOUNT: 'false' }, '0.0.0.0'],
])('keeps a site whose sign-in page prints a password to this machine unless it is told: %j', (env, host) => {
  expect(readSettings(env, CHECKOUT).host).toBe(host);
});

it('takes the address that it prints for the one of visitors, unless it is told', () => {
  const publicUrl = (/** @type {NodeJS.ProcessEnv} */ env) =>
    readSettings({ HOST: '192.168.1.5', ...env }, CHECKOUT).publicUrl;
  expect([publicUrl({}), publicUrl({ PUBLIC_URL: 'https://tiraz.example' })]).toEqual([
    'http://192.168.1.5:3000',
    'https://tiraz.example',
  ]);
});

/** Those of the table in README.md. */
const [table = ''] =
  /^## Configuring it\n[^]*?^## /m.exec(readFileSync(new URL('../../README.md', import.meta.url), 'utf8')) ??
  [];
const VARIABLES = (table.match(/^\| `.*?\|/gm) ?? [])
  .flatMap((cell) => cell.match(/[A-Z<][A-Z\d_<>]+/g) ?? [])
  .flatMap((name) =>
    name.startsWith('<NAME>')
      ? REMOTES.map((remote) => addressVariables(remote.name).url.replace(/_REMOTE_URL$/, name.slice(6)))
      : name,
  );

it.each(VARIABLES)('takes %s for not set when it is empty, as the programs do', (name) => {
  const readBy = (/** @type {NodeJS.ProcessEnv} */ env) => [
    readSettings(env, CHECKOUT),
    parseConfig({ ...env, DATABASE_URL: 'postgres://tiraz:x@db/tiraz' }),
    readConfig(env),
  ];
  for (const empty of ['', ' ']) expect(readBy({ [name]: empty })).toEqual(readBy({}));
});

it('keeps an absolute DATA_DIR and resolves another one against the repository', () => {
  expect(readSettings({ DATA_DIR: '/var/tiraz' }, CHECKOUT).dataDir).toBe('/var/tiraz');
  expect(readSettings({ DATA_DIR: 'here' }, CHECKOUT).dataDir).toBe('/checkout/here');
});

it.each([
  ['PORT', '0'],
  ['PORT', '65536'],
  ['PORT', '3e3'],
  ['METRICS_PORT', '65535'],
  ['DATABASE_URL', 'mysql://db/tiraz'],
  ['DATABASE_URL', 'postgres://db'],
  ['PUBLIC_URL', 'tiraz.example'],
  ['STOREFRONT_REMOTE_URL', 'ftp://cdn/storefront'],
  ['ADMIN_REMOTE_URL', 'https://'],
  ['DEMO_ACCOUNT', 'yes'],
])('refuses %s=%s', (name, value) => {
  expect(() => readSettings({ [name]: value }, CHECKOUT)).toThrow(name);
});

it.each(['https://cdn.example/storefront/mf-manifest.json', '/srv/storefront', '../storefront/dist'])(
  'takes %s for where a remote is',
  (place) => {
    expect(readSettings({ STOREFRONT_REMOTE_URL: place }, CHECKOUT).port).toBe(3000);
  },
);

it('wants all of the object store or nothing', () => {
  expect(() => readSettings({ S3_ENDPOINT: 'http://minio:9000', S3_BUCKET: 'tiraz' }, CHECKOUT)).toThrow(
    /S3_ACCESS_KEY is missing .*; S3_SECRET_KEY is missing/,
  );
});

it('names all faults together, and no secret', () => {
  const env = { PORT: 'x', DATABASE_URL: 'postgres://tiraz:hidden@', S3_SECRET_KEY: 'hidden' };
  expect(() => readSettings(env, CHECKOUT)).toThrow(
    /PORT .*DATABASE_URL .*S3_ENDPOINT .*S3_ACCESS_KEY .*S3_BUCKET/,
  );
  expect(() => readSettings(env, CHECKOUT)).not.toThrow(/hidden/);
});

it('names the faults of the programs beside its own, each variable once, and no secret', async () => {
  const build = jest.fn(async () => undefined);
  const faulty = {
    ...{ PORT: 'abc', METRICS_PORT: '0', PUBLIC_URL: 'hidden', LOG_LEVEL: 'loud', SESSION_IDLE_MINUTES: '0' },
    ...{ SMTP_URL: 'hidden', CDN_SECONDS: '-1', OTEL_EXPORTER_OTLP_ENDPOINT: 'hidden' },
  };
  const env = { ...faulty, MAIL_FROM: 'mona@tiraz.example', API_URL: 'not read' };

  /** @type {Error} */
  const { name, message } = await readSettingsOfStart(env, CHECKOUT, build).then(
    () => new Error('was read'),
    (refusal) => refusal,
  );

  const faults = message.replace(/^The configuration is faulty: /, '').split('; ');
  expect(name).toBe('Refusal');
  expect(faults.map((fault) => /^\w+/.exec(fault)?.[0]).sort()).toEqual(Object.keys(faulty).sort());
  expect(message).not.toContain('hidden');
  expect(build).toHaveBeenCalledTimes(1);
});

it('builds nothing to read what is not faulty', async () => {
  const build = jest.fn(async () => undefined);
  expect(await readSettingsOfStart({ SMTP_URL: 'x' }, CHECKOUT, build)).toEqual(readSettings({}, CHECKOUT));
  expect(build).not.toHaveBeenCalled();
});
