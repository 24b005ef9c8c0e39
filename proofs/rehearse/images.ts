// Builds the product's images in deploy/images and runs them together, with this machine's Docker or Podman:
//
//   npm run rehearse:images -w proofs
//
// Every container is read-only, of the image's own user and without any capability. Beside them run a PostgreSQL and a
// store that speaks S3. Prints what a visit found, what each image adds to its base and how it ends. Then the same visit
// to docker-compose.yml, started whole. Minutes, most of them npm's; on Linux as root, where it installs Podman and
// makes base images itself if it must.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { addressVariables, REMOTES } from '../../libs/contracts/src/remotes.ts';
import { parseDockerfile, type Stage } from '../../tools/deployment/dockerfile.ts';
import { startPostgres } from '../../tools/embedded-postgres.mjs';
import { freePorts } from '../../tools/free-port.mjs';
import { orExplain } from '../../tools/start/refusal.mjs';
import { shippedPackages } from '../../tools/supply-chain/shipped.ts';
import { onThisMachine } from '../../tools/this-machine.mjs';
import { startComposed } from './images/compose.ts';
import { provideBase, provideEngine, type Engine, type Service } from './images/engine.ts';
import { startStore } from './images/store.ts';
import { visit } from './images/visit.ts';
import { expect } from './steps.ts';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
const IMAGES = ['backend', ...REMOTES.map(({ folder }) => folder), 'web'];
const HEALTHY_WITHIN_MS = 30_000;
const STOPPED_WITHIN_S = 10;
/** The image that is built over one of before, whose release is to stay for the pages that are open. */
const RELEASED_OVER = 'admin-remote';
const FORMER = 'version-before';
const PICTURE = readFileSync(join(REPOSITORY, 'host-shell/public/tiraz-logo.png'));
const STAFF = { email: 'staff@tiraz.example', password: 'a loom in old Cairo' };
/** Source maps, types, tests, settings and keys: nobody runs them. What others pack with their packages is theirs. */
const UNWANTED = /\.map$|\.d\.[cm]?ts$|\/\.env|\/\.npmrc$|\.pem$|\/(test-results|\.git|\.nx|\.data)\//;
const OWN_TESTS = /^(?!.*node_modules\/).*\.spec\.\w+$/;

/** No timer of the engine asks how a container is: `healthy` does. */
const RUN = ['run', '--no-healthcheck'];

const say = (line: string) => console.log(line);
const tagOf = (name: string) => `localhost/tiraz-rehearsal/${name}`;
const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);
const lines = (text: string) => text.split('\n').filter(Boolean);

type End = () => Promise<unknown>;

/** By its name; `unwanted`: a sentence for each file that should not be in it. */
type Images = Record<string, { image: Stage; unwanted: string[] }>;

await orExplain(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tiraz-images-'));
  const running: End[] = [];
  try {
    const engine = provideEngine(folder);
    const images = await build(engine);
    await run(engine, images, folder, running);
    await compose(engine, folder, running);
  } finally {
    for (const end of running.toReversed()) await end();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});

async function build(engine: Engine): Promise<Images> {
  const images: Images = {};
  for (const name of IMAGES) {
    const file = `deploy/images/${name}/Dockerfile`;
    const stages = parseDockerfile(readFileSync(join(REPOSITORY, file), 'utf8'));
    const bases = new Set(stages.filter(({ fromStage }) => !fromStage).map(({ base }) => base));
    for (const base of bases) if (!base.includes('$')) say(`  ${await provideBase(engine, base)}`);
    const build = (tag: string, ...more: string[]) =>
      engine.run([
        ...['build', ...engine.build, '--file', engine.dockerfile(file), '--tag', tagOf(tag), ...more, '.'],
      ]);
    const make = (former?: string) =>
      build(name, ...(former ? ['--build-arg', `FORMER=${tagOf(former)}`] : []));
    const begun = performance.now();
    // Podman before 5 leaves out a stage that only an argument names.
    const isNamed = engine.name === 'podman' && stages.some((stage) => stage.name === 'nothing-before');
    if (isNamed) await build('nothing-before', '--target', 'nothing-before');
    await make(isNamed ? 'nothing-before' : undefined);
    if (name === RELEASED_OVER) {
      await renameRelease(engine, name);
      await make('before');
    }
    const image = stages.at(-1);
    if (!image) throw new Error(`${file} makes no image.`);
    images[name] = { image, unwanted: await unwantedOf(engine, name) };
    const bytes = (await sizeOf(engine, tagOf(name))) - (await sizeOf(engine, image.base));
    say(`${name}: built in ${seconds(begun)} s, adds ${(bytes / 1e6).toFixed(1)} MB to ${image.base}`);
  }
  const unwanted = Object.values(images).flatMap((each) => each.unwanted);
  expect(unwanted.length === 0, `Nobody runs this:\n${unwanted.join('\n')}`);
  return images;
}

/** The image as one that was built from other sources, whose release had another version. */
async function renameRelease(engine: Engine, name: string): Promise<void> {
  const pointer = JSON.stringify({ current: FORMER, former: [], withdrawn: [] });
  await engine.run(['build', ...engine.build, '--tag', tagOf('before'), '-'], {
    input: [
      `FROM ${tagOf(name)}`,
      'USER 0:0',
      `RUN cd /srv/releases && mv $(ls -d */) ${FORMER} && printf '%s' '${pointer}' > current.json`,
    ].join('\n'),
  });
}

async function sizeOf(engine: Engine, image: string): Promise<number> {
  return Number(await engine.run(['image', 'inspect', '--format', '{{.Size}}', image]));
}

/** @returns a sentence for each file of ours in the image that should not be there */
async function unwantedOf(engine: Engine, name: string): Promise<string[]> {
  const find = async (...args: string[]) =>
    lines(
      await engine.run([
        ...RUN,
        '--rm',
        '--network',
        'none',
        '--user',
        '0:0',
        '--entrypoint',
        'find',
        tagOf(name),
        ...args,
      ]),
    );
  const places = lines(
    await engine.run([
      ...RUN,
      ...['--rm', '--network', 'none', '--entrypoint', 'sh', tagOf(name)],
      ...['-c', 'ls -d /tiraz /srv/releases 2> /dev/null || true'],
    ]),
  );
  const files = await find(...places, '-type', 'f');
  const shipped = new Set(shippedPackages(REPOSITORY).map(({ path }) => path));
  const packageOf = (path: string) =>
    /^\/tiraz\/((?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1];
  const installed = new Set(files.flatMap((path) => packageOf(path) ?? []));
  expect(files.length > 20, `${name} holds something: ${files.length} files`);
  return [
    ...files
      .filter((path) => UNWANTED.test(path) || OWN_TESTS.test(path))
      .map((path) => `${name}: ${path} is nothing to run`),
    ...(await find(...places, '-type', 'f', '!', '-perm', '-004')).map(
      (path) => `${name}: ${path} cannot be read by its user`,
    ),
    ...[...installed]
      .filter((path) => !shipped.has(path))
      .map((path) => `${name}: ${path} is nothing that is shipped`),
  ];
}

async function run(engine: Engine, images: Images, folder: string, running: End[]): Promise<void> {
  const database = await startPostgres({ dataDir: join(folder, 'postgres'), settings: { fsync: 'off' } });
  running.push(() => database.stop());
  const store = await startStore(folder);
  running.push(() => store.close());
  const port = await freePorts(...IMAGES);
  const at = (name: string) => `http://localhost:${port[name]}`;

  const env = {
    DATABASE_URL: database.url,
    MIGRATE_ON_START: 'false',
    SEED_DEMO: 'true',
    ADMIN_EMAIL: STAFF.email,
    ADMIN_PASSWORD: STAFF.password,
    PUBLIC_URL: at('web'),
    PORT: String(port.backend),
    ...store.variables,
  };
  const confined = ['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL'];
  confined.push('--security-opt', 'no-new-privileges');
  const given = (variables: Record<string, string>) =>
    Object.entries(variables).flatMap(([key, value]) => ['--env', `${key}=${value}`]);
  const migrate = ['node', 'backend/dist/migrate.js'];
  say(
    (
      await engine.run([
        ...RUN,
        '--rm',
        '--network',
        'host',
        ...confined,
        ...given(env),
        tagOf('backend'),
        ...migrate,
      ])
    ).trim(),
  );

  const start = async (name: string, ...args: string[]) => {
    const container = `tiraz-rehearsal-${name}-${process.pid}`;
    await engine.run([...RUN, '--detach', '--name', container, ...confined, ...args, tagOf(name)]);
    running.push(() => engine.run(['rm', '--force', container]));
    await healthy(engine, name, container, images[name]?.image.healthCommand ?? []);
    await expectConfined(engine, name, container);
  };
  await start('backend', '--network', 'host', ...given(env));
  const web: Record<string, string> = {
    PORT: String(port.web),
    API_URL: `http://127.0.0.1:${port.backend}`,
    PUBLIC_URL: at('web'),
  };
  const remotes: Record<string, string> = {};
  for (const { name, folder: image } of REMOTES) {
    await start(image, ...engine.ownNetwork, '--publish', `127.0.0.1:${port[image]}:8080`);
    const { url, internalOrigin } = addressVariables(name);
    web[url] = `${at(image)}/current.json`;
    web[internalOrigin] = at(image);
    remotes[name] = at(image);
  }
  await start('web', '--network', 'host', ...given(web));

  await visit({ site: at('web'), remotes, staff: STAFF, picture: PICTURE, say });
  const before = await fetch(`${at(RELEASED_OVER)}/${FORMER}/remoteEntry.js`);
  expect(before.status === 200, `the release before is served: ${before.status}`);
  say(`${RELEASED_OVER}: the release before is served beside the new one`);

  for (const name of IMAGES.toReversed()) {
    const container = `tiraz-rehearsal-${name}-${process.pid}`;
    const begun = performance.now();
    await engine.run(['stop', '--time', String(STOPPED_WITHIN_S), container]);
    const code = (await engine.run(['inspect', '--format', '{{.State.ExitCode}}', container])).trim();
    expect(code === '0', `${name} ends with 0 when asked, not with ${code}`);
    say(`${name}: ${images[name]?.image.stopSignal}, ended with 0 in ${seconds(begun)} s`);
  }
}

async function compose(engine: Engine, folder: string, running: End[]): Promise<void> {
  const store = 'deploy/images/s3/Dockerfile';
  const [first] = parseDockerfile(readFileSync(join(REPOSITORY, store), 'utf8'));
  expect(first, `${store} is empty`);
  const { services }: { services: Record<string, Service> & { postgres: { image: string } } } = parse(
    readFileSync(join(REPOSITORY, 'docker-compose.yml'), 'utf8'),
    { merge: true },
  );
  for (const image of [first.base, services.postgres.image]) say(`  ${await provideBase(engine, image)}`);
  await engine.run([
    ...['build', ...engine.build, '--file', engine.dockerfile(store), '--tag', tagOf('s3')],
    join(REPOSITORY, 'deploy/images/s3'),
  ]);
  const built = new Map([...IMAGES, 's3'].map((name) => [name, tagOf(name)]));
  built.set('worker', tagOf('backend'));
  const begun = performance.now();
  const { end, ...composed } = await startComposed(engine, folder, (service) => built.get(service));
  running.push(end);
  say(`docker-compose.yml: ${Object.keys(services).length} services, ready after ${seconds(begun)} s`);
  await visit({ ...composed, picture: PICTURE, say });
}

/** Asks as the image's HEALTHCHECK does, from within. */
async function healthy(engine: Engine, name: string, container: string, command: string[]): Promise<void> {
  const begun = performance.now();
  for (;;) {
    try {
      await engine.run(['exec', container, ...command]);
      say(`${name}: healthy after ${seconds(begun)} s`);
      return;
    } catch (cause) {
      if (performance.now() - begun > onThisMachine(HEALTHY_WITHIN_MS)) {
        throw new Error(`${name} is not healthy:\n${await engine.run(['logs', container])}`, { cause });
      }
      await pause(200);
    }
  }
}

/** It is not root, and can write nowhere but below /tmp. */
async function expectConfined(engine: Engine, name: string, container: string): Promise<void> {
  const write = 'for place in / /tiraz /srv /etc; do touch $place/x 2> /dev/null && echo $place; done; id -u';
  const [id, ...writable] = lines(await engine.run(['exec', container, 'sh', '-c', write])).toReversed();
  expect(Number(id) > 0 && writable.length === 0, `${name} runs as ${id} and can write to ${writable}`);
}
