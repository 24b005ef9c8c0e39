// Builds the workspace in whose folder it is run, for production, as its webpack.config.mjs says.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import webpack from 'webpack';

const { default: configOf } = await import(pathToFileURL(join(process.cwd(), 'webpack.config.mjs')).href);
const compiler = webpack(configOf({}, { mode: 'production' }));
const stats = await promisify(compiler.run.bind(compiler))();
await promisify(compiler.close.bind(compiler))();
if (!stats) throw new Error('webpack says nothing of the build');
if (stats.hasErrors() || stats.hasWarnings()) console.log(stats.toString({ preset: 'errors-warnings' }));
if (stats.hasErrors()) process.exitCode = 1;
