import { expect, it } from '@jest/globals';
import { readSettings } from './settings.mjs';

const CHECKOUT = '/checkout';

it('needs nothing to be set', () => {
  expect(readSettings({}, CHECKOUT)).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: '/checkout/.data',
    databaseUrl: undefined,
    publicUrl: 'http://localhost:3000',
    metricsPort: undefined,
    demoAccount: true,
  });
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

it('takes an empty variable as not set', () => {
  expect(readSettings({ PORT: '', DATA_DIR: ' ', DATABASE_URL: '', S3_BUCKET: '' }, CHECKOUT).port).toBe(
    3000,
  );
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
