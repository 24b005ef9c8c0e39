// Finds messages that nothing shows, and counts that are handed to a message as text: TypeScript says which key each
// expression of the product means.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { LIBRARY } from './areas.ts';

const REPOSITORY = join(LIBRARY, '../..');
const DIST = join(LIBRARY, 'dist');
const READERS = '{storefront,*-remote,host-shell,backend,libs/web,libs/staff-kit}/{src,server}/**/*.{ts,tsx}';

/** The types of packages say nothing about messages, and most of them take long to read; React hands ours on. */
const READ_TOO = /^(\.|@tiraz\/|react$)/;

const isSource = (file: string) => !/\.(spec|fixture)\.tsx?$|\/testing\//.test(file);

function programOf(files: string[]): ts.Program {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2024,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    skipLibCheck: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (names, from) =>
    names.map(({ text }) =>
      READ_TOO.test(text) ? ts.resolveModuleName(text, from, options, host) : { resolvedModule: undefined },
    );
  return ts.createProgram(files, options, host);
}

/** A bound stands alone, or is always a round number: no noun agrees with it. */
const BOUNDS = ['number', 'least', 'most'];

/** What is wrong with how the files use messages: those that no expression means, and figures that a noun cannot agree with. */
function faultsOf(program: ts.Program): string[] {
  const checker = program.getTypeChecker();
  const used = new Set<ts.Node>();
  const faults: string[] = [];
  const isMessage = (declaration: ts.Node) => declaration.getSourceFile().fileName.startsWith(DIST);
  const use = (symbol: ts.Symbol | undefined) => {
    for (const declaration of symbol?.declarations ?? []) if (isMessage(declaration)) used.add(declaration);
  };
  const parts = (type: ts.Type): ts.Type[] => (type.isUnion() ? type.types.flatMap(parts) : [type]);
  const useAll = (type: ts.Type, wanted?: ts.Type) => {
    const isOpen =
      !wanted || wanted.flags & ts.TypeFlags.Any || checker.getIndexInfosOfType(wanted).length > 0;
    for (const symbol of parts(type).flatMap((part) => part.getProperties())) {
      if (isOpen || wanted.getProperty(symbol.name)) use(symbol);
    }
  };
  const isGroup = (type: ts.Type) =>
    parts(type).some(
      (part) => part.symbol?.declarations?.some(isMessage) && !part.getCallSignatures().length,
    );
  const isFigure = (node: ts.Node) =>
    ts.isCallExpression(node) && node.expression.getText() === 'formatNumber';
  /** A count is to be handed over as a number, for the message has a form for each. */
  const checkFigures = (call: ts.CallExpression) => {
    const signature = checker.getResolvedSignature(call)?.declaration;
    const [given] = call.arguments;
    if (!signature || !isMessage(signature) || !given) return;
    const [name = ''] = signature.parameters.map((parameter) => parameter.name.getText());
    const figures = ts.isObjectLiteralExpression(given)
      ? given.properties.flatMap((one) =>
          ts.isPropertyAssignment(one) && isFigure(one.initializer) ? [one.name.getText()] : [],
        )
      : isFigure(given)
        ? [name]
        : [];
    if (figures.some((figure) => !BOUNDS.includes(figure)))
      faults.push(
        `${relative(REPOSITORY, call.getSourceFile().fileName)}: ${call.getText()} hands a count over as text`,
      );
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) checkFigures(node);
    if (ts.isPropertyAccessExpression(node)) use(checker.getSymbolAtLocation(node.name));
    if (ts.isElementAccessExpression(node)) {
      const keys = parts(checker.getTypeAtLocation(node.argumentExpression));
      const of = parts(checker.getTypeAtLocation(node.expression));
      if (keys.every((key) => key.isStringLiteral())) {
        for (const key of keys) for (const part of of) use(part.getProperty(key.value));
      } else of.forEach((part) => useAll(part));
    }
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const name = (node.propertyName ?? node.name).getText();
      for (const part of parts(checker.getTypeAtLocation(node.parent))) use(part.getProperty(name));
    }
    // A group that is handed to something with words of its own for what it takes.
    if (
      ts.isExpression(node) &&
      !ts.isPropertyAccessExpression(node.parent) &&
      !ts.isElementAccessExpression(node.parent)
    ) {
      const wanted = ts.isAsExpression(node.parent)
        ? checker.getTypeAtLocation(node.parent)
        : checker.getContextualType(node);
      if (wanted && !wanted.isTypeParameter()) {
        const type = checker.getTypeAtLocation(node);
        if (isGroup(type) && !isGroup(wanted)) useAll(type, wanted);
      }
    }
    ts.forEachChild(node, visit);
  };
  const messages: { area: string; path: string; declaration: ts.Node }[] = [];
  const collect = (area: string, path: string, node: ts.Node): void =>
    ts.forEachChild(node, (child) => {
      if (!ts.isPropertySignature(child) || !child.type) return collect(area, path, child);
      const here = path + (child.name as ts.StringLiteral).text;
      if (ts.isTypeLiteralNode(child.type)) collect(area, `${here}.`, child.type);
      else messages.push({ area, path: here, declaration: child });
    });
  for (const file of program.getSourceFiles()) {
    if (file.fileName.startsWith(DIST)) {
      const texts = file.statements.find(ts.isTypeAliasDeclaration);
      if (texts) collect(relative(DIST, file.fileName).replace('.d.ts', ''), '', texts);
    } else if (!file.isDeclarationFile && isSource(file.fileName)) visit(file);
  }
  const unused = messages.filter(({ declaration }) => !used.has(declaration));
  return [...faults, ...unused.map(({ area, path }) => `nothing shows ${area}: ${path}`)];
}

const readers = globSync(READERS, { cwd: REPOSITORY })
  .map((file) => join(REPOSITORY, file))
  .filter((file) => isSource(file) && readFileSync(file, 'utf8').includes('@tiraz/messages/'));
if (!existsSync(DIST) || readers.length === 0)
  throw new Error('Nothing to read: build @tiraz/messages first');

const areas = globSync('*/*.d.ts', { cwd: DIST }).map((file) => join(DIST, file));
const faults = faultsOf(programOf([...readers, ...areas]));
for (const fault of faults) console.error(fault);
console.log(`${readers.length} files read, ${faults.length} faults`);
process.exitCode = faults.length ? 1 : 0;
