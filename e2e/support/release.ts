import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
const BUILD = join(REPOSITORY, 'admin-remote/dist');
const run = promisify(execFile);

/** The version of the staff area that lies beside the host. */
export function builtVersion(): string {
  const { metaData } = JSON.parse(readFileSync(join(BUILD, 'mf-manifest.json'), 'utf8'));
  return metaData.buildInfo.buildVersion;
}

/** `npm run release admin` with a build that is the one beside the host, but for its version. */
export async function releaseVariation(version: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tiraz-variation-'));
  try {
    cpSync(BUILD, folder, { recursive: true });
    for (const name of globSync('*.{js,json}', { cwd: folder })) {
      const file = join(folder, name);
      const text = readFileSync(file, 'utf8');
      const varied = text
        .replaceAll(builtVersion(), version)
        .replaceAll(/chunksOf_admin_\w+/g, `chunksOf_${version}`);
      if (varied === text) continue;
      writeFileSync(file, varied);
      for (const packed of ['br', 'gz']) rmSync(`${file}.${packed}`, { force: true });
    }
    await call('release', 'admin', '--from', folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** `npm run rollback admin` */
export async function rollBack(): Promise<void> {
  await call('rollback', 'admin');
}

async function call(...args: string[]): Promise<void> {
  const env = { ...process.env, DATA_DIR: process.env.TIRAZ_DATA_DIR };
  await run(process.execPath, [join(REPOSITORY, 'tools/release.mjs'), ...args], { env });
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
