import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { BrowserCookies } from './auth/auth.module.js';
import { SESSION_SCHEME } from './auth/index.js';
import { Problem, problemResponse } from './shared/http/documentation.js';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
/** What any operation may answer. */
const ALWAYS = [400, 500, 503];
/**
 * What any operation that changes something may answer: to a browser on another site, and to a body, which is read and
 * refused even where none is wanted.
 */
const CHANGING = [403, 408, 413, 415];
/** What any operation answers whose address holds an id, to one that is far too long. */
const WITH_ID = [414];

const sessionCookie = {
  type: 'apiKey',
  description:
    'Set by POST /api/admin/login. Over https its name begins with __Host-. It ends with logout, after 30 minutes ' +
    'without a request and after 12 hours.',
} as const;

/** How every answer with one versioned entity is documented. */
const ENTITY_TAG = {
  ETag: {
    required: true,
    description: 'The version, for If-Match.',
    schema: { type: 'string', example: '"3"' },
  },
} as const;

/** What holds for every operation, and a schema cannot say. */
const CONVENTIONS = [
  'Prices of made-to-order garments in Egyptian pounds, and inquiries about them.',
  'A refusal is `application/problem+json`: `code` and the codes in `errors` are stable, the sentences are not. Every ' +
    'answer has the header `x-request-id`, by which it is found in the log.',
  'A body is JSON of at most 64 KB, unless the operation takes a file. A field that it does not have is refused with ' +
    '`field.unknown`, except in selections, inquiries and reports; so is a query parameter that a list does not have, ' +
    'and one that stands twice. Text, passwords apart, is trimmed before it is measured; what must not be empty must ' +
    'have something to see in it, and a name is one line. Ids are taken in capital letters too, and answered in small ' +
    'ones.',
  'An answer with a `version` has it as `ETag`, too. Sent as `If-Match`, it keeps a change from overwriting one made ' +
    'meanwhile, which answers 412; without it, or with `*`, nothing is compared.',
  'A list in pages answers with an array. `X-Total-Count` says how many items there are, `Link` where the neighbouring pages are; ' +
    'a cursor holds for the list and the `sort` that gave it out.',
  'There is no CORS: a change from a page of another site is refused with 403. A program sends no `Origin`.',
].join('\n\n');

type Content = Record<string, { schema?: Shape; example?: unknown; examples?: object }>;
interface Shape {
  type?: string;
  $ref?: string;
  items?: Shape;
}
interface Operation {
  security?: object[];
  responses: Record<string, { content?: Content; headers?: object }>;
}

/** The OpenAPI 3.1 document of every route. Needs the modules, but no database. */
export function openApiDocument(app: INestApplication, publicUrl: string): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Tiraz')
    .setDescription(CONVENTIONS)
    .setVersion('0.1.0')
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .setOpenAPIVersion('3.1.0')
    .addServer('/', 'Wherever this document was found')
    .addCookieAuth(new BrowserCookies(publicUrl).sessionName, sessionCookie, SESSION_SCHEME)
    .addTag('Catalogue', 'What can be chosen, and what it adds to the price')
    .addTag('Quotes', 'What a selection costs')
    .addTag('Staff', 'Who may sign in, and who is signed in')
    .addTag('Inquiries', 'Requests for a sample or a quotation')
    .addTag('Artwork', 'The designs that customers bring, before an inquiry and with it')
    .addTag('Quotations', 'Prices that a customer can accept, and the answers to them')
    .addTag('Pictures', 'What staff upload for the catalogue, and what everybody sees of it')
    .addTag('Customers', 'Who writes to us, what was said, and what is to be done next')
    .addTag('Overview', 'How business goes')
    .addTag('Audit trail', 'Who did what, when')
    .addTag('Live changes', 'What is done, as it is done')
    .addTag('Mails', 'Mails to customers and staff, and what became of them')
    .addTag('Jobs', 'What is done after a request, and failed for good')
    .addTag('Settings', 'Who sells, on which terms, and when somebody is at work')
    .addTag('Health', 'For whoever runs the server')
    .build();
  const document = SwaggerModule.createDocument(app, config, { extraModels: [Problem] });
  for (const [address, path] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = path[method] as Operation | undefined;
      if (!operation) continue;
      // Staff routes name the cookie; what names nothing asks for nothing.
      operation.security ??= [];
      const possible = [
        ...ALWAYS,
        ...(method === 'get' ? [] : CHANGING),
        ...(address.includes('{') ? WITH_ID : []),
      ];
      for (const status of possible) {
        operation.responses[status] ??= problemResponse(status);
      }
      for (const response of Object.values(operation.responses)) {
        const { content } = response;
        showExamples(document, content);
        if (holdsVersion(document, content)) response.headers = { ...response.headers, ...ENTITY_TAG };
      }
    }
  }
  return document;
}

/** Serves the document at /api/openapi.json and Swagger UI at /api/docs. */
export function serveOpenApi(app: INestApplication, publicUrl: string): void {
  SwaggerModule.setup('docs', app, () => openApiDocument(app, publicUrl), {
    useGlobalPrefix: true,
    jsonDocumentUrl: 'openapi.json',
    raw: ['json'],
    customSiteTitle: 'Tiraz API',
  });
}

function holdsVersion(document: OpenAPIObject, content: Content = {}): boolean {
  const name = content['application/json']?.schema?.$ref?.split('/').at(-1) ?? '';
  const named = document.components?.schemas?.[name] ?? {};
  return 'properties' in named && named.properties?.version !== undefined;
}

/** An answer shows the example of its class, unless it has one of its own. */
function showExamples(document: OpenAPIObject, content: Content = {}): void {
  const exampleOf = ({ $ref, items }: Shape = {}): unknown => {
    if (items) return [exampleOf(items)];
    const named = document.components?.schemas?.[$ref?.split('/').at(-1) ?? ''];
    return named && 'example' in named ? (named.example as unknown) : undefined;
  };
  for (const shown of Object.values(content)) {
    if (shown.examples === undefined) shown.example ??= exampleOf(shown.schema);
  }
}
