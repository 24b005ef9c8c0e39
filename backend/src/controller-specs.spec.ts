import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, it } from '@jest/globals';

/** The files below a folder with a controller, and those of them whose spec beside them does not test who is admitted. */
function controllersIn(folder: string) {
  const files = globSync('**/*.ts', { cwd: folder })
    .filter((file) => !file.endsWith('.spec.ts'))
    .filter((file) => /^ *@Controller\(/m.test(readFileSync(join(folder, file), 'utf8')));
  const bare = files.filter((file) => {
    const spec = join(folder, file.replace(/\.ts$/, '.spec.ts'));
    if (!existsSync(spec)) return true;
    const text = readFileSync(spec, 'utf8');
    return !text.includes(`'./${basename(file, '.ts')}.js'`) || !/^describeAdmission\(/m.test(text);
  });
  return { files, bare };
}

it('every controller has a spec beside it, which says who is admitted to each of its routes', () => {
  const { files, bare } = controllersIn(import.meta.dirname);
  expect(bare).toEqual([]);
  expect(files.length).toBeGreaterThanOrEqual(19);
  expect(files.filter((file) => !file.endsWith('.controller.ts'))).toEqual([]);
});

it('one without is found, and one whose spec is silent about that', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tiraz-controllers-'));
  const plant = (name: string, text: string) => writeFileSync(join(folder, name), text);
  for (const name of ['alone', 'silent', 'tested'])
    plant(`${name}.controller.ts`, `@Controller('${name}')\nexport class Planted {}\n`);
  plant('silent.controller.spec.ts', `import { Planted } from './silent.controller.js';\n`);
  plant(
    'tested.controller.spec.ts',
    `import { Planted } from './tested.controller.js';\ndescribeAdmission(open, {});\n`,
  );
  plant('service.ts', 'export class Service {}\n');

  expect(controllersIn(folder).bare.sort()).toEqual(['alone.controller.ts', 'silent.controller.ts']);
  rmSync(folder, { recursive: true });
});
