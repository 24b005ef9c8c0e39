import { parse, type Select, type Token } from '@messageformat/parser';

/** The content of a file: messages by key, in groups and lists as deep as the screens want them. */
export type Messages = string | Messages[] | { [key: string]: Messages };

type ArgumentType = 'string' | 'number' | 'plural';

export interface CompiledArea {
  script: string;
  types: string;
  /** What is wrong with the files; nothing may be used while there is any. */
  faults: string[];
}

/** All languages must say what this one says. */
const REFERENCE = 'en';

/**
 * Turns the files of an area, one a language, into a module that exports `texts`: the same groups and lists by language.
 * A message without arguments is a string, one with a single argument takes it, one with several takes an object.
 *
 * @param area `storefront/calculator`; the messages of an area called `…-patterns` stay strings with their `{arguments}`,
 * for elements instead of text to be put in their place
 */
export function compileArea(area: string, languages: Record<string, Messages>): CompiledArea {
  const faults: string[] = [];
  const isPattern = area.endsWith('-patterns');
  const helpers = new Set<string>();
  const reference = languages[REFERENCE] ?? {};
  const scripts = inOrder(languages).map(([language, messages]) => {
    const fault = (path: string, text: string) => faults.push(`${area}.${language}.json: ${path}: ${text}`);
    const scriptOf = (path: string, expected: Messages | undefined, given: Messages | undefined): string => {
      if (expected === undefined) fault(path, `not in ${area}.${REFERENCE}.json`);
      else if (given === undefined) fault(path, 'missing');
      else if (kindOf(given) !== kindOf(expected)) fault(path, `must be a ${kindOf(expected)}`);
      else if (typeof given === 'string') return message(path, expected as string, given);
      else {
        const keys = new Set([...Object.keys(expected), ...Object.keys(given)]);
        const entries = [...keys].map((key): [string, string] => [
          key,
          scriptOf(path ? `${path}.${key}` : key, at(expected, key), at(given, key)),
        ]);
        return Array.isArray(given)
          ? `[${entries.map(([, script]) => script).join(', ')}]`
          : `{${entries.map(([key, script]) => `${JSON.stringify(key)}: ${script}`).join(', ')}}`;
      }
      return '""';
    };
    const message = (path: string, expected: string, text: string): string => {
      if (!text.trim()) fault(path, 'empty');
      try {
        const tokens = parse(text);
        const names = [...argumentsOf(tokens, language)];
        const wanted = argumentsOf(parse(expected), REFERENCE);
        const differing =
          wanted.size !== names.length || names.some(([name, type]) => wanted.get(name) !== type);
        if (differing) fault(path, `takes ${said(new Map(names))}, in ${REFERENCE} ${said(wanted)}`);
        if (isPattern || names.length === 0) return JSON.stringify(isPattern ? text : plain(tokens));
        const list = names.map(([name]) => name).join(', ');
        return `(${names.length === 1 ? list : `{ ${list} }`}) => ${expressionOf(tokens, language, helpers)}`;
      } catch (error) {
        fault(path, error instanceof Error ? error.message : String(error));
        return '""';
      }
    };
    return `  ${language}: ${scriptOf('', reference, messages)}`;
  });
  if (!languages[REFERENCE]) faults.push(`${area}.${REFERENCE}.json: missing`);
  const imports = helpers.size
    ? `import { ${[...helpers].sort().join(', ')} } from '@tiraz/locale/figures';\n`
    : '';
  return {
    script: `${imports}export const texts = {\n${scripts.join(',\n')}\n};\n`,
    types: faults.length
      ? ''
      : typesOf(
          reference,
          inOrder(languages).map(([language]) => language),
          isPattern,
        ),
    faults,
  };
}

/** The reference first. */
const inOrder = (languages: Record<string, Messages>) =>
  Object.entries(languages).sort(([a], [b]) => Number(b === REFERENCE) - Number(a === REFERENCE));

const kindOf = (messages: Messages) =>
  typeof messages === 'string' ? 'message' : Array.isArray(messages) ? 'list' : 'group';

const at = (messages: Messages, key: string): Messages | undefined =>
  (messages as Record<string, Messages>)[key];

const said = (types: Map<string, ArgumentType>) =>
  [...types].map(([name, type]) => `{${name}} as ${type}`).join(', ') || 'nothing';

/** @throws when a plural lacks a form of the language, or the message does what no helper can */
function argumentsOf(tokens: readonly Token[], language: string, types = new Map<string, ArgumentType>()) {
  const add = (name: string, type: ArgumentType) => {
    if (types.get(name) !== 'plural') types.set(name, type);
  };
  for (const token of tokens) {
    if (token.type === 'argument') add(token.arg, 'string');
    else if (token.type === 'function') {
      if (token.key !== 'number')
        throw new Error(`{${token.arg}, ${token.key}}: libs/locale writes it, hand it in as text`);
      add(token.arg, 'number');
    } else if (token.type === 'plural' || token.type === 'select') {
      add(token.arg, token.type === 'plural' ? 'plural' : 'string');
      checkForms(token, language);
      for (const { tokens: form } of token.cases) argumentsOf(form, language, types);
    } else if (token.type === 'selectordinal') throw new Error('selectordinal is not known');
  }
  return types;
}

function checkForms({ type, arg, cases, pluralOffset }: Select, language: string): void {
  const given = cases.map(({ key }) => key).filter((key) => !key.startsWith('='));
  if (type === 'select') {
    if (!given.includes('other')) throw new Error(`{${arg}} lacks the case other`);
    return;
  }
  if (pluralOffset) throw new Error('offset is not known');
  const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const missing = needed.filter((form) => !given.includes(form));
  const extra = given.filter((form) => !needed.includes(form as Intl.LDMLPluralRule));
  if (missing.length) throw new Error(`{${arg}} lacks the form ${missing.join(', ')}`);
  if (extra.length) throw new Error(`{${arg}} has a form that no count takes: ${extra.join(', ')}`);
}

const plain = (tokens: readonly Token[]) =>
  tokens.map((token) => (token.type === 'content' ? token.value : '')).join('');

function expressionOf(tokens: readonly Token[], language: string, helpers: Set<string>): string {
  if (tokens.every(({ type }) => type === 'content')) return JSON.stringify(plain(tokens));
  const help = (name: string) => helpers.add(name) && name;
  const parts = tokens.map((token) => {
    if (token.type === 'content') return token.value.replace(/[\\`]|\$(?=\{)/g, '\\$&');
    if (token.type === 'argument') return `\${${token.arg}}`;
    if (token.type === 'octothorpe') return '${figure}';
    if (token.type === 'function') return `\${${help('formatNumber')}(${token.arg}, "${language}")}`;
    const written = token.cases.map(
      ({ key, tokens: form }) => [key, expressionOf(form, language, helpers)] as const,
    );
    const other = new Map(written).get('other');
    // What is as the form `other` is left out: it stands in.
    const forms = written.flatMap(([key, form]) =>
      key !== 'other' && form === other ? [] : `${JSON.stringify(key)}: ${form}`,
    );
    const table = `{ ${forms.join(', ')} }`;
    return token.type === 'plural'
      ? `\${${help('plural')}(${token.arg}, "${language}", (figure) => (${table}))}`
      : `\${((forms) => forms[${token.arg}] ?? forms.other)(${table})}`;
  });
  // A message that is a plural and nothing else needs no template around it.
  const [only = '', more] = parts;
  return more === undefined && tokens[0]?.type !== 'content' && tokens[0]?.type !== 'argument'
    ? only.slice(2, -1)
    : `\`${parts.join('')}\``;
}

function typesOf(messages: Messages, languages: string[], isPattern: boolean): string {
  const typeOf = (value: Messages, indent: string): string => {
    if (Array.isArray(value)) return `[${value.map((item) => typeOf(item, indent)).join(', ')}]`;
    if (typeof value === 'object') {
      const inner = `${indent}  `;
      const lines = Object.entries(value).map(
        ([key, item]) => `${comment(item, inner)}${inner}${JSON.stringify(key)}: ${typeOf(item, inner)};\n`,
      );
      return `{\n${lines.join('')}${indent}}`;
    }
    const names = isPattern ? [] : [...argumentsOf(parse(value), REFERENCE)];
    const types = names.map(([name, type]) => `${name}: ${type === 'plural' ? 'number' : type}`);
    if (types.length === 0) return 'string';
    return `(${types.length === 1 ? types[0] : `values: { ${types.join('; ')} }`}) => string`;
  };
  return `type Texts = ${typeOf(messages, '')};\nexport declare const texts: {\n${languages
    .map((language) => `  ${language}: Texts;\n`)
    .join('')}};\n`;
}

/** What an editor shows over a key. */
const comment = (message: Messages, indent: string) =>
  typeof message === 'string' ? `${indent}/** ${message.replaceAll('*/', '*\\/')} */\n` : '';
