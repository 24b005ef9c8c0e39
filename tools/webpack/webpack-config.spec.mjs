import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';
import webpack from 'webpack';
import { makeStandIn } from '../start/stand-in.mjs';
import { runNode, temporaryFolder } from '../testing.mjs';
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

it.each(['checkout', 'checkout [2]'])(
  'two builds of a remote never share their chunks, whatever differs between them, in a folder called %s',
  async (name) => {
    const checkout = join(temporaryFolder(), name);
    renameSync(makeStandIn(), checkout);
    const changed = [
      'storefront/src/remote.tsx',
      'libs/contracts/src/remotes.ts',
      'libs/messages/storefront/about.en.json',
      'tools/webpack/standalone.html',
    ];
    for (const file of [...changed, 'storefront/src/pages.json']) {
      mkdirSync(join(checkout, dirname(file)), { recursive: true });
      writeFileSync(join(checkout, file), '[]');
    }
    const script = `
      import { appendFileSync } from 'node:fs';
      import { remoteConfig } from './tools/webpack/webpack-config.mjs';
      const configOf = remoteConfig({ directory: process.cwd() + '/storefront', usesRuntimeOfHost: true, devPort: 1 });
      const shared = () => configOf({}, { mode: 'production' }).output.chunkLoadingGlobal;
      const names = [shared(), shared()];
      for (const file of ${JSON.stringify(changed)}) {
        appendFileSync(file, ' ');
        names.push(shared());
      }
      console.log(JSON.stringify(names));`;
    const run = runNode(['--input-type=module', '-e', script], { cwd: checkout });
    expect(await run.exited).toEqual({ code: 0, signal: null });
    const [first, again, ...others] = JSON.parse(run.output);
    expect(again).toBe(first);
    expect(new Set([first, ...others]).size).toBe(1 + changed.length);
  },
);
