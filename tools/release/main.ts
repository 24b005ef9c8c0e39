import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { REMOTES } from '../../libs/contracts/src/remotes.ts';
import { orExplain, Refusal } from '../start/refusal.mjs';
import { runToEnd } from '../start/run-to-end.mjs';
import { readSettings } from '../start/settings.mjs';
import { messageOf } from '../start/system-errors.mjs';
import { purge } from './purge.ts';
import { publish, rollBack } from './releases.ts';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
const USAGE = `Usage:
  npm run release REMOTE                   builds it and lets running sites use it
  npm run release REMOTE -- --from FOLDER  the same with a build that is there already
  npm run rollback REMOTE                  returns to the version that ran before
REMOTE is one of: ${REMOTES.map(({ name }) => name).join(', ')}.
Releases lie in DATA_DIR/releases/REMOTE, or in the folder that --to names.
CDN_PURGE_COMMAND, a line of sh, is run once the web servers know the new version.`;

await orExplain(async () => {
  const { command, remote, from, releases } = readArguments();
  if (command === 'rollback') {
    const { version, withdrawn } = rollBack(releases, remote.name);
    const now = version ? `Version ${version}` : 'The copy beside the host';
    console.log(`${now} runs again; version ${withdrawn} stays for the pages that are open.`);
    await purge(process.env.CDN_PURGE_COMMAND);
    return;
  }
  const { version, former } = from
    ? publish(releases, resolve(from), remote.name)
    : await buildAndPublish(remote, releases);
  const before = former && former !== version ? `; before it ran ${former}` : '';
  console.log(`Version ${version} is released in ${releases}${before}.`);
  await purge(process.env.CDN_PURGE_COMMAND);
});

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { from: { type: 'string' }, to: { type: 'string' } },
    });
    const [command, named, ...others] = positionals;
    const remote = REMOTES.find(({ name }) => name === named);
    const isKnown = command === 'release' || command === 'rollback';
    if (!isKnown || !remote || others.length > 0) throw new Refusal(USAGE);
    const { dataDir } = readSettings(process.env, REPOSITORY);
    const releases = values.to ? resolve(values.to) : join(dataDir, 'releases', remote.name);
    return { command, remote, from: values.from, releases };
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(`${messageOf(error)}\n${USAGE}`);
  }
}

/** Into a folder of its own: pages that run the copy beside the host go on finding its files. */
async function buildAndPublish({ name, folder }: (typeof REMOTES)[number], releases: string) {
  const build = mkdtempSync(join(tmpdir(), 'tiraz-release-'));
  // Also after a Ctrl-C, which ends us in the middle of the build.
  process.once('exit', () => rmSync(build, { recursive: true, force: true }));
  const nx = join(REPOSITORY, 'node_modules/nx/dist/bin/nx.js');
  const libraries = run(
    REPOSITORY,
    nx,
    ...['run-many', '-t', 'build', '-p', '@tiraz/contracts,@tiraz/messages'],
  );
  // Said once a signal is heeded, and not before.
  console.log('Building …');
  await libraries;
  await run(join(REPOSITORY, folder), '--run', 'build', '--', '--output-path', build);
  return publish(releases, build, name);
}

/** @throws {Refusal} when it fails; its output is on the terminal then */
async function run(cwd: string, script: string, ...options: string[]): Promise<void> {
  const env = { ...process.env, NX_TUI: 'false', FORCE_COLOR: '0' };
  const { code, output } = await runToEnd(process.execPath, [script, ...options], { cwd, env });
  if (code === 0) return;
  console.error(output);
  throw new Refusal('The build failed; its output is above. Nothing was released.');
}
