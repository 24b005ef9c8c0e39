import { expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';

const ROOT = new URL('../../../', import.meta.url).pathname;

/** What stylesheets say of borders: where it stands, and the declaration. */
function borders(): [where: string, declaration: string][] {
  const files = globSync('{libs/*,admin-remote,storefront,host-shell}/src/**/*.css', { cwd: ROOT });
  return files.flatMap((file) => {
    const css = readFileSync(ROOT + file, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
    return [...css.matchAll(/(?<![\w-])border(?:-[\w-]+)?:[^;{}]*/g)].map(
      ([declaration]): [string, string] => [`${file} ${declaration}`, declaration],
    );
  });
}

it('no border is transparent: where the system has colours of its own, it would mark what is not marked', () => {
  const all = borders();
  expect(all.length).toBeGreaterThan(50);
  expect(all.flatMap(([where, declaration]) => (/\btransparent\b/.test(declaration) ? [where] : []))).toEqual(
    [],
  );
});
