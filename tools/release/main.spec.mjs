// `npm run release REMOTE` without a build that is there already: it makes one, with the build script of the remote.
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { makeStandIn } from '../start/stand-in.mjs';
import { runNode, temporaryFolder } from '../testing.mjs';

/** A checkout whose staff area is one script, and whose libraries need no building. */
function smallCheckout() {
  const checkout = makeStandIn();
  const put = (/** @type {string} */ file, /** @type {string} */ text) =>
    writeFileSync(join(checkout, file), text);
  for (const name of ['contracts', 'messages']) {
    const manifest = { name: `@tiraz/${name}`, type: 'module', scripts: { build: 'true' } };
    put(`libs/${name}/package.json`, JSON.stringify(manifest));
  }
  put('admin-remote/package.json', '{ "scripts": { "build": "node ../tools/webpack/build.mjs" } }');
  put('admin-remote/remote.js', 'console.log("the staff area");');
  put(
    'admin-remote/webpack.config.mjs',
    `const manifest = '{ "name": "admin", "metaData": { "buildInfo": { "buildVersion": "new" } } }';
    export default () => ({
      mode: 'production',
      entry: './remote.js',
      output: { path: import.meta.dirname + '/dist', clean: true },
      plugins: [(compiler) => compiler.hooks.make.tap('manifest', (compilation) =>
        compilation.emitAsset('mf-manifest.json', new compiler.webpack.sources.RawSource(manifest)))],
    });`,
  );
  put('admin-remote/dist/open.js', 'what open pages still ask for');
  return checkout;
}

it('releases what it builds, in a folder of its own: what runs beside the host stays', async () => {
  const checkout = smallCheckout();
  const TMPDIR = mkdtempSync(join(temporaryFolder(), 'builds-'));
  const env = { PATH: process.env.PATH, TMPDIR, DATA_DIR: join(checkout, 'data') };
  const run = runNode([join(checkout, 'tools/release/main.ts'), 'release', 'admin'], { env });
  expect([await run.exited, run.output]).toEqual([
    { code: 0, signal: null },
    expect.stringMatching(/^Building …\nVersion new is released in .*\.\n$/),
  ]);
  expect(readdirSync(join(checkout, 'data/releases/admin/new'))).toContain('main.js');
  expect(readdirSync(join(checkout, 'admin-remote/dist'))).toEqual(['open.js']);
  expect(readdirSync(TMPDIR).filter((name) => name.startsWith('tiraz-'))).toEqual([]);
});
