// Serves every remote from its sources at one address, and compiles the backend when it is changed.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { REMOTES } from '@tiraz/contracts/remotes';
import { devServer, standaloneConfig } from './development.mjs';

const REPOSITORY = join(import.meta.dirname, '../..');
const folderOf = (/** @type {string} */ name) => `/under-development/${name}/`;

const compiler = webpack(REMOTES.map((remote) => standaloneConfig(remote, folderOf(remote.name))));
const rewrites = REMOTES.toSorted((a, b) => b.mount.length - a.mount.length).map(({ name, mount }) => ({
  from: new RegExp(`^${mount}(/|$)`),
  to: `${folderOf(name)}index.html`,
}));
const server = new WebpackDevServer(
  devServer({
    host: process.env.HOST,
    port: Number(process.env.PORT),
    historyApiFallback: { rewrites },
    // The supervisor ends us.
    setupExitSignals: false,
  }),
  compiler,
);
await server.start();

const backend = spawn(
  join(REPOSITORY, 'node_modules/.bin/tsc'),
  [
    '-p',
    join(REPOSITORY, 'backend/tsconfig.build.json'),
    '--watch',
    '--preserveWatchOutput',
    '--noEmitOnError',
  ],
  { stdio: ['ignore', 'inherit', 'inherit'] },
);

for (const end of ['SIGTERM', 'SIGINT', 'disconnect']) {
  process.once(end, async () => {
    backend.kill();
    await server.stop();
    process.exit(0);
  });
}
