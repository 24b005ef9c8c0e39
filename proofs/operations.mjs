/**
 * @typedef {object} Operation one of the OpenAPI document
 * @property {string} name `PUT /api/admin/fits/{id}`
 * @property {string} method
 * @property {string} path with an id where it has a parameter
 * @property {boolean} isStaff whether it wants a session
 * @property {unknown} body an example, undefined where it takes none
 */

const SOME_ID = '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11';

/**
 * Every operation that the product documents.
 * @param {import('./copy.mjs').Copy} copy
 * @returns {Promise<Operation[]>}
 */
export async function operationsOf(copy) {
  const { body: document } = await copy.api('/api/openapi.json');
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path: path.replaceAll(/\{\w+\}/g, SOME_ID),
      isStaff: operation.security.length > 0,
      body: exampleOf(operation.requestBody?.content['application/json']),
    })),
  );
}

function exampleOf(content) {
  if (!content) return undefined;
  const [example] = Object.values(content.examples ?? {});
  return example?.value ?? content.example ?? content.schema?.example ?? {};
}
