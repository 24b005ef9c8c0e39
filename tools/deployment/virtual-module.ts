// What the compiler says of values that are written down as TypeScript: an object literal with a field that its type lacks
// is an error to it, at any depth.
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const VIRTUAL = fileURLToPath(new URL('./values.virtual.ts', import.meta.url));
const OPTIONS = {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  target: ts.ScriptTarget.ES2024,
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
};

interface Typed {
  name: string;
  /** As TypeScript says it. */
  type: string;
  value: unknown;
}

/**
 * @param head what the types need before them
 * @returns what is wrong, by name
 */
export function faultsOfTypes(values: Typed[], head = ''): string[] {
  const before = head.split('\n');
  const lines = values.map(
    ({ type, value }, index) => `export const value${index}: ${type} = ${JSON.stringify(value)};`,
  );
  const host = ts.createCompilerHost(OPTIONS);
  const read = host.getSourceFile.bind(host);
  const exists = host.fileExists.bind(host);
  host.fileExists = (name) => name === VIRTUAL || exists(name);
  host.getSourceFile = (name, ...rest) =>
    name === VIRTUAL
      ? ts.createSourceFile(name, [...before, ...lines].join('\n'), ts.ScriptTarget.ES2024)
      : read(name, ...rest);
  const program = ts.createProgram([VIRTUAL], OPTIONS, host);
  const source = program.getSourceFile(VIRTUAL);
  return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
    (found) => {
      const line = found.file?.getLineAndCharacterOfPosition(found.start ?? 0).line ?? -1;
      const name = values[line - before.length]?.name ?? 'the types';
      return `${name}: ${ts.flattenDiagnosticMessageText(found.messageText, ' ')}`;
    },
  );
}
