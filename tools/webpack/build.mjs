// Builds the workspace in whose folder it is run, for production, as its webpack.config.mjs says; into the folder that
// `--output-path` names, which a release does, or else into that of the configuration.
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import webpack from 'webpack';

const { default: configOf } = await import(pathToFileURL(join(process.cwd(), 'webpack.config.mjs')).href);
const { 'output-path': folder } = parseArgs({ options: { 'output-path': { type: 'string' } } }).values;
const config = configOf({}, { mode: 'production' });
if (folder) for (const { output } of [config].flat()) output.path = resolve(folder);
const compiler = webpack(config);
const stats = await promisify(compiler.run.bind(compiler))();
await promisify(compiler.close.bind(compiler))();
if (!stats) throw new Error('webpack says nothing of the build');
if (stats.hasErrors() || stats.hasWarnings()) console.log(stats.toString({ preset: 'errors-warnings' }));
if (stats.hasErrors()) process.exitCode = 1;
