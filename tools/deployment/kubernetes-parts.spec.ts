import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { REMOTES } from '../../libs/contracts/src/remotes.ts';
import { LEFT_OUT_TABLES } from '../backup/contents.ts';
import { find, read, settings, waysOut, workloadOf } from './manifests.ts';

describe('the database', () => {
  const users = ['backend', 'worker', 'migration', 'backup'];

  it.each(users)('is reached by %s, past a pooler too, and on no network but where it may be', (release) => {
    const env = workloadOf(release).spec.template.spec.containers[0]!.env;
    const reference = (name: string) => env.find((each) => each.name === name)?.valueFrom.secretKeyRef;
    expect(reference('DATABASE_URL')).toEqual({ name: 'tiraz-database', key: 'url' });
    expect(reference('DATABASE_DIRECT_URL')).toEqual({
      ...{ name: 'tiraz-database', key: 'direct-url', optional: true },
    });
    // Staff's lists are asked of no other process.
    expect(reference('DATABASE_READ_URL')).toEqual(
      release === 'backend' ? { name: 'tiraz-database', key: 'read-url', optional: true } : undefined,
    );
    for (const wanted of [5432, 6432]) {
      const way = waysOut(release).find(({ port }) => port === wanted)!;
      expect(way.to).toContainEqual({
        namespaceSelector: { matchLabels: { 'tiraz.example/database': 'true' } },
      });
      const networks = way.to.flatMap(({ ipBlock }) => (ipBlock ? [ipBlock.cidr] : []));
      expect(networks).toContain('10.0.0.0/8');
      expect(networks).not.toContain('0.0.0.0/0');
    }
  });

  it('has connections for as many backends as there may be at one moment', () => {
    const limits = read('backend/src/shared/database/connection-limits.ts');
    const limit = (name: string) => Number(new RegExp(`\\b${name} = (\\d+);`).exec(limits)?.[1]);
    const [pool, jobs] = [limit('POOL_SIZE'), limit('JOBS_POOL_SIZE')];
    const listener = 1;
    const { minReadySeconds, strategy, template } = find('backend', 'Deployment')!.spec;
    // While one ends the next is not ready for long enough to let another one end.
    expect(minReadySeconds).toBeGreaterThanOrEqual(template.spec.terminationGracePeriodSeconds);
    const ending = 1;
    const most =
      find('backend', 'HorizontalPodAutoscaler')!.spec.maxReplicas +
      Number(strategy.rollingUpdate.maxSurge) +
      ending;
    const worker = pool + listener + jobs;
    const [migration, backup] = [2, 1];
    // PostgreSQL's own, of which it keeps three for superusers.
    const free = 100 - 3;
    expect(most * (pool + listener) + worker + migration + backup).toBeLessThanOrEqual(free);
    // Who has room for more is not kept from it.
    expect((most + 1) * (pool + listener) + worker + migration + backup).toBeGreaterThan(free);
  });
});

it('a backend believes the pods before it what a visitor’s address is, on every network that pods have', () => {
  const { env } = workloadOf('backend').spec.template.spec.containers[0]!;
  const { value } = env.find(({ name }) => name === 'TRUST_PROXY')!;
  expect(value.split(',').sort()).toEqual(['100.64.0.0/10', 'uniquelocal']);
});

describe('the worker', () => {
  const variable = (release: string, wanted: string) =>
    workloadOf(release).spec.template.spec.containers[0]!.env.find(({ name }) => name === wanted)?.value;

  it('does the jobs that the backends leave to it', () => {
    expect(variable('backend', 'RUN_JOBS')).toBe('false');
    // By default a process does them.
    expect(variable('worker', 'RUN_JOBS')).toBeUndefined();
  });

  it('is sent no request, and has no more connections in a release than between two', () => {
    expect(find('worker', 'Service', 'worker')).toBeUndefined();
    expect(find('worker', 'NetworkPolicy')!.spec.ingress).toHaveLength(1);
    expect(find('worker', 'Deployment')!.spec).toMatchObject({ replicas: 1, strategy: { type: 'Recreate' } });
  });
});

describe('a page that two releases have a part in', () => {
  const next = 'nginx.ingress.kubernetes.io/proxy-next-upstream';
  const remotes = REMOTES.map(({ folder }) => folder);

  it.each(['web', ...remotes])('meets both of %s for as short as can be', (release) => {
    expect(find(release, 'Deployment')!.spec.strategy.rollingUpdate).toEqual({
      maxSurge: '100%',
      maxUnavailable: 0,
    });
  });

  it.each([['web', 'web-page-files'], ...remotes.map((remote) => [remote, remote])])(
    'finds its files of %s at whichever pod has them',
    (release, name) => {
      const { annotations } = find(release, 'Ingress', name)!.metadata;
      expect(annotations[next]).toBe('error timeout http_404');
      // All old ones may be asked before the first that is new.
      const { maxReplicas } = find(release, 'HorizontalPodAutoscaler')!.spec;
      expect(Number(annotations[`${next}-tries`])).toBeGreaterThan(maxReplicas);
    },
  );

  it('is asked of one web server alone, as all else is', () => {
    const web = find('web', 'Ingress', 'web')!;
    const files = find('web', 'Ingress', 'web-page-files')!;
    expect(web.metadata.annotations).not.toHaveProperty([next]);
    const shared = Object.entries(files.metadata.annotations).filter(([name]) => !name.startsWith(next));
    expect(web.metadata.annotations).toMatchObject(Object.fromEntries(shared));
    const { host, http } = web.spec.rules[0]!;
    const paths = [{ ...http.paths[0], path: '/assets' }];
    expect(files.spec).toEqual({ ...web.spec, rules: [{ host, http: { paths } }] });
  });
});

describe('the object store', () => {
  it.each(['backend', 'worker'])('is reached by %s at the port that the settings name', (release) => {
    const { port } = new URL(settings.S3_ENDPOINT!);
    const ways = waysOut(release).filter((way) => way.port === Number(port || 443));
    expect(ways.length).toBeGreaterThan(0);
    // Machines of most providers answer there with their own keys.
    for (const { to } of ways) {
      const open = to.filter(({ ipBlock }) => ipBlock?.cidr === '0.0.0.0/0');
      for (const { ipBlock } of open) expect(ipBlock.except).toContain('169.254.0.0/16');
    }
  });

  it('is no reason for a backend not to start', () => {
    const [container] = find('backend', 'Deployment')!.spec.template.spec.containers;
    const { startupProbe, readinessProbe, livenessProbe } = container!;
    expect(startupProbe.httpGet.path).toBe('/api/health/started');
    expect(readinessProbe.httpGet.path).toBe('/api/health/started');
    expect(livenessProbe.httpGet.path).toBe('/api/health/live');
  });
});

describe('the backup', () => {
  it('runs every night, one at a time, into a volume that stays', () => {
    const { spec } = find('backup', 'CronJob')!;
    expect(spec).toMatchObject({
      schedule: '15 2 * * *',
      timeZone: 'Africa/Cairo',
      concurrencyPolicy: 'Forbid',
    });
    const { spec: pod } = spec.jobTemplate.spec.template;
    const { command, volumeMounts } = pod.containers[0]!;
    const leftOut = [...command.join('\n').matchAll(/--exclude-table-data=(\w+)/g)].map(
      ([, table]) => table!,
    );
    expect(leftOut.sort()).toEqual(
      Object.keys(LEFT_OUT_TABLES)
        .filter((table) => table !== 'migrations')
        .sort(),
    );
    expect(volumeMounts).toContainEqual({ name: 'backups', mountPath: '/backups' });
    expect(pod.volumes).toContainEqual({ name: 'backups', persistentVolumeClaim: { claimName: 'backups' } });
    expect(find('backup', 'PersistentVolumeClaim')!.metadata.name).toBe('backups');
  });

  it('keeps thirty days, as its own words do it', () => {
    const place = mkdtempSync(join(tmpdir(), 'tiraz-backups-'));
    const [, script] = find('backup', 'CronJob')!
      .spec.jobTemplate.spec.template.spec.containers[0]!.command.join('\n')
      .split('-euc\n');
    const old = new Date(Date.now() - 32 * 24 * 3_600_000);
    for (const name of ['2026-01-01T0215', '2026-01-01T0215.unfinished', 'lost+found', '2026-02-02T0215']) {
      mkdirSync(join(place, name));
      if (name !== '2026-02-02T0215') utimesSync(join(place, name), old, old);
    }
    const asBackup = `pg_dump() { for arg; do case $arg in --file=*) touch "\${arg#*=}";; esac; done; }\n${script!.replaceAll('/backups', place)}`;
    const { status, stderr } = spawnSync('sh', ['-euc', asBackup], {
      encoding: 'utf8',
      timeout: 60_000,
      env: { PATH: process.env.PATH, DATABASE_URL: 'postgres://database' },
    });
    expect([status, stderr]).toEqual([0, '']);
    expect(readdirSync(place).sort()).toEqual([
      '2026-02-02T0215',
      expect.stringMatching(/^2\d{3}(-\d\d){2}T\d{4}\.dump$/),
      'lost+found',
    ]);
    rmSync(place, { recursive: true });
  });
});
