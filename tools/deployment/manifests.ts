// What stands in deploy/kubernetes, read once for the tests that look at it.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { IServiceMonitor } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1';
import type { IDeployment } from 'kubernetes-models/apps/v1';
import type { IHorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import type { ICronJob, IJob } from 'kubernetes-models/batch/v1';
import type { IIngress, INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import type { IPodDisruptionBudget } from 'kubernetes-models/policy/v1';
import type { IPersistentVolumeClaim, IService, IServiceAccount } from 'kubernetes-models/v1';
import { parse } from 'yaml';

/** Every field may be read: what a manifest lacks fails the test that reads it. */
type Whole<T> = T extends (infer One)[]
  ? Whole<One>[]
  : T extends object
    ? { [Key in keyof T]-?: Whole<NonNullable<T[Key]>> }
    : T;

interface Kinds {
  CronJob: ICronJob;
  Deployment: IDeployment;
  HorizontalPodAutoscaler: IHorizontalPodAutoscaler;
  Ingress: IIngress;
  Job: IJob;
  NetworkPolicy: INetworkPolicy;
  PersistentVolumeClaim: IPersistentVolumeClaim;
  PodDisruptionBudget: IPodDisruptionBudget;
  Service: IService;
  ServiceAccount: IServiceAccount;
  ServiceMonitor: IServiceMonitor;
}

export interface Document {
  /** In deploy/kubernetes. */
  file: string;
  manifest: { apiVersion: string; kind: string; metadata: { name: string } };
}

interface Kustomization {
  resources?: string[];
  namespace?: string;
  images?: { newTag: string }[];
  configMapGenerator?: object[];
  generatorOptions?: object;
}

export const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER = join(REPOSITORY, 'deploy/kubernetes');

export const files = globSync('*/*.yaml', { cwd: FOLDER }).sort();
export const documents: Document[] = files
  .filter((file) => basename(file) !== 'kustomization.yaml')
  .map((file) => ({ file, manifest: parse(readFileSync(join(FOLDER, file), 'utf8')) }));

/** Everything of a kind, with the folder that it lies in. */
export function allOf<Kind extends keyof Kinds>(kind: Kind) {
  const isKind = (manifest: Document['manifest']): manifest is Whole<Kinds[Kind]> & Document['manifest'] =>
    manifest.kind === kind;
  return documents.flatMap(({ file, manifest }) =>
    isKind(manifest) ? [{ file, release: dirname(file), manifest }] : [],
  );
}

/** What a release has of a kind: the first, or the one of the name. */
export const find = <Kind extends keyof Kinds>(release: string, kind: Kind, name?: string) =>
  allOf(kind)
    .filter((one) => one.release === release)
    .find(({ manifest }) => !name || manifest.metadata.name === name)?.manifest;

export const kustomization = (release: string): Kustomization =>
  parse(readFileSync(join(FOLDER, release, 'kustomization.yaml'), 'utf8'));
export const read = (file: string) => readFileSync(join(REPOSITORY, file), 'utf8');
export const settings: Record<string, string> = Object.fromEntries(
  read('deploy/kubernetes/settings/settings.env')
    .trim()
    .split('\n')
    .map((line) => line.split(/=(.*)/s).slice(0, 2)),
);
/** What a release runs, whatever starts it. */
export function workloadOf(release: string): { spec: { template: Whole<IDeployment>['spec']['template'] } } {
  const started =
    find(release, 'Deployment') ?? find(release, 'Job') ?? find(release, 'CronJob')?.spec.jobTemplate;
  if (!started) throw new Error(`${release} runs nothing`);
  return started;
}
/** The image of a release that has none of its own. */
export const imageOf = (release: string) =>
  ['migration', 'backup', 'worker'].includes(release) ? 'backend' : release;
/** Every way out of a release that a policy opens, one for each port. */
export const waysOut = (release: string) =>
  find(release, 'NetworkPolicy')?.spec.egress.flatMap(({ to = [], ports }) =>
    ports.map(({ port }) => ({ port, to })),
  ) ?? [];
