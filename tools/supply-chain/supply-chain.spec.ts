import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { temporaryFolder } from '../testing.mjs';
import { judge } from './audit.ts';
import { dependencyFaults } from './dependencies.ts';
import { licenceFaults } from './licences.ts';
import { billFaults, billOfMaterials } from './sbom.ts';
import { closure, idOf, shippedPackages } from './shipped.ts';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
const product = JSON.parse(readFileSync(join(REPOSITORY, 'package.json'), 'utf8'));

/** The web server and a test tool share `both`; `deep` has a `both` of its own. */
const LOCK = {
  '': { name: 'ours', version: '1.0.0', dependencies: { 'only-tools': '1.0.0' } },
  web: { name: '@ours/web', version: '1.0.0', dependencies: { both: '1.0.0', '@ours/lib': '1.0.0' } },
  tools: { name: '@ours/tools', version: '1.0.0', dependencies: { 'only-tools': '1.0.0', both: '1.0.0' } },
  'libs/lib': { name: '@ours/lib', version: '1.0.0', dependencies: { deep: '1.0.0' } },
  'node_modules/@ours/lib': { resolved: 'libs/lib', link: true },
  'node_modules/both': { version: '1.0.0', license: 'MIT' },
  'node_modules/deep': {
    version: '1.0.0',
    license: '(GPL-2.0 OR MIT)',
    dependencies: { both: '2.0.0' },
    optionalDependencies: { 'other-platform': '1.0.0' },
    peerDependencies: { peer: '1.0.0', wished: '1.0.0' },
    peerDependenciesMeta: { wished: { optional: true } },
  },
  'node_modules/deep/node_modules/both': { version: '2.0.0', license: 'ISC AND GPL-3.0' },
  'node_modules/peer': { version: '1.0.0' },
  'node_modules/wished': { version: '1.0.0', dev: true },
  'node_modules/only-tools': { version: '1.0.0', license: 'MIT' },
};

describe('an audit', () => {
  const shipped = new Set(['node_modules/pg', 'node_modules/a/node_modules/b']);
  const report = (...found: { name: string; severity: string; nodes: string[] }[]) =>
    JSON.stringify({
      vulnerabilities: Object.fromEntries(found.map((each) => [each.name, each])),
      metadata: { vulnerabilities: {} },
    });
  const b = { name: 'b', severity: 'high', nodes: ['node_modules/b', 'node_modules/a/node_modules/b'] };
  const jest = { name: 'jest', severity: 'critical', nodes: ['node_modules/jest'] };

  it('is clean when nothing is known of what is shipped', () => {
    const { outcome, told } = judge(`npm warn of something\n${report(jest)}`, shipped);
    expect([outcome, told]).toEqual([
      'clean',
      'clean: 0 critical, 0 high, 0 moderate, 0 low among 2 packages that are shipped',
    ]);
  });

  it('names what is known', () => {
    const { outcome, counts, told } = judge(report(jest, b), shipped);
    expect([outcome, counts.high, counts.critical]).toEqual(['found', 1, 0]);
    expect(told).toMatch(/^found: .*: b \(high\)$/);
  });

  it.each([
    [
      'a registry without audits',
      JSON.stringify({ message: '405 Method Not Allowed - POST https://r/x' }),
      '405 Method Not Allowed',
    ],
    ['npm', JSON.stringify({ error: { summary: 'request failed\nmore' } }), 'request failed'],
    ['nobody', '', 'the registry gave no report'],
  ])('tells when %s did not answer, and calls nothing clean', (_, output, why) => {
    const { outcome, counts, told } = judge(output, shipped);
    expect([outcome, counts, told]).toEqual([
      'not answered',
      {},
      `not answered, so nothing is known: ${why}`,
    ]);
  });
});

describe('what is shipped', () => {
  it('is what the deployed parts need, wherever it lies, whatever else needs it too', () => {
    const shipped = closure(LOCK);
    expect(shipped.map(idOf)).toEqual([
      ...['@ours/lib@1.0.0', '@ours/web@1.0.0', 'both@1.0.0', 'both@2.0.0', 'deep@1.0.0'],
      ...['ours@1.0.0', 'peer@1.0.0'],
    ]);
    expect(shipped.find(({ name }) => name === 'deep')?.needs).toEqual([
      'node_modules/deep/node_modules/both',
      'node_modules/peer',
    ]);
  });

  it('may only have licences that are allowed', () => {
    expect(licenceFaults(closure(LOCK).filter(({ isOurs }) => !isOurs))).toEqual([
      'both@2.0.0 is under ISC AND GPL-3.0, which is not allowed',
      'peer@1.0.0 declares no licence',
    ]);
  });

  it('has the driver, the servers and React in this product', () => {
    const names = new Set(shippedPackages(REPOSITORY).map(({ name }) => name));
    const needed = ['pg', 'fastify', 'react', 'antd', 'sharp', '@module-federation/runtime'];
    expect(needed.filter((name) => !names.has(name))).toEqual([]);
    expect(['jest', 'webpack', 'nx', 'lighthouse'].filter((name) => names.has(name))).toEqual([]);
  });

  it('is written down in a valid bill of materials, the same each time', async () => {
    const packages = shippedPackages(REPOSITORY).filter(({ path }) => path !== '');
    const bill = billOfMaterials(product, packages);
    expect(await billFaults(bill)).toBeNull();
    expect(bill).toBe(billOfMaterials(product, packages));
    const {
      components,
      dependencies,
    }: {
      components: { group?: string; name: string }[];
      dependencies: { ref: string; dependsOn?: string[] }[];
    } = JSON.parse(bill);
    expect(components).toHaveLength(packages.length);
    expect(components.find(({ group, name }) => group === undefined && name === 'pg')).toMatchObject({
      purl: expect.stringMatching(/^pkg:npm\/pg@8\./),
      licenses: [{ license: { id: 'MIT' } }],
      hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[\da-f]{128}$/) }],
    });
    const pg = dependencies.find(({ ref }) => ref === 'node_modules/pg');
    expect(pg?.dependsOn).toContain('node_modules/pg-pool');
    expect(await billFaults(bill.replace('"library"', '"shelf"'))).not.toBeNull();
  });
});

describe('the check of the dependencies', () => {
  it('finds what is not exact, not explained or not needed', () => {
    const folder = temporaryFolder();
    for (const file of ['package-lock.json', 'renovate.json', 'docs/dependencies.md']) {
      mkdirSync(join(folder, file, '..'), { recursive: true });
      cpSync(join(REPOSITORY, file), join(folder, file));
    }
    const { devDependencies, optionalDependencies } = product;
    const loose = {
      workspaces: [],
      optionalDependencies,
      devDependencies: { ...devDependencies, jest: '^30.5.2', other: 'npm:jest@^30.5.2' },
    };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(loose));
    writeFileSync(join(folder, 'docs/dependencies.md'), 'Nothing.');
    expect(dependencyFaults(folder)).toEqual(
      expect.arrayContaining([
        'package.json: jest is to have an exact version, not ^30.5.2',
        'package.json: other is to have an exact version, not npm:jest@^30.5.2',
        'docs/dependencies.md does not say why webpack is held back',
        'renovate.json holds webpack back, which nobody needs',
      ]),
    );
  });
});
