// Lets Node import the site's drawings as they are: TSX, extensionless imports, CSS modules.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync, type Options } from '@swc/core';

const SWC: Options = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2024',
  },
};

registerHooks({
  resolve(specifier, context, next) {
    const wanted = specifier.startsWith('.') && new URL(specifier, context.parentURL);
    const found = wanted && ['.tsx', '.ts'].find((ending) => existsSync(fileURLToPath(wanted + ending)));
    return next(found ? specifier + found : specifier, context);
  },
  load(url, context, next) {
    // Class names as the stylesheet spells them, which goes into the picture as it is.
    if (url.endsWith('.module.css')) {
      const source = 'export default new Proxy({}, { get: (_, name) => String(name) });';
      return { format: 'module', source, shortCircuit: true };
    }
    // The storefront's package.json says nothing of modules, which federation wants so.
    if (url.endsWith('.ts')) return next(url, { ...context, format: 'module-typescript' });
    if (!url.endsWith('.tsx')) return next(url, context);
    const { code } = transformSync(readFileSync(fileURLToPath(url), 'utf8'), SWC);
    return { format: 'module', source: code, shortCircuit: true };
  },
});

const STOREFRONT = new URL('../../storefront/', import.meta.url);
const fromTheStorefront = createRequire(new URL('package.json', STOREFRONT));

export const { createElement: h } = fromTheStorefront('react');
export const { renderToStaticMarkup } = fromTheStorefront('react-dom/server');

const REPOSITORY = new URL('../../', import.meta.url);

/** A module, by its path in the repository. */
export const read = (path: string) => import(new URL(path, REPOSITORY).href);

/** The stylesheets of drawings, by their paths without the ending, one after the other on one line. */
export const stylesOf = (...names: string[]) =>
  names
    .map((name) => readFileSync(new URL(`${name}.module.css`, REPOSITORY), 'utf8'))
    .join('')
    .replace(/\s*\n\s*/g, ' ');
