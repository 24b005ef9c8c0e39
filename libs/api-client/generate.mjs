// Writes src/generated.ts from the backend's OpenAPI document; with --check it only says whether that is due.
//
// OPENAPI_DOCUMENT names another document than backend/dist/openapi.json.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { format, resolveConfig } from 'prettier';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const target = here('./src/generated.ts');

const source = await generateEndpoints({
  schemaFile: process.env.OPENAPI_DOCUMENT ?? here('../../backend/dist/openapi.json'),
  apiFile: './empty-api',
  apiImport: 'emptyApi',
  exportName: 'api',
  hooks: { queries: true, lazyQueries: false, mutations: true },
  // Health is for the operator.
  filterEndpoints: (name) => !name.startsWith('check'),
  flattenArg: true,
  encodePathParams: true,
  encodeQueryParams: true,
  endpointOverrides: [
    // A POST by method, a question by meaning: it changes nothing, and the page shows the latest answer.
    { pattern: 'calculateQuote', type: 'query' },
    // The browser's own cache asks conditionally.
    { pattern: /^list/, parameterFilter: (name) => name.toLowerCase() !== 'if-none-match' },
  ],
});
const generated = await format(source, { ...(await resolveConfig(target)), filepath: target });

if (!process.argv.includes('--check')) {
  await writeFile(target, generated);
  console.log('wrote libs/api-client/src/generated.ts');
} else if (generated !== (await readFile(target, 'utf8').catch(() => ''))) {
  console.error('libs/api-client/src/generated.ts is behind the API. Run: npx nx generate @tiraz/api-client');
  process.exitCode = 1;
} else {
  console.log('the generated client is up to date');
}
