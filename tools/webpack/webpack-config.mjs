import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { federateHost, federateRemote } from './federation.mjs';
import { PrecompressPlugin } from './precompress-plugin.mjs';

const BROWSERS = 'last 2 years and supports css-cascade-layers and not dead';

function common({ directory, production, folder = '' }) {
  const hash = production ? '.[contenthash:12]' : '';
  return {
    mode: production ? 'production' : 'development',
    context: directory,
    target: `browserslist:${BROWSERS}`,
    devtool: 'source-map',
    output: {
      path: join(directory, 'dist'),
      filename: `${folder}[name]${hash}.js`,
      chunkFilename: `${folder}[name]${hash}.js`,
      assetModuleFilename: `${folder}[name]${hash}[ext]`,
      clean: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'swc-loader',
          options: {
            env: { targets: BROWSERS },
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: !production } },
            },
          },
        },
        {
          test: /\.css$/,
          type: 'javascript/auto',
          use: [
            MiniCssExtractPlugin.loader,
            {
              loader: 'css-loader',
              options: {
                modules: {
                  auto: /\.module\.css$/,
                  namedExport: false,
                  exportLocalsConvention: 'as-is',
                  localIdentName: production ? '[hash:base64:6]' : '[name]-[local]',
                },
              },
            },
          ],
        },
        { test: /\.(woff2|png)$/, type: 'asset/resource' },
        { test: /\.svg$/, type: 'asset' },
      ],
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: `${folder}[name]${hash}.css`,
        chunkFilename: `${folder}[name]${hash}.css`,
      }),
      ...(production ? [new PrecompressPlugin()] : []),
    ],
    // Turns on webpack's minifier for stylesheets; they are still read by the rule above.
    experiments: { css: true },
    // The page's template is no HTML yet.
    optimization: { minimizeOptions: { html: false } },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/** The build of the page: its HTML is a template that the web server completes for every visitor. */
export function hostConfig({ directory, entry, template }) {
  return (env, { mode }) => {
    const config = common({ directory, production: mode !== 'development', folder: 'assets/' });
    config.entry = { main: entry };
    config.output.publicPath = '/';
    config.plugins.push(new HtmlWebpackPlugin({ template, inject: false, minify: false }), federateHost());
    return config;
  };
}

/**
 * The build of a remote. `webpack serve` gives it a page of its own instead, without federation: the singletons
 * and the props that the host would pass come from `standalone.mjs`.
 *
 * @param {object} options
 * @param {string} options.directory the remote's folder
 * @param {'storefront' | 'admin'} options.name
 * @param {boolean} options.usesRuntimeOfHost see `federateRemote`
 * @param {number} options.devPort where it listens when developed alone
 * @param {string} options.devBasePath what the host would pass
 */
export function remoteConfig({ directory, name, usesRuntimeOfHost, devPort, devBasePath }) {
  return (env, { mode }) => {
    if (env.WEBPACK_SERVE) return standaloneConfig({ directory, devPort, devBasePath });
    const config = common({ directory, production: mode !== 'development' });
    config.entry = {};
    config.output.publicPath = 'auto';
    config.output.uniqueName = name;
    config.plugins.push(federateRemote({ name, usesRuntimeOfHost }));
    return config;
  };
}

function standaloneConfig({ directory, devPort, devBasePath }) {
  const config = common({ directory, production: false });
  config.entry = { main: join(import.meta.dirname, 'standalone.mjs') };
  config.resolve.alias = { 'remote-under-development$': join(directory, 'src/remote.tsx') };
  config.output.publicPath = '/';
  config.plugins.push(
    new webpack.DefinePlugin({ BASE_PATH: JSON.stringify(devBasePath) }),
    new HtmlWebpackPlugin({ template: join(import.meta.dirname, 'standalone.html') }),
  );
  config.devServer = {
    port: devPort,
    hot: true,
    historyApiFallback: true,
    proxy: [{ context: ['/api', '/objects'], target: process.env.API_URL ?? 'http://localhost:3000' }],
  };
  return config;
}
