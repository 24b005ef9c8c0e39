import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

// A part of Nest may be loaded before the file that does this for all of it.
require('reflect-metadata');

/** Under this name a test finds Node's own require: see node-environment.mjs. */
export const NATIVE_REQUIRE = 'tiraz.native-require';

/**
 * Jest loads every module anew for each test file; the hundreds of which a framework consists take longer than most
 * tests. This transform puts in place of a package's file what Node itself loads of it, once in a process.
 *
 * @param {string} _ the file's source
 * @param {string} file
 * @param {{ supportsStaticESM: boolean }} options
 */
function process(_, file, { supportsStaticESM }) {
  const native = `globalThis[Symbol.for('${NATIVE_REQUIRE}')](${JSON.stringify(file)})`;
  if (!supportsStaticESM) return { code: `module.exports = ${native};` };
  const names = Object.keys(require(file)).filter((name) => !['default', 'module.exports'].includes(name));
  return {
    code: [
      `const native = ${native};`,
      'export default native.default;',
      `export const { ${names.join(', ')} } = native;`,
    ].join('\n'),
  };
}

export default { process };
