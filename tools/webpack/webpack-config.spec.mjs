import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';
import webpack from 'webpack';
import { temporaryFolder } from '../testing.mjs';
import { hostConfig } from './webpack-config.mjs';

it('a build of the page takes its last build away, and leaves the files of the page before', async () => {
  const directory = temporaryFolder();
  for (const folder of ['dist/former', 'dist/assets'])
    mkdirSync(join(directory, folder), { recursive: true });
  const [before, last] = ['dist/former/main.ba9876543210.js', 'dist/assets/main.0123456789ab.js'];
  for (const file of ['main.js', before, last]) writeFileSync(join(directory, file), '');
  const { context, output } = hostConfig({ directory, entry: './main.js', template: 'index.html' })(
    {},
    { mode: 'production' },
  );
  const compiler = webpack({ mode: 'none', context, output, entry: './main.js' });
  await promisify(compiler.run.bind(compiler))();
  expect([before, last].map((file) => existsSync(join(directory, file)))).toEqual([true, false]);
});
