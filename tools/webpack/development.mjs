// How remotes are served from their sources: for `npm run dev`, and for one of them alone.
import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { REMOTES } from '@tiraz/contracts/remotes';
import { buildYear, common } from './common.mjs';

const REPOSITORY = join(import.meta.dirname, '../..');

/**
 * `webpack serve` in a remote's folder.
 *
 * @param {import('@tiraz/contracts/remotes').RemoteName} name
 * @param {object} settings of the development server
 */
export function servedConfig(name, settings) {
  return { ...standaloneConfig(name), devServer: devServer(settings) };
}

/**
 * A page in which a remote stands alone, and shows what is changed in its sources without losing what it holds.
 *
 * @param {import('@tiraz/contracts/remotes').RemoteName} name
 * @param {string} [publicPath] where its files lie
 */
export function standaloneConfig(name, publicPath = '/') {
  const { folder, mount } = REMOTES.find((remote) => remote.name === name);
  const directory = join(REPOSITORY, folder);
  const config = common({ directory, production: false, refreshes: true });
  config.name = name;
  config.entry = { main: join(import.meta.dirname, 'standalone.mjs') };
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

/** What `webpack serve` does besides; all that is no page of ours is the API's. */
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
