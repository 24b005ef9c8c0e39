// Builds an image without an engine: each stage of its Dockerfile, step by step, into a folder that then holds exactly
// the image's own files.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { runInContainer } from './container.mjs';
import { parseDockerfile, parseEnv } from './dockerfile.mjs';

/**
 * @typedef {object} Image
 * @property {string} name
 * @property {string} root the folder of its own files
 * @property {string} base what they lie on
 * @property {string} workdir
 * @property {Record<string, string>} env
 * @property {string} user
 * @property {string[]} command
 * @property {string[]} healthCommand
 * @property {string} stopSignal
 * @property {{ root: string } | undefined} kept the stage that was to stay
 */

/**
 * @param {object} options
 * @param {string} options.repository the build context
 * @param {string[]} options.context its files, see context.mjs
 * @param {string} options.name the folder of its Dockerfile in deploy/images
 * @param {{ folder: string, skeleton: string }} options.bench
 * @param {Record<string, string>} [options.buildArguments]
 * @param {Record<string, { root: string }>} [options.images] built before: images by the names under which a FROM may
 *   call them, and stages of this very Dockerfile, which are not built again
 * @param {string} [options.keep] the stage that is to stay, as `kept` of the answer
 * @param {(line: string) => void} options.say
 * @returns {Promise<Image>}
 * @throws {Error} when a step fails, as `docker build` would
 */
export async function buildImage({
  repository,
  context,
  name,
  bench,
  buildArguments,
  images = {},
  keep,
  say,
}) {
  const text = readFileSync(join(repository, 'deploy/images', name, 'Dockerfile'), 'utf8');
  const stages = parseDockerfile(text, buildArguments);
  const built = new Map(Object.entries(images).map(([key, image]) => [key, { ...image }]));
  const folder = mkdtempSync(join(bench.folder, `${name}-`));
  for (const [index, stage] of stages.entries()) {
    if (built.has(stage.name)) continue;
    const begun = performance.now();
    const isLast = index === stages.length - 1;
    const label = isLast ? name : `${name} ${stage.name}`;
    const place = begin(bench, stage, built, join(folder, stage.name ?? 'image'));
    for (const step of stage.steps) await runStep({ repository, context, bench, built }, place, step);
    built.set(stage.name ?? name, { ...place, base: stage.fromStage ? place.base : stage.base });
    say(`built ${label} in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  }
  const { command, healthCommand, stopSignal } = stages.at(-1);
  for (const stage of stages) {
    const isWanted = stage === stages.at(-1) || stage.name === keep;
    if (!isWanted) rmSync(join(folder, stage.name), { recursive: true, force: true });
  }
  return { name, command, healthCommand, stopSignal, ...built.get(name), kept: built.get(keep) };
}

function begin(bench, stage, built, root) {
  const parent = built.get(stage.base);
  if (!parent) {
    mkdirSync(root, { recursive: true });
    return { root, base: stage.base, workdir: '/', env: {}, user: undefined };
  }
  cpSync(parent.root, root, { recursive: true, verbatimSymlinks: true });
  return { ...parent, root, env: { ...parent.env } };
}

async function runStep({ repository, context, bench, built }, place, { keyword, text, copy }) {
  switch (keyword) {
    case 'WORKDIR':
      place.workdir = posix.resolve(place.workdir, text);
      mkdirSync(join(place.root, place.workdir), { recursive: true });
      return;
    case 'ENV':
      Object.assign(place.env, parseEnv(text));
      return;
    case 'USER':
      place.user = text;
      return;
    case 'RUN': {
      const { root, workdir, env, user } = place;
      await runInContainer(bench, { root, workdir, env, user, isBuild: true, command: ['sh', '-c', text] });
      return;
    }
    case 'COPY': {
      const target = join(place.root, posix.resolve(place.workdir, copy.target));
      const intoFolder = copy.target.endsWith('/') || copy.sources.length > 1;
      for (const source of copy.sources) {
        if (copy.from) copyFromStage(built.get(copy.from), source, target, intoFolder);
        else copyFromContext(repository, context, source, target, intoFolder);
      }
    }
  }
}

/** A folder is copied by what is in it; a file to the target, or into it. */
function copyFromStage(stage, source, target, intoFolder) {
  const from = stage && join(stage.root, source);
  if (!from || !existsSync(from)) throw new Error(`COPY --from: there is no ${source}`);
  const to = statSync(from).isDirectory() || !intoFolder ? target : join(target, basename(source));
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true, verbatimSymlinks: true });
}

function copyFromContext(repository, context, source, target, intoFolder) {
  const inFolder = context.filter((path) => path.startsWith(`${source}/`));
  if (context.includes(source)) copyFile(source, intoFolder ? join(target, basename(source)) : target);
  else if (inFolder.length === 0) throw new Error(`COPY: the build context has no ${source}`);
  for (const path of inFolder) copyFile(path, join(target, path.slice(source.length + 1)));

  function copyFile(path, to) {
    mkdirSync(dirname(to), { recursive: true });
    cpSync(join(repository, path), to);
  }
}
