// What a container engine does, as far as an image's own promises reach: a root folder that holds the image over a
// base, a user without any right, a file system that cannot be written to, a network of its own with published ports.
// The base image is this machine's /usr and /etc; its Node is the one that runs this.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, lstatSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

const LINKED = ['bin', 'sbin', 'lib', 'lib32', 'lib64'];
const BASE_PATH = '/base:/usr/local/bin:/usr/local/sbin:/usr/bin:/usr/sbin:/bin:/sbin';

/**
 * Why nothing can be run here, if that is so.
 * @returns {string | undefined}
 */
export function whyNoContainers() {
  if (process.platform !== 'linux') return 'it needs Linux';
  if (process.getuid() !== 0) return 'it mounts file systems, so it needs root';
  if (Number.parseInt(process.versions.node) < 24)
    return `it lends the images its Node, and this is ${process.version}`;
  const missing = ['unshare', 'nsenter', 'setpriv', 'ip', 'mount'].filter(
    (command) => spawnSync('which', [command], { stdio: 'ignore' }).status !== 0,
  );
  if (missing.length > 0) return `it needs ${missing.join(', ')}`;
  const mounts = spawnSync('unshare', ['--mount', '--net', 'true'], { stdio: 'ignore' }).status === 0;
  return mounts ? undefined : 'namespaces are not allowed here';
}

/** A folder for the mounts of one rehearsal, with the empty root that every container begins with. */
export function makeBench(folder) {
  const skeleton = join(folder, 'skeleton');
  for (const name of ['usr', 'etc', 'tmp', 'proc', 'dev', 'root', 'base']) {
    mkdirSync(join(skeleton, name), { recursive: true });
  }
  for (const name of LINKED) {
    if (!existsSync(`/${name}`)) continue;
    if (!lstatSync(`/${name}`).isSymbolicLink())
      throw new Error(`/${name} is no link into /usr on this machine`);
    symlinkSync(readlinkSync(`/${name}`), join(skeleton, name));
  }
  return { folder, skeleton };
}

/**
 * @typedef {object} Container
 * @property {string} root the image's own files
 * @property {string[]} command
 * @property {string} [workdir]
 * @property {Record<string, string>} [env] all that it sees besides PATH
 * @property {string} [user] `uid:gid`; without it root, as in a build
 * @property {boolean} [isBuild] may write, and reach this machine's npm cache and settings
 * @property {boolean} [ownNetwork]
 * @property {number} [networkOf] the process whose network it shares
 */

/**
 * The words that run a command in such a container. Its process is that of the first word: a signal reaches it.
 * @param {{ folder: string, skeleton: string }} bench
 * @param {Container} container
 */
function containerCommand(bench, container) {
  const { root, command, workdir = '/', env = {}, user, isBuild, ownNetwork, networkOf } = container;
  const view = mkdtempSync(join(bench.folder, 'view-'));
  const work = join(bench.folder, 'work');
  const layers = isBuild
    ? `lowerdir=${bench.skeleton},upperdir=${root},workdir=${work}`
    : `lowerdir=${root}:${bench.skeleton}`;
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work);
  const etc = existsSync(join(root, 'etc'))
    ? `mount -t overlay overlay -o ro,lowerdir=${root}/etc:/etc ${view}/etc`
    : `mount --bind -o ro /etc ${view}/etc`;
  const script = [
    'set -e',
    ...(ownNetwork ? ['ip link set lo up'] : []),
    `mount -t overlay overlay -o ${layers} ${view}`,
    `mount --bind -o ro /usr ${view}/usr`,
    etc,
    `mount --bind -o ro ${dirname(process.execPath)} ${view}/base`,
    `mount -t proc proc ${view}/proc`,
    `mount --rbind /dev ${view}/dev`,
    `mount -t tmpfs -o mode=1777 tmpfs ${view}/tmp`,
    `mount -t tmpfs tmpfs ${view}/root`,
    ...(isBuild ? npmOfThisMachine(view) : []),
    `exec chroot ${view} "$@"`,
  ];
  const [uid, gid] = (user ?? '0:0').split(':');
  const rights = user
    ? [
        '--reuid',
        uid,
        '--regid',
        gid,
        '--clear-groups',
        '--no-new-privs',
        '--inh-caps=-all',
        '--bounding-set=-all',
      ]
    : [];
  const environment = Object.entries({ PATH: BASE_PATH, HOME: isBuild ? '/root' : '/tmp', ...env });
  return [
    ...(networkOf ? ['nsenter', `--net=/proc/${networkOf}/ns/net`] : []),
    'unshare',
    ...['--mount', '--propagation', 'private', ...(ownNetwork ? ['--net'] : [])],
    ...['sh', '-c', script.join('\n'), 'container'],
    ...['setpriv', ...rights, 'env', '-i', '-C', workdir],
    ...environment.map(([name, value]) => `${name}=${value}`),
    ...command,
  ];
}

/** A build asks the registry of this machine, and takes what its cache holds. */
function npmOfThisMachine(view) {
  const cache = spawnSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).stdout.trim();
  const settings = join(homedir(), '.npmrc');
  return [
    ...(existsSync(cache) ? [`mkdir ${view}/root/.npm && mount --bind ${cache} ${view}/root/.npm`] : []),
    ...(existsSync(settings) ? [`cp ${settings} ${view}/root/.npmrc`] : []),
  ];
}

/**
 * Runs a command to its end.
 * @returns {Promise<string>} what it printed
 * @throws {Error} with what it printed when it fails
 */
export async function runInContainer(bench, container) {
  const [program, ...args] = containerCommand(bench, container);
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  }
  const [code, signal] = await once(child, 'close');
  if (code === 0) return output;
  throw new Error(`${container.command.join(' ')} failed (${code ?? signal}):\n${output}`);
}

/**
 * Starts a command, and publishes ports of its own network, if it has one.
 * @param {Record<string, number>} published port inside → port of 127.0.0.1
 */
export function startContainer(bench, container, { onLine, published = {} }) {
  const [program, ...args] = containerCommand(bench, container);
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => text.split('\n').filter(Boolean).forEach(onLine));
  }
  const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve({ code, signal })));
  const relays = Object.entries(published).map(([inside, outside]) => {
    const relay = new URL('./publish-port.mjs', import.meta.url).pathname;
    return spawn(process.execPath, [relay, String(child.pid), inside, String(outside)], { stdio: 'inherit' });
  });
  return {
    pid: child.pid,
    ended,
    async stop(signal) {
      for (const relay of relays) relay.kill('SIGKILL');
      const asked = performance.now();
      child.kill(signal);
      return { ...(await ended), ms: performance.now() - asked };
    },
    kill() {
      for (const relay of relays) relay.kill('SIGKILL');
      child.kill('SIGKILL');
    },
  };
}
