import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { REMOTES, type RemoteName } from '@tiraz/contracts/remotes';
import { freePort } from '../../tools/free-port.mjs';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

function buildOf(remote: RemoteName): string {
  return join(REPOSITORY, REMOTES.find(({ name }) => name === remote)!.folder, 'dist');
}

/** The version of a remote that lies beside the host. */
export function builtVersion(remote: RemoteName): string {
  const { metaData } = JSON.parse(readFileSync(join(buildOf(remote), 'mf-manifest.json'), 'utf8'));
  return metaData.buildInfo.buildVersion;
}

interface Variation {
  version: string;
  /** What else is another in its scripts, its manifest and its prerendered pages. */
  vary?: (text: string) => string;
  /** Of the site that it is released to. */
  dataDir?: string;
}

/** `npm run release REMOTE` with a build that is the one beside the host, but for its version and what is varied. */
export async function releaseVariation(remote: RemoteName, variation: Variation): Promise<void> {
  const { version, vary = (text) => text, dataDir } = variation;
  const folder = await mkdtemp(join(tmpdir(), 'tiraz-variation-'));
  try {
    cpSync(buildOf(remote), folder, { recursive: true });
    for (const name of globSync('*.{js,json}', { cwd: folder })) {
      const file = join(folder, name);
      const text = readFileSync(file, 'utf8');
      const varied = vary(text)
        .replaceAll(builtVersion(remote), version)
        .replaceAll(new RegExp(`chunksOf_${remote}_\\w+`, 'g'), `chunksOf_${version}`);
      if (varied === text) continue;
      writeFileSync(file, varied);
      for (const packed of ['br', 'gz']) rmSync(`${file}.${packed}`, { force: true });
    }
    await call(dataDir, 'release', remote, '--from', folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** `npm run rollback REMOTE` */
export async function rollBack(remote: RemoteName, dataDir?: string): Promise<void> {
  await call(dataDir, 'rollback', remote);
}

async function call(dataDir = process.env.TIRAZ_DATA_DIR, ...args: string[]): Promise<void> {
  const env = { ...process.env, DATA_DIR: dataDir };
  await run(process.execPath, [join(REPOSITORY, 'tools/release.mjs'), ...args], { env });
}

/** A web server more, of the host that is built, with releases of its own: what happens to it no other journey sees. */
export async function startAnotherHost(): Promise<{
  url: string;
  dataDir: string;
  stop: () => Promise<void>;
}> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tiraz-host-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = { HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: url, API_URL: process.env.TIRAZ_URL };
  const server = spawn(process.execPath, [join(REPOSITORY, 'host-shell/server/main.ts')], {
    env: { ...process.env, ...settings, DATA_DIR: dataDir, LOG_LEVEL: 'silent', METRICS_PORT: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async () => {
    if (server.exitCode === null && server.kill()) await once(server, 'exit');
    await rm(dataDir, { recursive: true });
  };
  const isUp = () =>
    fetch(`${url}/robots.txt`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) await pause(50);
  return { url, dataDir, stop };
}

/** Of every file that the host and the storefront are delivered from. */
export function hashesOfTheOthers(): Record<string, string> {
  const files = globSync(['host-shell/{dist,server,public}/**/*.*', 'storefront/dist/**/*.*'], {
    cwd: REPOSITORY,
  });
  return Object.fromEntries(
    files.sort().map((file) => {
      const content = readFileSync(join(REPOSITORY, file));
      return [file, createHash('sha256').update(content).digest('hex')];
    }),
  );
}
