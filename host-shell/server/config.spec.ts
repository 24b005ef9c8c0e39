import { describe, expect, test } from '@jest/globals';
import { ConfigFault, readConfig } from './config.ts';

describe('readConfig', () => {
  test('needs nothing: the remotes lie beside the host', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ host: '0.0.0.0', port: 3000, logLevel: 'info' });
    expect(config.apiUrl.origin).toBe('http://127.0.0.1:3001');
    expect(config.remotes).toEqual([
      { name: 'storefront', kind: 'folder', folder: expect.stringMatching(/storefront\/dist$/) },
      { name: 'admin', kind: 'folder', folder: expect.stringMatching(/admin-remote\/dist$/) },
    ]);
  });

  test.each([
    ['https://cdn.example/shop', 'https://cdn.example/shop/mf-manifest.json'],
    ['https://cdn.example/shop/', 'https://cdn.example/shop/mf-manifest.json'],
    ['https://cdn.example/shop/v2.json', 'https://cdn.example/shop/v2.json'],
  ])('a remote at %s has its manifest at %s', (given, manifest) => {
    const [storefront] = readConfig({ STOREFRONT_REMOTE_URL: given }).remotes;
    expect(storefront).toEqual({ name: 'storefront', kind: 'elsewhere', manifestUrl: new URL(manifest) });
  });

  test('a remote may be another folder, or the manifest in it', () => {
    const { remotes } = readConfig({
      STOREFRONT_REMOTE_URL: '/srv/storefront/',
      ADMIN_REMOTE_URL: '/srv/admin/mf-manifest.json',
    });
    expect(remotes).toEqual([
      { name: 'storefront', kind: 'folder', folder: '/srv/storefront' },
      { name: 'admin', kind: 'folder', folder: '/srv/admin' },
    ]);
  });

  test('reports all faults together, by variable name', () => {
    const read = () =>
      readConfig({
        PORT: '70000',
        API_URL: 'backend',
        LOG_LEVEL: 'loud',
        ADMIN_REMOTE_URL: 'ftp://files.example/',
      });
    expect(read).toThrow(ConfigFault);
    expect(read).toThrow(/PORT: .*\nAPI_URL: .*\nLOG_LEVEL: .*\nADMIN_REMOTE_URL: /);
  });
});
