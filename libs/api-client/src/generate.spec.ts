/// <reference types="node" />
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';

it('the clients are those that the OpenAPI document of the backend gives', async () => {
  const script = fileURLToPath(new URL('../generate.mjs', import.meta.url));
  const said = await new Promise<string>((resolve) => {
    execFile(process.execPath, [script, '--check'], (_error, stdout, stderr) => resolve(stderr + stdout));
  });
  expect(said).toBe(
    ['generated.ts', 'staff-generated.ts', 'staff-permissions.ts', '']
      .map((file) => file && `${file} is up to date`)
      .join('\n'),
  );
});
