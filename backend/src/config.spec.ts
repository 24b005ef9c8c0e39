import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ConfigError, parseConfig } from './config.js';

const DATABASE_URL = 'postgres://app:s3cret@db:5432/tiraz';

function faultsOf(variables: NodeJS.ProcessEnv): ConfigError {
  try {
    parseConfig(variables);
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
  throw new Error('no fault was found');
}

describe('parseConfig', () => {
  it('needs a database and takes the rest from defaults', () => {
    expect(parseConfig({ DATABASE_URL, PORT: ' ', UNRELATED: 'x' })).toEqual({
      databaseUrl: DATABASE_URL,
      databaseDirectUrl: DATABASE_URL,
      databaseReadUrl: undefined,
      migrateOnStart: true,
      runJobs: true,
      host: '0.0.0.0',
      port: 3001,
      publicUrl: 'http://localhost:3000',
      store: { kind: 'files', folder: resolve('.data/objects') },
      mail: {
        kind: 'files',
        folder: resolve('.data/mail'),
        sender: { name: 'Tiraz', address: 'tiraz@localhost' },
      },
      seedDemo: false,
      firstAccount: undefined,
      demoAccount: false,
      sessions: { idleMs: 30 * 60_000, maxMs: 12 * 3_600_000 },
      logLevel: 'info',
      production: false,
      trustProxy: ['loopback'],
      inquiriesPerMinute: 30,
      signInsPerMinute: 30,
      metrics: undefined,
      tracesEndpoint: undefined,
    });
  });

  it('reads what is given', () => {
    const config = parseConfig({
      DATABASE_URL,
      DATABASE_DIRECT_URL: 'postgres://direct/tiraz',
      DATABASE_READ_URL: 'postgres://standby/tiraz',
      MIGRATE_ON_START: 'false',
      RUN_JOBS: 'false',
      HOST: '::1',
      PORT: '8080',
      PUBLIC_URL: 'https://tiraz.example/',
      SEED_DEMO: 'true',
      ADMIN_EMAIL: 'mona@tiraz.example',
      ADMIN_PASSWORD: 'twelve chars',
      SESSION_IDLE_MINUTES: '5',
      SESSION_MAX_HOURS: '1',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
      TRUST_PROXY: '10.0.0.0/8, ::1',
      INQUIRIES_PER_MINUTE: '0',
      SIGN_INS_PER_MINUTE: '600',
      METRICS_PORT: '9464',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/otlp',
    });
    expect(config).toMatchObject({
      databaseDirectUrl: 'postgres://direct/tiraz',
      databaseReadUrl: 'postgres://standby/tiraz',
      migrateOnStart: false,
      runJobs: false,
      host: '::1',
      port: 8080,
      publicUrl: 'https://tiraz.example',
      seedDemo: true,
      firstAccount: { email: 'mona@tiraz.example', password: 'twelve chars' },
      sessions: { idleMs: 5 * 60_000, maxMs: 3_600_000 },
      logLevel: 'warn',
      production: true,
      trustProxy: ['10.0.0.0/8', '::1'],
      inquiriesPerMinute: 0,
      signInsPerMinute: 600,
      metrics: { host: '127.0.0.1', port: 9464 },
      tracesEndpoint: 'http://collector:4318/otlp',
    });
  });

  it('reports all faults together, by name and without their values', () => {
    const error = faultsOf({
      PORT: '70000',
      PUBLIC_URL: 'https://tiraz.example/path?s3cret',
      SEED_DEMO: 'yes',
      ADMIN_EMAIL: 'mona',
      ADMIN_PASSWORD: 's3cret',
      DEMO_ACCOUNT: 'yes',
      SESSION_IDLE_MINUTES: '0',
      SESSION_MAX_HOURS: '1.5',
      LOG_LEVEL: 'loud',
      NODE_ENV: 'staging',
      TRUST_PROXY: '10.0.0.0/64',
      HOST: 'a b',
      INQUIRIES_PER_MINUTE: '-1',
      SMTP_URL: 'smtp://tiraz:s3cret@mail:587/inbox',
      MAIL_FROM: 'nobody',
      SIGN_INS_PER_MINUTE: 'many',
      METRICS_PORT: '0',
      METRICS_HOST: 'a b',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://key:s3cret@collector:4318',
    });
    expect(error.faults.map(({ variable }) => variable).sort()).toEqual(
      [
        'ADMIN_EMAIL',
        'ADMIN_PASSWORD',
        'DATABASE_URL',
        'DEMO_ACCOUNT',
        'HOST',
        'INQUIRIES_PER_MINUTE',
        'SIGN_INS_PER_MINUTE',
        'SMTP_URL',
        'LOG_LEVEL',
        'MAIL_FROM',
        'METRICS_HOST',
        'METRICS_PORT',
        'OTEL_EXPORTER_OTLP_ENDPOINT',
        'NODE_ENV',
        'PORT',
        'PUBLIC_URL',
        'SEED_DEMO',
        'SESSION_IDLE_MINUTES',
        'SESSION_MAX_HOURS',
        'TRUST_PROXY',
      ].sort(),
    );
    expect(error.message).toContain('DATABASE_URL is missing');
    expect(error.message).toContain('PORT must be at most 65535');
    expect(error.message).not.toMatch(/s3cret|staging|loud/);
  });

  it.each<[NodeJS.ProcessEnv, string]>([
    [{ ADMIN_EMAIL: 'mona@tiraz.example' }, 'ADMIN_PASSWORD is missing beside ADMIN_EMAIL'],
    [{ ADMIN_PASSWORD: 'twelve chars' }, 'ADMIN_EMAIL is missing beside ADMIN_PASSWORD'],
    [{ SMTP_URL: 'smtp://mail' }, 'MAIL_FROM is missing'],
    [{ DEMO_ACCOUNT: 'true', NODE_ENV: 'production' }, 'DEMO_ACCOUNT must not be true in production'],
  ])('refuses %j', (variables, fault) => {
    expect(faultsOf({ DATABASE_URL, ...variables }).message).toContain(fault);
  });

  it.each(['mysql://a/b', 'postgres://host', 'no url', 'postgres://app:s3cret@db:notaport/tiraz'])(
    'refuses %s as a database',
    (url) => {
      const { message } = faultsOf({ DATABASE_URL: url });
      expect(message).toContain('DATABASE_URL must be a PostgreSQL URL');
      expect(message).not.toContain('s3cret');
    },
  );

  it.each(['-1', '3001.5', 'abc', '1e3', '0x10'])('refuses %s as a port', (PORT) => {
    expect(faultsOf({ DATABASE_URL, PORT }).faults).toMatchObject([{ variable: 'PORT' }]);
  });

  const MAIL_FROM = 'طراز Tiraz <hello@tiraz.example>';
  const sender = { name: 'طراز Tiraz', address: 'hello@tiraz.example' };

  it.each([
    ['smtp://localhost:2525', { host: 'localhost', port: 2525, secure: false, requireTLS: false }],
    ['smtps://mail.example', { host: 'mail.example', port: 465, secure: true, requireTLS: false }],
    [
      'smtp://tiraz%40example:p%2F@mail.example',
      {
        ...{ host: 'mail.example', port: 587, secure: false, requireTLS: true },
        login: { user: 'tiraz@example', pass: 'p/' },
      },
    ],
    [
      'smtp://a:b@[::1]:25',
      { host: '::1', port: 25, secure: false, requireTLS: false, login: { user: 'a', pass: 'b' } },
    ],
  ])('sends mails to %s, and no password in the open', (SMTP_URL, server) => {
    expect(parseConfig({ DATABASE_URL, SMTP_URL, MAIL_FROM }).mail).toEqual({
      kind: 'smtp',
      sender,
      server: { login: undefined, ...server },
    });
  });

  it('holds mails in production without a server', () => {
    expect(parseConfig({ DATABASE_URL, NODE_ENV: 'production', MAIL_FROM }).mail).toEqual({
      kind: 'nothing',
      sender,
    });
  });

  it.each(['http://mail', 'smtp://user@mail', 'smtp://mail/?tls=no', 'smtp://a:%zz@mail', 'mail:25'])(
    'refuses %s as a mail server',
    (SMTP_URL) => {
      expect(faultsOf({ DATABASE_URL, SMTP_URL, MAIL_FROM }).faults).toMatchObject([
        { variable: 'SMTP_URL' },
      ]);
    },
  );

  const S3 = {
    S3_ENDPOINT: 'http://minio:9000/',
    S3_ACCESS_KEY: 'tiraz',
    S3_SECRET_KEY: 's3cret',
    S3_BUCKET: 'tiraz',
  };

  it('keeps pictures in a folder, or in the object store that is named', () => {
    expect(parseConfig({ DATABASE_URL, DATA_DIR: '/var/lib/tiraz' }).store).toEqual({
      kind: 'files',
      folder: '/var/lib/tiraz/objects',
    });
    expect(parseConfig({ DATABASE_URL, ...S3 }).store).toEqual({
      kind: 's3',
      endpoint: 'http://minio:9000',
      publicEndpoint: 'http://minio:9000',
      accessKey: 'tiraz',
      secretKey: 's3cret',
      bucket: 'tiraz',
      region: 'us-east-1',
      siteOrigin: 'http://localhost:3000',
    });
    const elsewhere = { S3_PUBLIC_ENDPOINT: 'https://pictures.example', S3_REGION: 'me-south-1' };
    expect(parseConfig({ DATABASE_URL, ...S3, ...elsewhere }).store).toMatchObject({
      publicEndpoint: 'https://pictures.example',
      region: 'me-south-1',
    });
  });

  it.each([
    [{ S3_BUCKET: 'tiraz' }, ['S3_ENDPOINT', 'S3_ACCESS_KEY', 'S3_SECRET_KEY']],
    [{ S3_REGION: 'me-south-1' }, ['S3_ENDPOINT', 'S3_ACCESS_KEY', 'S3_SECRET_KEY', 'S3_BUCKET']],
    [{ ...S3, S3_ENDPOINT: 'minio:9000', S3_BUCKET: 'Not_A_Bucket' }, ['S3_ENDPOINT', 'S3_BUCKET']],
    [
      { ...S3, S3_PUBLIC_ENDPOINT: 'https://a.example/b', S3_REGION: 'a b' },
      ['S3_PUBLIC_ENDPOINT', 'S3_REGION'],
    ],
  ])('refuses half an object store: %o', (given, faulty) => {
    const error = faultsOf({ DATABASE_URL, ...given });
    expect(error.faults.map(({ variable }) => variable).sort()).toEqual([...faulty].sort());
    expect(error.message).not.toContain('s3cret');
  });
});
