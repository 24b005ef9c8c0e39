import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { PRERENDERED_FILE, RENDERER_FILE } from '@tiraz/contracts/remote';

/** What the browser's build came to, for the build that prerenders after it. */
export class BrowserBuild {
  /** @type {import('webpack').Compilation | undefined} */
  #compilation;

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('BrowserBuild', (compilation) => {
      this.#compilation = compilation;
    });
  }

  /** @throws {Error} before the browser's build has begun */
  get #done() {
    if (!this.#compilation) throw new Error('the browser’s build comes first');
    return this.#compilation;
  }

  /** As in the manifest. */
  get version() {
    return this.#done.hash;
  }

  /** @param {string} chunk the name of a chunk, as import() gave it */
  filesOf(chunk) {
    const group = this.#done.namedChunkGroups.get(chunk);
    if (!group) throw new Error(`the browser's build has no chunk ${chunk}`);
    return group.getFiles().filter((name) => !name.endsWith('.map'));
  }

  /** @param {string} name of a file that the build wrote */
  read(name) {
    return readFileSync(join(this.#done.outputOptions.path ?? '', name), 'utf8');
  }
}

/**
 * Runs the build's one script, which exports `prerender` (storefront/src/prerender.tsx), and leaves what it answers, a
 * PrerenderedPages of @tiraz/contracts/remote, beside the script, whose `render` the web server runs.
 */
export class PrerenderPlugin {
  #browserBuild;

  /** @param {BrowserBuild} browserBuild */
  constructor(browserBuild) {
    this.#browserBuild = browserBuild;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('PrerenderPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'PrerenderPlugin', stage }, async (assets) => {
        // An error of its own is told already.
        if (compilation.errors.length > 0) return;
        const script = String(assets['main.js']?.source());
        for (const name of Object.keys(assets)) compilation.deleteAsset(name);
        const pages = describe(await run(script, compiler.context), this.#browserBuild);
        compilation.emitAsset(RENDERER_FILE, new sources.RawSource(script));
        compilation.emitAsset(PRERENDERED_FILE, new sources.RawSource(JSON.stringify(pages)));
      });
    });
  }
}

/**
 * @typedef {import('@tiraz/contracts/remote').PrerenderedPages['pages'][string]} PrerenderedPage
 * @typedef {Record<string, { chunk: string, markup: PrerenderedPage['markup'] }>} Prerendered by path
 */

/**
 * @param {string} script
 * @param {string} directory
 * @returns {Promise<Prerendered>}
 */
function run(script, directory) {
  const module = { exports: { prerender: () => Promise.reject(new Error('prerender is not exported')) } };
  const require = createRequire(join(directory, 'package.json'));
  compileFunction(script, ['module', 'exports', 'require'])(module, module.exports, require);
  return module.exports.prerender();
}

/**
 * The prerendered pages, each with the files of the browser's build that it needs.
 * @param {Prerendered} prerendered
 * @param {BrowserBuild} build
 */
function describe(prerendered, build) {
  const exposed = build.filesOf('__federation_expose_remote');
  const pages = Object.entries(prerendered).map(([path, { chunk, markup }]) => {
    const own = build.filesOf(chunk).filter((name) => !exposed.includes(name));
    const stylesheets = [...exposed, ...own].filter((name) => name.endsWith('.css'));
    return [
      path,
      {
        scripts: own.filter((name) => name.endsWith('.js')),
        stylesheets: stylesheets.map((name) => ({ name, css: withoutMap(build.read(name)) })),
        markup,
      },
    ];
  });
  return { version: build.version, renderer: RENDERER_FILE, pages: Object.fromEntries(pages) };
}

/** @param {string} css */
function withoutMap(css) {
  return css.replace(/\/\*# sourceMappingURL=.*?\*\/\s*$/, '');
}
