// Whether a manifest is what Kubernetes calls its kind: required fields, types and, as `kubectl --validate=strict`
// would, no field that does not exist. The types and validators are those of kubernetes-models, made from
// Kubernetes' own OpenAPI document.
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const VIRTUAL = fileURLToPath(new URL('./manifests.virtual.ts', import.meta.url));

/**
 * @param {{ file: string, manifest: { apiVersion: string, kind: string } }[]} documents
 * @returns {Promise<string[]>} what is wrong, by file
 */
export async function faultsOfManifests(documents) {
  const values = await Promise.all(documents.map(faultsOfValues));
  return [...values.flat(), ...faultsOfTypes(documents)];
}

/** Patterns, bounds and whole numbers, which types cannot tell. */
async function faultsOfValues({ file, manifest }) {
  const { [manifest.kind]: Model } = await import(`kubernetes-models/${modelOf(manifest)}`);
  try {
    new Model(manifest).validate();
    return [];
  } catch (error) {
    return [`${file}: ${error.message}`];
  }
}

/** An object literal with a field that its type lacks is an error to the compiler, at any depth. */
function faultsOfTypes(documents) {
  const lines = documents.map(
    ({ manifest }, index) =>
      `export const manifest${index}: ` +
      `import('kubernetes-models/${modelOf(manifest)}').I${manifest.kind} = ${JSON.stringify(manifest)};`,
  );
  const options = {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2024,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  const exists = host.fileExists.bind(host);
  host.fileExists = (name) => name === VIRTUAL || exists(name);
  host.getSourceFile = (name, ...rest) =>
    name === VIRTUAL
      ? ts.createSourceFile(name, lines.join('\n'), ts.ScriptTarget.ES2024)
      : read(name, ...rest);
  const program = ts.createProgram([VIRTUAL], options, host);
  const source = program.getSourceFile(VIRTUAL);
  return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
    (found) => {
      const { line } = source.getLineAndCharacterOfPosition(found.start);
      return `${documents[line].file}: ${ts.flattenDiagnosticMessageText(found.messageText, ' ')}`;
    },
  );
}

function modelOf({ apiVersion, kind }) {
  const [group, version] = apiVersion.includes('/') ? apiVersion.split('/') : [undefined, apiVersion];
  return [group, version, kind].filter(Boolean).join('/');
}
