// How remotes are served from their sources: for `npm run dev`, and for one of them alone.
import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { buildYear, common } from './common.mjs';

const REPOSITORY = join(import.meta.dirname, '../..');

/** @typedef {(typeof import('@tiraz/contracts/remotes').REMOTES)[number]} Remote */

/**
 * `webpack serve` in a remote's folder.
 * @param {Remote} remote
 * @param {import('webpack-dev-server').Configuration} settings of the development server
 */
export function servedConfig(remote, settings) {
  return { ...standaloneConfig(remote), devServer: devServer(settings) };
}

/**
 * A page in which a remote stands alone, and shows what is changed in its sources without losing what it holds.
 * @param {Remote} remote
 * @param {string} [publicPath] where its files lie
 */
export function standaloneConfig({ name, folder, mount }, publicPath = '/') {
  const directory = join(REPOSITORY, folder);
  const config = common({ directory, production: false, refreshes: true });
  config.name = name;
  config.entry = { main: join(import.meta.dirname, 'standalone.ts') };
  config.resolve.alias = { 'remote-under-development$': join(directory, 'src/remote.tsx') };
  config.output.publicPath = publicPath;
  config.output.uniqueName = name;
  config.plugins.push(
    new webpack.DefinePlugin({ BASE_PATH: JSON.stringify(mount) }),
    buildYear(),
    new HtmlWebpackPlugin({ template: join(import.meta.dirname, 'standalone.html') }),
    new ReactRefreshPlugin(),
  );
  return config;
}

/**
 * What `webpack serve` does besides; all that is no page of ours is the API's.
 * @param {import('webpack-dev-server').Configuration} settings
 * @returns {import('webpack-dev-server').Configuration}
 */
export function devServer(settings) {
  return {
    hot: true,
    client: { overlay: { warnings: false } },
    historyApiFallback: true,
    proxy: [
      { context: ['/api', '/objects'], target: process.env.API_URL ?? 'http://localhost:3000', xfwd: true },
    ],
    ...settings,
  };
}
