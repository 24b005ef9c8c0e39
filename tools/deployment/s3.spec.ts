import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(join(REPOSITORY, file), 'utf8');
const json = (name: string) => JSON.parse(read(`deploy/s3/${name}.json`));
/** Browsers upload there, and a job takes away what became nothing. */
const UPLOADS = ['incoming/', 'quarantine/'];
/** A row names each for ever. */
const NEVER_DELETED = ['documents/'];

const sources = globSync('backend/src/**/*.ts', { cwd: REPOSITORY })
  .filter((file) => !/\.(spec|fixture)\.ts$/.test(file))
  .map((file) => ({ file, module: file.split('/')[2], text: read(file) }));
const modules = new Set(
  sources.filter(({ text }) => /\bObjectStore\b/.test(text)).map(({ module }) => module),
);
/** With what the keys begin under which the product stores its files. */
const prefixes = [
  ...new Set(
    sources
      .filter(({ file, module }) => modules.has(module) && /\/(application|domain)\//.test(file))
      .flatMap(({ text }) => [...text.matchAll(/(?:=|return) ['`]([a-z]+\/)(?:'|\$\{)/g)])
      .map(([, prefix]) => prefix!),
  ),
].sort();

it('the sources have the keys that this test knows of, at least', () => {
  expect(prefixes).toEqual(expect.arrayContaining([...UPLOADS, ...NEVER_DELETED, 'artwork/', 'pictures/']));
});

describe('the policy', () => {
  const {
    Statement: statements,
  }: { Statement: { Effect: string; Action: string[]; Resource: string | string[] }[] } = json('policy');
  const resources = (action: string) =>
    statements
      .filter(({ Effect: effect, Action: actions }) => effect === 'Allow' && actions.includes(action))
      .flatMap(({ Resource: list }) => list)
      .sort();
  const filesOf = (names: string[]) => names.map((prefix: string) => `arn:aws:s3:::tiraz/${prefix}*`);

  it.each(['s3:GetObject', 's3:PutObject'])(
    '%s: every prefix under which a file is stored, and no other',
    (action) => {
      expect(resources(action)).toEqual(filesOf(prefixes));
    },
  );

  it('lets nothing be deleted that is kept for ever, and no former version of anything', () => {
    const deleted = prefixes.filter((prefix) => !NEVER_DELETED.includes(prefix));
    // Ceph asks for the bucket, too, when several are deleted in one request; to Amazon it means nothing.
    expect(resources('s3:DeleteObject')).toEqual(['arn:aws:s3:::tiraz', ...filesOf(deleted)]);
    expect(statements.flatMap(({ Action: actions }) => actions).sort()).toEqual([
      ...['s3:DeleteObject', 's3:GetBucketCORS', 's3:GetObject'],
      ...['s3:ListBucket', 's3:PutBucketCORS', 's3:PutObject'],
    ]);
  });

  it('is of the bucket that the settings name', () => {
    expect(read('deploy/kubernetes/settings/settings.env')).toMatch(/^S3_BUCKET=tiraz$/m);
    expect(resources('s3:ListBucket')).toEqual(['arn:aws:s3:::tiraz']);
  });
});

describe('the lifecycle', () => {
  interface Rule {
    Status: string;
    Filter: { Prefix: string };
    Expiration: { Days?: number };
    NoncurrentVersionExpiration: { NoncurrentDays: number };
  }
  const { Rules: rules }: { Rules: Rule[] } = json('lifecycle');
  const ruleOf = (prefix: string) => rules.find(({ Filter: filter }) => filter.Prefix === prefix);

  it('has one rule for each prefix', () => {
    expect(rules.map(({ Filter: filter }) => filter.Prefix).sort()).toEqual(prefixes);
    for (const { Status: status } of rules) expect(status).toBe('Enabled');
  });

  it.each(prefixes)('%s: ends what is nobody’s, and never what a row may name', (prefix) => {
    const { Expiration: expiration, NoncurrentVersionExpiration: former } = ruleOf(prefix)!;
    if (UPLOADS.includes(prefix)) {
      expect(expiration.Days).toBeLessThanOrEqual(2);
      return;
    }
    expect(expiration).toEqual({ ExpiredObjectDeleteMarker: true });
    // A dump and the archive reach back thirty days; their pictures may have been deleted on the day after.
    const [, archived] = /^repo1-retention-full=(\d+)$/m.exec(read('deploy/postgresql/pgbackrest.conf'))!;
    expect(former.NoncurrentDays).toBeGreaterThan(Number(archived));
  });
});

it('the CORS rule is the one that a backend gives to a bucket without any', () => {
  const source = read('backend/src/media/adapters/bucket-cors.ts');
  const said = (name: string) => new RegExp(`<${name}>([^<]+)</${name}>`).exec(source)?.[1];
  const [, site] = /^PUBLIC_URL=(.*)$/m.exec(read('deploy/kubernetes/settings/settings.env'))!;
  expect(json('cors').CORSRules).toEqual([
    {
      AllowedOrigins: [new URL(site!).origin],
      AllowedMethods: [said('AllowedMethod')],
      AllowedHeaders: [said('AllowedHeader')],
      MaxAgeSeconds: Number(said('MaxAgeSeconds')),
    },
  ]);
});
