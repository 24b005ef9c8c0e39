import { describe, expect, test } from '@jest/globals';
import { REMOTES } from '@tiraz/contracts/remotes';
import { ConfigFault, readConfig } from './config.ts';

describe('readConfig', () => {
  test('needs nothing: the remotes lie beside the host', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ host: '0.0.0.0', port: 3000, logLevel: 'info' });
    expect(config).toMatchObject({ metrics: undefined, tracesEndpoint: undefined });
    expect(config.apiUrl.origin).toBe('http://127.0.0.1:3001');
    expect(config.remotes).toEqual(
      REMOTES.map(({ name, folder }) => ({
        name,
        kind: 'folder',
        folder: expect.stringMatching(new RegExp(`/${folder}/dist$`)),
        releases: expect.stringMatching(new RegExp(`/\\.data/releases/${name}$`)),
      })),
    );
  });

  test('releases lie in the data directory', () => {
    expect(readConfig({ DATA_DIR: '/var/tiraz' }).remotes[1]).toMatchObject({
      folder: expect.stringMatching(/admin-remote\/dist$/),
      releases: '/var/tiraz/releases/admin',
    });
  });

  test.each([
    ['https://cdn.example/shop', 'https://cdn.example/shop/mf-manifest.json'],
    ['https://cdn.example/shop/', 'https://cdn.example/shop/mf-manifest.json'],
    ['https://cdn.example/shop/v2.json', 'https://cdn.example/shop/v2.json'],
  ])('a remote at %s has its manifest at %s', (given, manifest) => {
    const [storefront] = readConfig({ STOREFRONT_REMOTE_URL: given }).remotes;
    expect(storefront).toEqual({ name: 'storefront', kind: 'elsewhere', manifestUrl: new URL(manifest) });
  });

  test('a remote may be what a pointer elsewhere names', () => {
    const given = 'https://cdn.example/staff/current.json';
    expect(readConfig({ ADMIN_REMOTE_URL: given }).remotes[1]).toEqual({
      name: 'admin',
      kind: 'released-elsewhere',
      pointerUrl: new URL(given),
    });
  });

  test('this server may reach a remote elsewhere than browsers do', () => {
    const given = 'https://cdn.example/staff/current.json';
    const { remotes } = readConfig({
      ADMIN_REMOTE_URL: given,
      ADMIN_REMOTE_INTERNAL_ORIGIN: 'http://admin-remote:8080/',
    });
    expect(remotes[1]).toEqual({
      name: 'admin',
      kind: 'released-elsewhere',
      pointerUrl: new URL(given),
      internalOrigin: 'http://admin-remote:8080',
    });
  });

  test('a remote may be another folder, or the manifest in it', () => {
    const { remotes } = readConfig({
      STOREFRONT_REMOTE_URL: '/srv/storefront/',
      ADMIN_REMOTE_URL: '/srv/admin/mf-manifest.json',
    });
    expect(remotes.slice(0, 2)).toEqual([
      { name: 'storefront', kind: 'folder', folder: '/srv/storefront', releases: '/srv/storefront' },
      { name: 'admin', kind: 'folder', folder: '/srv/admin', releases: '/srv/admin' },
    ]);
  });

  test('uploads go to the object store, at the address that browsers know it by', () => {
    const store = { S3_ENDPOINT: 'http://minio:9000' };
    expect(readConfig({}).uploadOrigin).toBeUndefined();
    expect(readConfig(store).uploadOrigin).toBe('http://minio:9000');
    expect(readConfig({ ...store, S3_PUBLIC_ENDPOINT: 'https://pictures.example/' }).uploadOrigin).toBe(
      'https://pictures.example',
    );
  });

  test.each([
    [{}, 'https://s3.us-east-1.amazonaws.com'],
    [{ S3_REGION: 'eu-central-1' }, 'https://s3.eu-central-1.amazonaws.com'],
  ])('uploads to Amazon go to the address of the region in %o', (region, origin) => {
    expect(readConfig({ S3_ENDPOINT: 'https://s3.amazonaws.com', ...region }).uploadOrigin).toBe(origin);
  });

  test('reports all faults together, by variable name', () => {
    const read = () =>
      readConfig({
        PORT: '70000',
        API_URL: 'backend',
        CDN_SECONDS: '3601',
        LOG_LEVEL: 'loud',
        METRICS_PORT: '0',
        OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318',
        S3_PUBLIC_ENDPOINT: 'pictures',
        ADMIN_REMOTE_URL: 'ftp://files.example/',
        ADMIN_REMOTE_INTERNAL_ORIGIN: 'admin-remote',
      });
    expect(read).toThrow(ConfigFault);
    expect(read).toThrow(
      /PORT: .*\nAPI_URL: .*\nS3_PUBLIC_ENDPOINT: .*\nCDN_SECONDS: .*\nLOG_LEVEL: .*\nMETRICS_PORT: .*\nOTEL_EXPORTER_OTLP_ENDPOINT: .*\nADMIN_REMOTE_URL: .*\nADMIN_REMOTE_INTERNAL_ORIGIN: /,
    );
  });
});
