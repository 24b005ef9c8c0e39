// A small checkout for the specs: the real tools over a backend and a web server of a few lines.
import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { REMOTES } from '../../libs/contracts/src/remotes.ts';
import { temporaryFolder } from '../testing.mjs';
import { noteBuilt } from './ensure-built.mjs';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
const COPIED = [
  ...['package.json', 'package-lock.json', 'nx.json', 'tsconfig.base.json'],
  ...['libs/contracts/src/remotes.ts', 'host-shell/server/config.ts'],
];
const FOLDERS = [
  'libs/contracts/dist',
  'libs/contracts/src',
  'libs/observability/dist',
  'libs/messages/dist',
  ...REMOTES.map(({ folder }) => `${folder}/dist`),
  'host-shell/dist',
  'host-shell/server',
];

// Both end when asked and when the supervisor is gone, as the real ones do, and say in which order.
const PROGRAM = `
  import { appendFileSync } from 'node:fs';
  import { createServer } from 'node:http';
  const { HOST, PORT, DATABASE_URL, API_URL, DATA_DIR } = process.env;
  const name = API_URL ? 'web' : 'backend';
  const note = (what) => appendFileSync(DATA_DIR + '/events', name + ' ' + what + ' ' + process.pid + '\\n');
  const server = createServer(async ({ url }, response) => {
    if (url === '/crash' && !API_URL) process.exit(3);
    if (url === '/warn' && !API_URL) for (let i = 0; i < 200; i++) console.log('{"level":"warn","msg":"odd"}');
    if (url === '/refuse' && !API_URL) process.exit(78);
    if (url === '/database' && !API_URL) return response.end(DATABASE_URL);
    if (url === '/' || !API_URL) return response.writeHead(url.endsWith('/ready') && process.env.NEVER_READY ? 503 : 200).end();
    const answer = await fetch(API_URL + url).catch(() => ({ status: 503, text: () => '' }));
    response.writeHead(answer.status).end(await answer.text());
  });
  server.listen(Number(PORT), HOST, () => {
    note('started');
    // As the real one does when it is asked before its backend is there.
    if (API_URL) console.log('{"level":"warn","err":{"code":"ECONNREFUSED"},"msg":"response errored"}');
  });
  process.on('disconnect', () => process.exit(0));
  process.on('SIGTERM', () => {
    if (process.env.STUBBORN) return note('refused to stop');
    note('stopped');
    process.exit(0);
  });
`;

/** @type {string | undefined} */
let folder;

/** @returns {string} the folder of a new checkout that counts as installed and built */
export function makeStandIn() {
  folder ??= temporaryFolder();
  const checkout = mkdtempSync(join(folder, 'checkout-'));
  for (const path of [...FOLDERS, 'backend/dist', 'tools', '.cache'])
    mkdirSync(join(checkout, path), { recursive: true });
  for (const file of COPIED) cpSync(join(REPOSITORY, file), join(checkout, file));
  cpSync(join(REPOSITORY, 'tools'), join(checkout, 'tools'), {
    recursive: true,
    filter: (path) => !/boundaries|test-results|\.spec\.mjs$/.test(path),
  });
  symlinkSync(join(REPOSITORY, 'node_modules'), join(checkout, 'node_modules'));
  for (const project of ['backend', 'host-shell']) {
    writeFileSync(join(checkout, project, 'package.json'), '{ "type": "module" }');
  }
  writeFileSync(join(checkout, 'backend/dist/main.js'), PROGRAM);
  for (const server of ['host-shell/server/main.ts', 'tools/webpack/dev-server.mjs'])
    writeFileSync(join(checkout, server), PROGRAM);
  noteBuilt(checkout);
  return checkout;
}
