// As much of the product's OpenAPI document as requests are made from.

export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  example?: unknown;
}

export interface Parameter {
  name: string;
  in: string;
  schema?: Schema;
  example?: unknown;
}

/** What a body looks like. */
export interface Media {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { value: object }>;
}

export interface DocumentedOperation {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, Media> };
}

export interface OpenApi {
  /** By path, then by method. */
  paths: Record<string, Record<string, DocumentedOperation>>;
  components: { schemas: Record<string, Schema> };
}

/** What a schema that names another one stands for. */
export function resolved(schema: Schema, document: OpenApi): Schema {
  if (!schema.$ref) return schema;
  return resolved(document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, document);
}
