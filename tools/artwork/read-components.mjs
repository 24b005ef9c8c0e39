// Lets Node import the storefront's drawings as they are: TSX, extensionless imports, CSS modules.
import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

const SWC = {
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
    if (!url.endsWith('.tsx')) return next(url, context);
    const { code } = transformSync(readFileSync(fileURLToPath(url), 'utf8'), SWC);
    return { format: 'module', source: code, shortCircuit: true };
  },
});
