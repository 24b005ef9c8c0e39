import { expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';

const ROOT = new URL('../../../', import.meta.url).pathname;

/** The rules of all stylesheets that say how a focus looks: where they stand, and what they declare. */
function focusRules(): [string, string][] {
  const files = globSync('{libs/*,admin-remote,storefront,host-shell}/src/**/*.css', { cwd: ROOT });
  return files.flatMap((file) => {
    const css = readFileSync(ROOT + file, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
    return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
      .filter(([, selector = '']) => selector.includes(':focus'))
      .map(([, selector = '', rule = '']): [string, string] => [`${file} ${selector.trim()}`, rule]);
  });
}

it('no ring of a focus has the colour of an invalid field', () => {
  const rules = focusRules();
  expect(rules.length).toBeGreaterThan(5);
  expect(rules.flatMap(([where, rule]) => (rule.includes('--accent') ? [where] : []))).toEqual([]);
});
