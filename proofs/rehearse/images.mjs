// Builds the four images of deploy/images step by step without a container engine, and runs them together:
//
//   npm run rehearse:images -w proofs
//
// Every stage of a Dockerfile becomes a folder, by the very COPY and RUN steps that an engine would take; what remains
// in the last one is the image without its base. Each image's command then runs from that folder: read-only, as the
// image's user and without any right, the two static ones in networks of their own. Beside them run a PostgreSQL and a
// store that speaks S3. Prints what a visit found, what each image weighs and how it ends. Minutes, most of them npm's.
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RELEASE_POINTER } from '@tiraz/contracts/remote';
import { startPostgres } from '../../tools/embedded-postgres.mjs';
import { freePort } from '../../tools/free-port.mjs';
import { readPointer } from '../../tools/release/releases.mjs';
import { orExplain, Refusal } from '../../tools/start/refusal.mjs';
import { onThisMachine } from '../../tools/this-machine.mjs';
import { buildImage } from './images/build.mjs';
import { makeBench, runInContainer, startContainer, whyNoContainers } from './images/container.mjs';
import { contextFiles } from './images/context.mjs';
import { faultsOf, filesOf, sizeOf } from './images/layout.mjs';
import { visit } from './images/visit.mjs';
import { provideNginx } from './nginx.mjs';
import { expect } from './steps.mjs';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
const IMAGES = ['backend', 'web', 'storefront', 'admin-remote'];
const HEALTHY_WITHIN_MS = 30_000;
const STOPPED_WITHIN_MS = 10_000;
/** The image that is built over one of before. */
const RELEASED_OVER = 'admin-remote';
const FORMER = 'version-before';
const STAFF = { email: 'staff@tiraz.example', password: 'a loom in old Cairo' };
const say = (line) => console.log(line);

await orExplain(async () => {
  const why = whyNoContainers();
  if (why) throw new Refusal(`The images cannot be rehearsed here: ${why}.`);
  provideNginx();
  const folder = mkdtempSync(join(tmpdir(), 'tiraz-images-'));
  const running = [];
  try {
    const bench = makeBench(folder);
    const { images, unwanted } = await build(bench);
    await run(bench, images, running);
    expect(unwanted.length === 0, `Nobody runs this:\n${unwanted.join('\n')}`);
  } finally {
    for (const end of running.toReversed()) await end();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});

async function build(bench) {
  const context = contextFiles(REPOSITORY);
  const told = (line) => say(`  ${line}`);
  const images = {};
  const unwanted = [];
  for (const name of IMAGES) {
    const options = { repository: REPOSITORY, context, name, bench, say: told };
    images[name] = await (name === RELEASED_OVER ? buildOver(options) : buildImage(options));
    const files = filesOf(images[name].root);
    unwanted.push(...faultsOf(files, REPOSITORY).map((fault) => `${name}: ${fault}`));
    say(`${name}: ${sizeOf(files)} on ${images[name].base}`);
  }
  return { images, unwanted };
}

/** Builds the image over one that ran before it, whose release is to stay for the pages that are open. */
async function buildOver(options) {
  const first = await buildImage({ ...options, keep: 'build' });
  options.say(`${options.name} without a release before: ${sizeOf(filesOf(first.root))}`);
  const releases = join(first.root, 'srv/releases');
  const { current } = readPointer(releases);
  renameSync(join(releases, current), join(releases, FORMER));
  writeFileSync(
    join(releases, RELEASE_POINTER),
    JSON.stringify({ current: FORMER, former: [], withdrawn: [] }),
  );
  const image = await buildImage({
    ...options,
    buildArguments: { FORMER: 'image-before' },
    images: { build: first.kept, 'image-before': first },
  });
  const pointer = readPointer(join(image.root, 'srv/releases'));
  expect(pointer.current === current && pointer.former[0] === FORMER, 'the release before stays');
  return image;
}

async function run(bench, images, running) {
  const database = await startPostgres({
    dataDir: join(bench.folder, 'postgres'),
    settings: { fsync: 'off' },
  });
  running.push(() => database.stop());
  const store = await startStore(bench);
  running.push(() => store.close());
  const port = {};
  for (const name of IMAGES) port[name] = await freePort();
  const at = (name) => `http://localhost:${port[name]}`;

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
  const { root, workdir, user } = images.backend;
  const migrate = ['node', 'backend/dist/migrate.js'];
  say((await runInContainer(bench, { root, workdir, user, env, command: migrate })).trim());

  const containers = {};
  const start = async (name, variables) => {
    containers[name] = await startImage(bench, images[name], variables, port[name]);
    running.push(() => containers[name].kill());
    await healthy(containers[name]);
  };
  await start('backend', env);
  await start('storefront');
  await start('admin-remote');
  await start('web', {
    PORT: String(port.web),
    API_URL: `http://127.0.0.1:${port.backend}`,
    PUBLIC_URL: at('web'),
    STOREFRONT_REMOTE_URL: `${at('storefront')}/current.json`,
    ADMIN_REMOTE_URL: `${at('admin-remote')}/current.json`,
    ADMIN_REMOTE_INTERNAL_ORIGIN: at('admin-remote'),
  });

  const picture = readFileSync(join(REPOSITORY, 'host-shell/public/tiraz-logo.png'));
  const remotes = { storefront: at('storefront'), admin: at('admin-remote') };
  await visit({ site: at('web'), remotes, staff: STAFF, picture, say });
  const before = await fetch(`${at(RELEASED_OVER)}/${FORMER}/remoteEntry.js`);
  expect(before.status === 200, `the release before is served: ${before.status}`);
  say(`${RELEASED_OVER}: the release before is served beside the new one`);

  for (const name of IMAGES.toReversed()) {
    const { code, ms } = await containers[name].stop(images[name].stopSignal);
    if (code !== 0 || ms > STOPPED_WITHIN_MS) throw new Error(`${name} ended with ${code} after ${ms} ms`);
    say(`${name}: ${images[name].stopSignal}, ended with 0 in ${ms.toFixed(0)} ms`);
  }
}

/** Node's images listen where PORT says, in this machine's network; nginx's in one of their own. */
async function startImage(bench, image, variables, port) {
  const { name, root, workdir, user, healthCommand } = image;
  const ownNetwork = variables === undefined;
  const env = { ...image.env, ...variables };
  const container = { root, workdir, user, env, ownNetwork };
  const output = [];
  const started = startContainer(
    bench,
    { ...container, command: image.command },
    { onLine: (line) => output.push(line), published: ownNetwork ? { 8080: port } : {} },
  );
  const check = () => {
    const networkOf = ownNetwork ? started.pid : undefined;
    return runInContainer(bench, { root, workdir, user, env, networkOf, command: healthCommand });
  };
  const write = [
    'sh',
    '-c',
    'for place in / /tiraz /srv /etc; do touch $place/x && exit 1; done 2> /tmp/said; exit 0',
  ];
  await runInContainer(bench, { root, workdir, user, env, command: write });
  return { ...started, name, output, check };
}

async function healthy(container) {
  const begun = performance.now();
  let ended = false;
  void container.ended.then(() => (ended = true));
  for (;;) {
    try {
      await container.check();
      say(`${container.name}: healthy after ${((performance.now() - begun) / 1000).toFixed(1)} s`);
      return;
    } catch (error) {
      if (!ended && performance.now() - begun < onThisMachine(HEALTHY_WITHIN_MS)) continue;
      throw new Error(`${container.name} is not healthy:\n${container.output.join('\n')}`, { cause: error });
    }
  }
}

async function startStore({ folder }) {
  const S3rver = createRequire(join(REPOSITORY, 'backend/package.json'))('@20minutes/s3rver');
  const directory = join(folder, 's3');
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory });
  const { port } = await server.run();
  return {
    variables: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY: 'S3RVER',
      S3_SECRET_KEY: 'S3RVER',
      S3_BUCKET: 'tiraz-pictures',
    },
    close: () => server.close(),
  };
}
