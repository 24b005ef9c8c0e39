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

type Content = Record<string, { schema?: Shape; example?: unknown; examples?: object }>;
interface Shape {
  type?: string;
  $ref?: string;
  items?: Shape;
}
interface Operation {
  security?: object[];
  responses: Record<string, { content?: Content }>;
}

/** The OpenAPI 3.1 document of every route. Needs the modules, but no database. */
export function openApiDocument(app: INestApplication, publicUrl: string): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Tiraz')
    .setDescription('Prices of made-to-order garments in Egyptian pounds, and inquiries about them.')
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
      for (const { content } of Object.values(operation.responses)) showExamples(document, content);
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
