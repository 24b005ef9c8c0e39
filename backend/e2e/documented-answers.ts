import type { OpenAPIObject } from '@nestjs/swagger';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

export interface Answer<Body = unknown> {
  status: number;
  headers: Headers;
  /** Parsed when the answer is JSON of some kind, text otherwise. */
  body: Body;
}

/** As much of a JSON schema as tells which fields it knows. */
interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}
interface Response {
  headers?: Record<string, { required?: boolean }>;
  content?: Record<string, { schema?: Schema }>;
}
interface Operation {
  operationId: string;
  responses: Record<string, Response>;
}

const PROBLEM = 'application/problem+json';
/** What any answer may have: they concern browsers, caches and connections, or are said once of all answers. */
const OF_ANY_ANSWER =
  /^(cache-control|connection|content-(length|security-policy|type)|cross-origin-.+|date|keep-alive|permissions-policy|referrer-policy|set-cookie|transfer-encoding|vary|x-accel-buffering|x-content-type-options|x-request-id|x-robots-tag)$/;
/** Served beside the API, and not a part of what it documents. */
const BESIDE_THE_API = /^\/api\/(docs|openapi\.json)|^\/(?!api\/|objects\/)/;

let ofTheApplication: DocumentedAnswers | undefined;

/**
 * Of the application's document, which is the same for every test file, and a second's work with all that is compiled
 * from it. Jest loads this file as it loads packages, once in a process: see jest.config.mjs.
 */
export function documentedAnswers(document: () => OpenAPIObject): DocumentedAnswers {
  // What is left of a test file's own objects would keep all of its modules in memory.
  ofTheApplication ??= new DocumentedAnswers(JSON.parse(JSON.stringify(document())) as OpenAPIObject);
  return ofTheApplication;
}

/** Holds real answers against the OpenAPI document. */
export class DocumentedAnswers {
  private readonly ajv = new Ajv2020({ strict: false, allErrors: true });
  private readonly validators = new Map<string, ValidateFunction>();
  private readonly document: OpenAPIObject;
  private readonly paths: { pattern: RegExp; path: string }[];

  constructor(document: OpenAPIObject) {
    this.document = document;
    (addFormats as unknown as typeof addFormats.default)(this.ajv);
    this.ajv.addSchema(document, 'api');
    // A path without a parameter wins over one whose parameter would take its last part.
    this.paths = Object.keys(document.paths)
      .sort((a, b) => a.split('{').length - b.split('{').length)
      .map((path) => ({ path, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) }));
  }

  /**
   * What the document does not say about an answer: an undocumented status, content type, header or field, or a body
   * that breaks its schema. Empty when all is as documented.
   *
   * @param address path and query, as asked for
   */
  faults(method: string, address: string, answer: Answer): string[] {
    const [address0 = ''] = address.split('?');
    if (BESIDE_THE_API.test(address0) || method === 'OPTIONS') return [];
    const path = this.paths.find(({ pattern }) => pattern.test(address0))?.path;
    const verb = method === 'HEAD' ? 'get' : method.toLowerCase();
    const operation = path && (this.document.paths[path] as Record<string, Operation>)[verb];
    if (!operation) return this.strangerFaults(method, answer);

    const response = operation.responses[answer.status];
    if (!response) return [`${operation.operationId} documents no status ${answer.status}`];
    const pointer = `#/paths/${escaped(path)}/${verb}/responses/${answer.status}`;
    return [
      ...missingHeaders(response, answer),
      ...unknownHeaders(response, answer),
      ...(method === 'HEAD' ? [] : this.contentFaults(response, pointer, answer)),
    ];
  }

  /** What no operation stands for can only be refused. */
  private strangerFaults(method: string, answer: Answer): string[] {
    if (answer.status < 400) return ['the document knows no such operation'];
    if (method === 'HEAD') return [];
    const schema = '#/components/schemas/Problem';
    return this.contentFaults(
      { content: { [PROBLEM]: { schema: { $ref: schema } } } },
      schema,
      answer,
      schema,
    );
  }

  private contentFaults(
    { content }: Response,
    pointer: string,
    { status, headers, body }: Answer,
    schemaAt?: string,
  ): string[] {
    const type = headers.get('content-type')?.split(';', 1)[0]?.trim() ?? '';
    if (!content) return body === '' || status === 304 ? [] : [`${status} is documented without a body`];
    const documented = content[type];
    if (!documented) return [`${status} documents ${Object.keys(content).join(', ')}, not "${type}"`];
    if (!documented.schema) return [];
    const at = schemaAt ?? `${pointer}/content/${escaped(type)}/schema`;
    return [...this.schemaFaults(at, body), ...this.unknownFields([documented.schema], body, '')];
  }

  private schemaFaults(pointer: string, body: unknown): string[] {
    const known = this.validators.get(pointer);
    const validate = known ?? this.ajv.compile({ $ref: `api${encodeURI(pointer)}` });
    this.validators.set(pointer, validate);
    if (validate(body)) return [];
    return (validate.errors ?? []).map(({ instancePath, message, params }) =>
      [instancePath || 'the body', message, JSON.stringify(params)].join(' '),
    );
  }

  /** JSON Schema lets undeclared fields pass; clients generated from the document never see them. */
  private unknownFields(schemas: Schema[], value: unknown, path: string): string[] {
    const flat = schemas.flatMap((schema) => this.flattened(schema));
    if (Array.isArray(value)) {
      const items = flat.flatMap(({ items }) => (items ? [items] : []));
      return value.flatMap((item, index) => this.unknownFields(items, item, `${path}/${index}`));
    }
    if (typeof value !== 'object' || value === null || !flat.some(({ properties }) => properties)) return [];
    return Object.entries(value).flatMap(([field, content]) => {
      const declared = flat.flatMap(({ properties, additionalProperties }) => {
        const schema = properties?.[field] ?? additionalProperties;
        return typeof schema === 'object' ? [schema] : schema ? [{}] : [];
      });
      if (declared.length === 0) return [`${path}/${field} is not documented`];
      return this.unknownFields(declared, content, `${path}/${field}`);
    });
  }

  private flattened(schema: Schema): Schema[] {
    const { $ref, allOf = [], anyOf = [], oneOf = [] } = schema;
    const parts = [...allOf, ...anyOf, ...oneOf, ...($ref ? [this.named($ref)] : [])];
    return [schema, ...parts.flatMap((part) => this.flattened(part))];
  }

  private named(reference: string): Schema {
    const name = reference.replace('#/components/schemas/', '');
    return (this.document.components?.schemas?.[name] ?? {}) as Schema;
  }
}

function missingHeaders({ headers = {} }: Response, answer: Answer): string[] {
  return Object.entries(headers)
    .filter(([name, { required }]) => required && !answer.headers.has(name))
    .map(([name]) => `the header ${name} is missing`);
}

function unknownHeaders({ headers = {} }: Response, answer: Answer): string[] {
  const documented = Object.keys(headers).map((name) => name.toLowerCase());
  return [...answer.headers.keys()]
    .filter((name) => !OF_ANY_ANSWER.test(name) && !documented.includes(name))
    .map((name) => `the header ${name} is not documented`);
}

/** For a JSON pointer. */
function escaped(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
