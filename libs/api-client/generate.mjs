// Writes the endpoints of the public routes (src/generated.ts) and of the staff routes (src/staff-generated.ts), and
// the permission that each staff route needs (src/staff-permissions.ts), from the backend's OpenAPI document; with
// --check it only says whether that is due.
//
// OPENAPI_DOCUMENT names another document than backend/dist/openapi.json.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { format } from 'oxfmt';
import style from '../../.oxfmtrc.json' with { type: 'json' };

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
/** Of the public ones, what the form has in which staff enter an inquiry. */
const alsoForStaff =
  /^(listProductTypes|listFabrics|listFits|listFinishingQualities|listPrintTypes|listColors|calculateQuote)$/;
const staffOnly = /^\/api\/(admin|objects|demo-account|invitations)(\/|$)/;

const clients = [
  {
    file: 'generated.ts',
    apiFile: './empty-api',
    apiImport: 'emptyApi',
    exportName: 'api',
    // Health is for the operator; how fast a page was, and what went wrong in it, goes by sendBeacon.
    filterEndpoints: (name, { path }) =>
      path.startsWith('/api/') &&
      !staffOnly.test(path) &&
      !name.startsWith('check') &&
      !name.startsWith('report'),
    endpointOverrides: [
      // A POST by method, a question by meaning: it changes nothing, and the page shows the latest answer.
      { pattern: 'calculateQuote', type: 'query' },
      { pattern: 'quoteLadder', type: 'query' },
      // The browser's own cache asks conditionally.
      { pattern: /^list/, parameterFilter: (name) => name.toLowerCase() !== 'if-none-match' },
    ],
  },
  {
    file: 'staff-generated.ts',
    apiFile: './empty-staff-api',
    apiImport: 'emptyStaffApi',
    exportName: 'staffEndpoints',
    // An upload goes by XMLHttpRequest, which tells how far it is; the stream of changes by EventSource.
    filterEndpoints: (name, { path }) =>
      alsoForStaff.test(name) || (staffOnly.test(path) && !['receiveUpload', 'followChanges'].includes(name)),
    // Questions too, as above.
    endpointOverrides: [
      { pattern: 'calculateQuote', type: 'query' },
      { pattern: /^list/, parameterFilter: (name) => name.toLowerCase() !== 'if-none-match' },
      { pattern: 'previewPrice', type: 'query' },
      { pattern: 'previewPriceChange', type: 'query' },
      { pattern: 'previewQuotation', type: 'query' },
      { pattern: 'previewQuotationPages', type: 'query' },
    ],
  },
];

const scratch = await mkdtemp(join(tmpdir(), 'tiraz-openapi-'));
const schemaFile = join(scratch, 'openapi.json');
const published = process.env.OPENAPI_DOCUMENT ?? here('../../backend/dist/openapi.json');
const document = asHandedOver(JSON.parse(await readFile(published, 'utf8')));
await writeFile(schemaFile, JSON.stringify(document));

for (const { file, ...options } of clients) {
  const source = await generateEndpoints({
    schemaFile,
    hooks: { queries: true, lazyQueries: false, mutations: true },
    flattenArg: true,
    encodePathParams: true,
    // fetchBaseQuery encodes the query.
    encodeQueryParams: false,
    ...options,
  });
  await keep(file, source);
}
await keep('staff-permissions.ts', permissionsOf(document));

await rm(scratch, { recursive: true });

async function keep(file, source) {
  const target = here(`./src/${file}`);
  const generated = await formatted(source);
  if (!process.argv.includes('--check')) {
    await writeFile(target, generated);
    console.log(`wrote libs/api-client/src/${file}`);
  } else if (generated !== (await readFile(target, 'utf8').catch(() => ''))) {
    console.error(`libs/api-client/src/${file} is behind the API. Run: npm run generate -w libs/api-client`);
    process.exitCode = 1;
  } else {
    console.log(`${file} is up to date`);
  }
}

async function formatted(source) {
  const { code, errors } = await format('generated.ts', source, style);
  if (errors.length > 0) throw new Error(errors[0].message);
  return code;
}

/** Which permission each staff route needs, by its method and path; a parameter of the path begins with a colon. */
function permissionsOf({ paths }) {
  const needed = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { 'x-permission': permission }]) =>
      permission ? [[`${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, permission]] : [],
    ),
  );
  return `export const STAFF_PERMISSIONS = ${JSON.stringify(Object.fromEntries(needed))} as const;`;
}

/** A staff list that takes a cursor is handed over as a Page (src/staff-base-query.ts), so it is described as one. */
function asHandedOver(document) {
  for (const [path, { get: list }] of Object.entries(document.paths)) {
    if (!staffOnly.test(path) || !list?.parameters?.some(({ name }) => name === 'cursor')) continue;
    const body = list.responses[200].content['application/json'];
    body.schema = {
      allOf: [
        { $ref: '#/components/schemas/PageEnds' },
        { type: 'object', required: ['items'], properties: { items: body.schema } },
      ],
    };
  }
  document.components.schemas.PageEnds = {
    type: 'object',
    required: ['total'],
    properties: { total: { type: 'integer' }, next: { type: 'string' }, prev: { type: 'string' } },
  };
  return document;
}
