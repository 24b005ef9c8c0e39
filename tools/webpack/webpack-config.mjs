import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { buildYear, common } from './common.mjs';
import { federateHost, federateRemote } from './federation.mjs';
import { PLACEHOLDERS } from '@tiraz/contracts/remote';
import { REMOTES } from '@tiraz/contracts/remotes';
import { BrowserBuild, PrerenderPlugin } from './prerender.mjs';

/**
 * @typedef {import('webpack').Configuration} Configuration
 * @typedef {(env: { WEBPACK_SERVE?: boolean }, options: { mode?: string }) => Configuration | Promise<Configuration> | Configuration[]} ConfigOf
 *   what webpack calls
 */

const REPOSITORY = join(import.meta.dirname, '../..');

/**
 * The build of the page: its HTML is a template that the web server completes for every visitor.
 * @param {{ directory: string, entry: string, template: string }} options
 */
export function hostConfig({ directory, entry, template }) {
  return (/** @type {unknown} */ _env, /** @type {{ mode?: string }} */ { mode }) => {
    const config = common({ directory, production: mode !== 'development', folder: 'assets/' });
    config.entry = { main: entry };
    config.output.publicPath = '/';
    // The files of the page before, which whoever releases puts there.
    config.output.clean = { keep: /^former(\/|$)/ };
    // Libraries are read in a task of their own, before the page's code runs.
    config.optimization.splitChunks = {
      cacheGroups: {
        libraries: { test: /node_modules/, name: 'libraries', chunks: 'initial', enforce: true },
      },
    };
    config.plugins.push(new HtmlWebpackPlugin({ template, inject: false, minify: false }), federateHost());
    return config;
  };
}

/**
 * The build of a remote, whose manifest carries the pages of `src/pages.json`. `webpack serve` gives it a page of its
 * own instead, without federation: the singletons and the props that the host would pass come from `standalone.ts`.
 * @param {object} options
 * @param {string} options.directory the remote's folder, one of the table's
 * @param {boolean} options.usesRuntimeOfHost see `federateRemote`
 * @param {number} options.devPort where it listens when developed alone
 * @param {string} [options.prerender] the module that prerenders, see `PrerenderPlugin`
 * @returns {ConfigOf}
 */
export function remoteConfig({ directory, usesRuntimeOfHost, devPort, prerender }) {
  const remote = REMOTES.find(({ folder }) => folder === basename(directory));
  if (!remote) throw new Error(`${directory} is the folder of no remote`);
  const { name } = remote;
  return (env, { mode }) => {
    // What only develops is not installed where the product is merely started.
    if (env.WEBPACK_SERVE)
      return import('./development.mjs').then(({ servedConfig }) => servedConfig(remote, { port: devPort }));
    const pages = JSON.parse(readFileSync(join(directory, 'src/pages.json'), 'utf8'));
    const production = mode !== 'development';
    const config = common({ directory, production });
    config.name = name;
    config.entry = {};
    config.output.publicPath = 'auto';
    config.output.uniqueName = name;
    config.output.chunkLoadingGlobal = `chunksOf_${name}_${printOfSources(directory)}`;
    config.plugins.push(
      federateRemote({ name, pages, prerenders: Boolean(prerender), usesRuntimeOfHost }),
      buildYear(),
    );
    if (!prerender) return config;
    const browserBuild = new BrowserBuild();
    config.plugins.push(browserBuild);
    return [config, prerenderConfig({ directory, production, name, prerender, browserBuild })];
  };
}

/** Of what a remote is built from, beside its own sources. */
const SHARED_SOURCES = [
  'package-lock.json',
  'libs/*/src/**/*.*',
  'libs/messages/*/*.json',
  'tools/webpack/*.*',
];

/**
 * Of all that a remote is built from. A page that meets a new release on Retry holds chunks of two builds; each must
 * find its own.
 * @param {string} directory
 */
function printOfSources(directory) {
  const hash = createHash('sha256');
  // What stands in a pattern is never a folder's name, which may hold brackets.
  const filesIn = (/** @type {string} */ cwd, /** @type {string[]} */ patterns) =>
    globSync(patterns, { cwd })
      .sort()
      .map((file) => join(cwd, file));
  for (const file of [...filesIn(REPOSITORY, SHARED_SOURCES), ...filesIn(directory, ['src/**/*.*'])])
    hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

/**
 * The same sources for Node, where they run once: class names and addresses come out as in the browser's build.
 * @param {{ directory: string, production: boolean, name: string, prerender: string, browserBuild: BrowserBuild }} options
 */
function prerenderConfig({ directory, production, name, prerender, browserBuild }) {
  const config = common({ directory, production, forNode: true });
  config.name = `${name}-prerendered`;
  config.dependencies = [name];
  config.entry = { main: prerender };
  config.output.filename = 'main.js';
  config.output.library = { type: 'commonjs2' };
  config.output.publicPath = PLACEHOLDERS.folder;
  config.plugins.push(buildYear(), new PrerenderPlugin(browserBuild));
  return config;
}
