import type { Copy } from './copy.ts';
import type { DocumentedOperation, Media } from './openapi.ts';

/** One operation of the OpenAPI document. */
export interface Operation {
  /** `PUT /api/admin/fits/{id}`. */
  name: string;
  method: string;
  /** With an id where it has a parameter. */
  path: string;
  /** Whether it wants a session. */
  isStaff: boolean;
  /** An example, undefined where it takes none. */
  body: unknown;
}

interface Secured extends DocumentedOperation {
  security: object[];
}

const SOME_ID = '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11';

/**
 * Every operation that the product documents.
 *
 * @param values of parameters in the path, by their names
 */
export async function operationsOf(copy: Copy, values: Record<string, string> = {}): Promise<Operation[]> {
  const { body: document } = await copy.api('/api/openapi.json');
  return Object.entries<Record<string, Secured>>(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path: path.replaceAll(/\{(\w+)\}/g, (_, parameter) => values[parameter] ?? SOME_ID),
      isStaff: operation.security.length > 0,
      body: exampleOf(operation.requestBody?.content['application/json']),
    })),
  );
}

function exampleOf(content: Media | undefined): unknown {
  if (!content) return undefined;
  const [example] = Object.values(content.examples ?? {});
  return example?.value ?? content.example ?? content.schema?.example ?? {};
}
