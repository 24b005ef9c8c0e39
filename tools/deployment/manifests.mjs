// What stands in deploy/kubernetes, read once for the tests that look at it.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

export const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER = join(REPOSITORY, 'deploy/kubernetes');

export const files = globSync('*/*.yaml', { cwd: FOLDER }).sort();
export const documents = files
  .filter((file) => basename(file) !== 'kustomization.yaml')
  .map((file) => ({ file, manifest: parse(readFileSync(join(FOLDER, file), 'utf8')) }));
export const find = (release, kind, name) =>
  documents
    .filter(({ file, manifest }) => dirname(file) === release && manifest.kind === kind)
    .find(({ manifest }) => !name || manifest.metadata.name === name)?.manifest;
export const kustomization = (release) =>
  parse(readFileSync(join(FOLDER, release, 'kustomization.yaml'), 'utf8'));
export const read = (file) => readFileSync(join(REPOSITORY, file), 'utf8');
export const settings = Object.fromEntries(
  read('deploy/kubernetes/settings/settings.env')
    .trim()
    .split('\n')
    .map((line) => line.split(/=(.*)/s).slice(0, 2)),
);
/** What a release runs, whatever starts it. */
export const workloadOf = (release) =>
  find(release, 'Deployment') ?? find(release, 'Job') ?? find(release, 'CronJob').spec.jobTemplate;
/** The image of a release that has none of its own. */
export const imageOf = (release) =>
  ['migration', 'backup', 'worker'].includes(release) ? 'backend' : release;
/** Every way out of a release that a policy opens, one for each port. */
export const waysOut = (release) =>
  find(release, 'NetworkPolicy').spec.egress.flatMap(({ to = [], ports }) =>
    ports.map(({ port }) => ({ port, to })),
  );
