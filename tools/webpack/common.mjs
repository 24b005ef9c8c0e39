import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { PrecompressPlugin } from './precompress-plugin.mjs';

const BROWSERS = 'last 2 years and supports css-cascade-layers and not dead';

/**
 * @typedef {import('webpack').Configuration} Configuration
 * @typedef {Configuration & { [Part in 'output' | 'plugins' | 'resolve' | 'optimization']-?: NonNullable<Configuration[Part]> }} Build
 *   what each kind of build adds to
 */

/**
 * What every build has in common.
 * @param {object} options
 * @param {string} options.directory the workspace's folder
 * @param {boolean} options.production
 * @param {string} [options.folder] in which the files lie, with its slash
 * @param {boolean} [options.forNode] what prerenders, not what a browser runs
 * @param {boolean} [options.refreshes] keeps state while sources change
 * @returns {Build}
 */
export function common({ directory, production, folder = '', forNode = false, refreshes = false }) {
  const hash = production ? '.[contenthash:12]' : '';
  return {
    mode: production ? 'production' : 'development',
    context: directory,
    target: forNode ? 'node' : `browserslist:${BROWSERS}`,
    // In production they would be twice as large as all that a visitor needs, for anybody to ask for.
    devtool: production || forNode ? false : 'source-map',
    output: {
      path: join(directory, 'dist'),
      filename: `${folder}[name]${hash}.js`,
      chunkFilename: `${folder}[name]${hash}.js`,
      assetModuleFilename: `${folder}[name]${hash}[ext]`,
      clean: !forNode,
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      ...(forNode && { parser: { javascript: { dynamicImportMode: 'eager' } } }),
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'swc-loader',
          options: {
            env: { targets: forNode ? 'node 20' : BROWSERS },
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: !production, refresh: refreshes } },
            },
          },
        },
        {
          test: /\.css$/,
          type: 'javascript/auto',
          use: [
            ...(forNode ? [] : [MiniCssExtractPlugin.loader]),
            {
              loader: 'css-loader',
              options: {
                modules: {
                  auto: /\.module\.css$/,
                  namedExport: false,
                  exportLocalsConvention: 'as-is',
                  exportOnlyLocals: forNode,
                  localIdentName: production ? '[hash:base64:6]' : '[name]-[local]-[hash:base64:4]',
                },
              },
            },
          ],
        },
        { test: /\.(woff2|png)$/, type: 'asset/resource', generator: { emit: !forNode } },
        { test: /\.svg$/, type: 'asset', generator: { emit: !forNode } },
      ],
    },
    plugins: [
      new MiniCssExtractPlugin({
        // Which of two stylesheets comes first is of no account while they are developed.
        ignoreOrder: refreshes,
        filename: `${folder}[name]${hash}.css`,
        chunkFilename: `${folder}[name]${hash}.css`,
      }),
      ...(production && !forNode ? [new PrecompressPlugin()] : []),
    ],
    // Turns on webpack's minifier for stylesheets; they are still read by the rule above.
    experiments: { css: true },
    // The page's template is no HTML yet.
    optimization: forNode
      ? { minimize: false }
      : {
          minimizeOptions: { html: false, javascript: false },
          // A third of Terser's time, for fewer bytes.
          minimizer: [
            '...',
            new MinimizerPlugin({
              minify: { implementation: MinimizerPlugin.swcMinify, options: { compress: { passes: 2 } } },
            }),
          ],
        },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/** What a page was prerendered in, for the year that it shows. */
export function buildYear() {
  return new webpack.DefinePlugin({ BUILD_YEAR: new Date().getFullYear() });
}
