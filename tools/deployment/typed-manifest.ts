// Whether a manifest is what Kubernetes calls its kind: required fields, types and, as `kubectl --validate=strict`
// would, no field that does not exist. The types and validators are those of kubernetes-models, made from
// Kubernetes' own OpenAPI document, and from the Prometheus operator's own definitions of its kinds.
import type { Document } from './manifests.ts';
import { faultsOfTypes } from './virtual-module.ts';

const OPERATOR = 'monitoring.coreos.com';

/** @returns what is wrong, by file */
export async function faultsOfManifests(documents: Document[]): Promise<string[]> {
  const values = await Promise.all(documents.map(faultsOfValues));
  const typed = documents.map(({ file, manifest }) => ({
    name: file,
    type: `import('${modelOf(manifest)}').I${manifest.kind}`,
    value: manifest,
  }));
  return [...values.flat(), ...faultsOfTypes(typed)];
}

/** Patterns, bounds and whole numbers, which types cannot tell. */
async function faultsOfValues({ file, manifest }: Document): Promise<string[]> {
  const { [manifest.kind]: Model } = await import(modelOf(manifest));
  try {
    new Model(manifest).validate();
    return [];
  } catch (error) {
    return [`${file}: ${error instanceof Error ? error.message : error}`];
  }
}

function modelOf({ apiVersion, kind }: Document['manifest']): string {
  const [group, version] = apiVersion.includes('/') ? apiVersion.split('/') : [undefined, apiVersion];
  const models = group === OPERATOR ? '@kubernetes-models/prometheus-operator' : 'kubernetes-models';
  return [models, group, version, kind].filter(Boolean).join('/');
}
