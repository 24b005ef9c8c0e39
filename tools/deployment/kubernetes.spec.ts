import { basename, dirname, join, matchesGlob } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { addressVariables, REMOTES } from '../../libs/contracts/src/remotes.ts';
import { knownVariables } from './known-variables.ts';
import {
  allOf,
  documents,
  files,
  find,
  imageOf,
  kustomization,
  read,
  REPOSITORY,
  settings,
  waysOut,
  workloadOf,
} from './manifests.ts';
import { faultsOfManifests } from './typed-manifest.ts';

const FOLDERS = REMOTES.map(({ folder }) => folder);
const RELEASES = ['backend', 'web', ...FOLDERS];
/** They make nothing run, or an image of somebody else's. */
const WITHOUT_IMAGE = ['common', 'settings', 'monitoring', 'backup'];
/** The longest that a process takes to end: see STOPPED_WITHIN_MS of the backend's main.ts. */
const DRAINED_WITHIN_S = 10;
const { version } = JSON.parse(read('package.json'));

describe('the manifests', () => {
  const web = JSON.stringify(find('web', 'Deployment'));
  const monitor = JSON.stringify(find('monitoring', 'ServiceMonitor'));
  const spoilt = [
    ['a field that does not exist', web.replace('"containerPort"', '"contanerPort"'), 'contanerPort'],
    [
      'a wrong type',
      web.replace('"readOnlyRootFilesystem":true', '"readOnlyRootFilesystem":"yes"'),
      'boolean',
    ],
    ['a missing field', web.replace(/,"containerPort":\d+/, ''), 'containerPort'],
    [
      'a field that the operator does not know',
      monitor.replace('"endpoints":[{', '"endpoints":[{"relabellings":[],'),
      'relabellings',
    ],
  ].map(([file = '', manifest = '', named]) => ({ file, manifest: JSON.parse(manifest), named }));
  let faults: string[];
  beforeAll(async () => {
    faults = await faultsOfManifests([...documents, ...spoilt]);
  });

  it('are what Kubernetes knows, to the last field', () => {
    const own = faults.filter((fault) => files.some((file) => fault.startsWith(`${file}: `)));
    expect(own).toEqual([]);
  });

  it.each(spoilt)('would be caught with $file', ({ file, named }) => {
    expect(faults.filter((fault) => fault.startsWith(`${file}: `)).join('\n')).toContain(named);
  });

  it.each(['common', 'settings', 'monitoring', 'backup', 'migration', 'worker', ...RELEASES])(
    '%s is a release of its own: every file of it, no other',
    (release) => {
      const { resources = [], namespace, images = [] } = kustomization(release);
      const own = files.filter((file) => dirname(file) === release).map((file) => basename(file));
      const named = resources.filter((resource) => resource !== '../settings');
      expect([...named, 'kustomization.yaml'].sort()).toEqual(own.sort());
      expect(namespace).toBe('tiraz');
      for (const { newTag } of images) expect(newTag).toBe(version);
      expect(images).toHaveLength(WITHOUT_IMAGE.includes(release) ? 0 : 1);
    },
  );
});

describe.each([...RELEASES, 'migration', 'backup', 'worker'])('%s', (release) => {
  const workload = workloadOf(release);
  const { spec: pod } = workload.spec.template;
  const container = pod.containers[0]!;

  it('runs without a right that it does not need', () => {
    expect(pod.containers).toHaveLength(1);
    expect(pod).toMatchObject({ automountServiceAccountToken: false, enableServiceLinks: false });
    expect(pod.securityContext).toMatchObject({
      runAsNonRoot: true,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    expect(pod.securityContext.runAsUser).toBeGreaterThan(0);
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(pod.hostNetwork ?? pod.hostPID ?? pod.hostIPC).toBeUndefined();
  });

  it('runs as the user that its image names', () => {
    if (release === 'backup') {
      const { image, user } = parse(read('docker-compose.yml')).services.postgres;
      const { runAsUser, runAsGroup } = pod.securityContext;
      expect([container.image, `${runAsUser}:${runAsGroup}`]).toEqual([image, user]);
      return;
    }
    const image = imageOf(release);
    const dockerfile = read(join('deploy/images', image, 'Dockerfile'));
    const { runAsUser, runAsGroup } = pod.securityContext;
    expect(dockerfile).toContain(`\nUSER ${runAsUser}:${runAsGroup}\n`);
    expect(container.image).toBe(`tiraz/${image}`);
    for (const { name, containerPort } of container.ports ?? []) {
      if (name === 'http') expect(dockerfile).toContain(`\nEXPOSE ${containerPort}\n`);
    }
  });

  it('has its share of the machine, and no more', () => {
    const share = { cpu: expect.any(String), memory: expect.stringMatching(/^\d+Mi$/) };
    expect(container.resources).toEqual({ requests: share, limits: share });
  });

  it('is told what its program reads, and secrets by reference alone', () => {
    const program = imageOf(release);
    const known = knownVariables(REPOSITORY);
    const variables = container.env ?? [];
    if (variables.length > 0) {
      expect(variables.map(({ name }) => name).filter((name) => !known[program]?.has(name))).toEqual([]);
    }
    for (const { name, valueFrom } of variables) {
      if (/DATABASE_URL|PASSWORD|SECRET|KEY/.test(name))
        expect(valueFrom.secretKeyRef.name).toMatch(/^tiraz-/);
    }
    expect(JSON.stringify(documents)).not.toMatch(/"kind":"Secret"/);
  });

  it('talks to whom a policy names, and nobody else', () => {
    const policy = find(release, 'NetworkPolicy')!.spec;
    expect(policy.policyTypes).toEqual(['Ingress', 'Egress']);
    expect(policy.podSelector.matchLabels).toEqual(
      workload.spec.template.metadata.labels && {
        'app.kubernetes.io/name': release,
      },
    );
    for (const { ports } of [...policy.ingress, ...policy.egress]) expect(ports.length).toBeGreaterThan(0);
    for (const { to } of policy.egress) expect(to.length).toBeGreaterThan(0);
  });

  it('has its temporary files in memory, and asks for names wherever a cluster answers them', () => {
    for (const { emptyDir } of pod.volumes ?? []) {
      if (emptyDir)
        expect(emptyDir).toEqual({ medium: 'Memory', sizeLimit: expect.stringMatching(/^\d+Mi$/) });
    }
    if (find(release, 'NetworkPolicy')!.spec.egress.length === 0) return;
    const names = waysOut(release).filter(({ port }) => [53, 5353].includes(Number(port)));
    expect(JSON.stringify(names)).toContain('kube-system');
    expect(JSON.stringify(names)).toContain('openshift-dns');
    expect(JSON.stringify(names)).toContain('169.254.20.10/32');
  });

  it('is replaced when a setting changes that it is told', () => {
    const isTold = JSON.stringify(container.envFrom ?? []).includes('"name":"tiraz"');
    expect((kustomization(release).resources ?? []).includes('../settings')).toBe(isTold);
    // A digest of its contents is in the name, unless somebody switches that off.
    const { configMapGenerator, generatorOptions } = kustomization('settings');
    expect(configMapGenerator).toEqual([
      { name: 'tiraz', envs: ['settings.env'], options: { labels: expect.anything() } },
    ]);
    expect(generatorOptions).toBeUndefined();
  });
});

describe.each(RELEASES)('%s', (release) => {
  const { spec } = find(release, 'Deployment')!;
  const { spec: pod } = spec.template;
  const container = pod.containers[0]!;
  const labels = { 'app.kubernetes.io/name': release };

  it('starts, is ready and lives by its own account', () => {
    for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe'] as const) {
      expect(container[probe]).toMatchObject({
        httpGet: { path: expect.stringMatching(/^\//), port: 'http' },
        timeoutSeconds: expect.any(Number),
        failureThreshold: expect.any(Number),
      });
    }
  });

  it('is spread over zones and machines', () => {
    expect(pod.topologySpreadConstraints).toEqual(
      ['topology.kubernetes.io/zone', 'kubernetes.io/hostname'].map((topologyKey) => ({
        ...{ maxSkew: 1, topologyKey, whenUnsatisfiable: 'ScheduleAnyway' },
        labelSelector: { matchLabels: labels },
      })),
    );
  });

  it('is replaced without a moment in which nobody answers', () => {
    expect(spec.strategy.rollingUpdate.maxUnavailable).toBe(0);
    const waits = Number(container.lifecycle.preStop.exec.command.at(-1));
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(waits + DRAINED_WITHIN_S);
  });

  it('grows with its work, and keeps one while a machine is emptied', () => {
    const { spec: autoscaler } = find(release, 'HorizontalPodAutoscaler')!;
    expect(autoscaler.scaleTargetRef).toEqual({ apiVersion: 'apps/v1', kind: 'Deployment', name: release });
    expect(autoscaler.minReplicas).toBeGreaterThanOrEqual(2);
    expect(autoscaler.maxReplicas).toBeGreaterThan(autoscaler.minReplicas);
    expect(spec.replicas).toBeUndefined();
    const { spec: budget } = find(release, 'PodDisruptionBudget')!;
    expect(budget).toEqual({ maxUnavailable: 1, selector: { matchLabels: labels } });
  });

  it('is reached by its labels, at the port that it names', () => {
    expect(spec.selector.matchLabels).toEqual(labels);
    expect(spec.template.metadata.labels).toMatchObject(labels);
    const { spec: service } = find(release, 'Service', release)!;
    expect(service).toMatchObject({
      selector: labels,
      ports: [{ name: 'http', port: 80, targetPort: 'http' }],
    });
    expect(pod.serviceAccountName).toBe(find(release, 'ServiceAccount')!.metadata.name);
  });
});

describe.each(['backend', 'web', 'worker'])('%s', (release) => {
  it('is found by Prometheus, every instance of it, at the port that it is told', () => {
    const { spec: pod } = find(release, 'Deployment')!.spec.template;
    const { env, ports } = pod.containers[0]!;
    const port = Number(env.find(({ name }) => name === 'METRICS_PORT')!.value);
    expect(env).toContainEqual({ name: 'METRICS_HOST', value: '0.0.0.0' });
    expect(ports).toContainEqual({ name: 'metrics', containerPort: port });
    const { spec: service } = find(release, 'Service', `${release}-metrics`)!;
    expect(service).toMatchObject({ clusterIP: 'None', publishNotReadyAddresses: true });
    expect(service.ports).toEqual([{ name: 'metrics', port, targetPort: 'metrics' }]);
    const annotations = find(release, 'Deployment')!.spec.template.metadata.annotations;
    expect(annotations['prometheus.io/port']).toBe(String(port));
    const { spec: policy } = find(release, 'NetworkPolicy')!;
    expect(policy.ingress.flatMap(({ ports: allowed }) => allowed.map((each) => each.port))).toContain(port);
  });
});

describe('the outside', () => {
  it('comes in over TLS, under the addresses that the settings tell', () => {
    const told = [settings.PUBLIC_URL, ...REMOTES.map(({ name }) => settings[addressVariables(name).url])];
    const hosts = Object.fromEntries(
      ['web', ...FOLDERS].map((release, place) => [release, new URL(told[place]!).host]),
    );
    const ingresses = allOf('Ingress');
    expect(new Set(ingresses.map(({ release }) => release))).toEqual(new Set(Object.keys(hosts)));
    for (const { file, release, manifest } of ingresses) {
      const { tls, rules } = manifest.spec;
      expect([file, rules.map(({ host }) => host)]).toEqual([file, [hosts[release]]]);
      expect(tls).toEqual([{ hosts: [hosts[release]], secretName: `${release}-tls` }]);
    }
  });

  it('has its hosts in files that deploy/README.md names', () => {
    const [, named] = /replace the hosts `\*\.example` \((.*?)\)/.exec(read('deploy/README.md'))!;
    const [settingsFile, ...patterns] = [...named!.matchAll(/`(.+?)`/g)].map(([, name]) => name!);
    expect(settingsFile).toBe('settings/settings.env');
    const unnamed = allOf('Ingress').filter(
      ({ file }) => !patterns.some((pattern) => matchesGlob(file, pattern)),
    );
    expect(unnamed.map(({ file }) => file)).toEqual([]);
  });

  it('may send what deploy/nginx lets through, which is more than the API takes', () => {
    const [, most] = /client_max_body_size (\w+);/.exec(read('deploy/nginx/nginx.conf'))!;
    // Pictures and designs go to the object store itself.
    expect(settings.S3_ENDPOINT).toBeDefined();
    const { annotations } = find('web', 'Ingress')!.metadata;
    expect(annotations['nginx.ingress.kubernetes.io/proxy-body-size']).toBe(most);
  });

  it('waits for an answer as long as deploy/nginx does', () => {
    const { annotations } = find('web', 'Ingress')!.metadata;
    for (const direction of ['read', 'send']) {
      const [, seconds] = new RegExp(`proxy_${direction}_timeout (\\d+)s;`).exec(
        read('deploy/nginx/nginx.conf'),
      )!;
      expect(annotations[`nginx.ingress.kubernetes.io/proxy-${direction}-timeout`]).toBe(seconds);
    }
  });

  it('is told of in variables that somebody reads', () => {
    const known = knownVariables(REPOSITORY);
    const unread = Object.keys(settings).filter((name) => !known.backend.has(name) && !known.web.has(name));
    expect(unread).toEqual([]);
  });
});
