// What a document may not do: name a file that is not there, take more than 300 words for a decision, leave something
// out of its list. `documents.spec.mjs` holds the product's own documents to it.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, matchesGlob } from 'node:path';

const MOST_WORDS = 300;
const NOT_OURS = /(^|\/)(node_modules|dist|test-results|\.data|\.git|\.nx)(\/|$)/;
/** They hold what was measured, and speak of the code of that day. */
const OF_THEIR_TIME = ['docs/proof.md', 'docs/performance.md'];
const PATH = /^\.{0,2}[\w*{},-]+(?:[./][\w*{},-]+)*\/?$/;
const FILE = /\.(?:ts|tsx|mjs|css|md|yml|yaml|conf)$/;
/** Words in front of a slash that begin a path, and not a route, a package or a media type. */
const LAYERS = [
  'domain',
  'application',
  'adapters',
  'shared',
  'src',
  'app',
  'ui',
  'features',
  'server',
  'support',
];

/**
 * @param {string} repository
 * @returns {string[]} one line a fault; none when all is well
 */
export function faultsOfDocuments(repository) {
  const files = globSync('**/*', { cwd: repository, exclude: (path) => NOT_OURS.test(path) }).sort();
  const matching = (pattern) => files.filter((path) => matchesGlob(path, pattern));
  const read = (path) => readFileSync(join(repository, path), 'utf8');

  const decisions = matching('docs/decisions/*.md');
  return [
    ...matching('**/*.md')
      .filter((path) => !OF_THEIR_TIME.includes(path))
      .flatMap((path) => missingFiles(path, read(path), files)),
    ...decisions.flatMap((path) => faultsOfDecision(path, read(path), decisions)),
    ...leftOut('docs/README.md', read, matching('docs/**/*.md'), (path) => `](${path.replace('docs/', '')})`),
    ...leftOut(
      'e2e/README.md',
      read,
      matching('e2e/journeys/*.spec.ts'),
      (path) => `\`${basename(path, '.spec.ts')}\``,
    ),
  ];
}

function missingFiles(document, text, files) {
  const folder = dirname(document);
  const [top] = document.split('/');
  const isOfAll = folder === '.' || top === 'docs';
  // A README names files of its folder, its package or the root; what is about everything names any by its end.
  const places = isOfAll ? ['(?:.*/)?'] : [`${folder}/(?:.*/)?`, '', `${top}/`, `${top}/src/`];

  const linked = [...text.matchAll(/\]\((?!\w+:)([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, path]) => path);
  const named = [...text.matchAll(/`([^`\s]+)`/g)].map(([, token]) => token);
  return [
    ...linked.filter((path) => !isThere([''], join(folder, path), files)),
    ...named
      .filter((token) => isPath(token, files))
      .filter(
        (token) =>
          !isThere(...(token.startsWith('.') ? [[''], join(folder, token)] : [places, token]), files),
      ),
  ].map((path) => `${document}: ${path} is not there`);
}

function isPath(token, files) {
  if (!PATH.test(token) || NOT_OURS.test(token) || token.includes('NAME')) return false;
  const [first, rest] = token.split('/');
  const isFolder = LAYERS.includes(first) || files.some((path) => path.startsWith(`${first}/`));
  return FILE.test(token) || (rest !== undefined && isFolder);
}

/** `path` may be a file, with or without its ending, a folder or a pattern. */
function isThere(places, path, files) {
  const body = path
    .replace(/\/$/, '')
    .replaceAll(/[.+]/g, '\\$&')
    .replaceAll(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(?:.*/)?'))
    .replaceAll(/\{([^}]*)\}/g, (_, words) => `(?:${words.replaceAll(',', '|')})`);
  const pattern = new RegExp(`^(?:${places.join('|')})${body}(?:[./-]|$)`);
  return files.some((file) => pattern.test(file));
}

function faultsOfDecision(path, text, decisions) {
  const number = basename(path).slice(0, 3);
  const words = text.trim().split(/\s+/).length;
  const rivals = decisions.filter((other) => other !== path && basename(other).startsWith(number));
  return [
    ...(words > MOST_WORDS ? [`${path}: ${words} words; ${MOST_WORDS} are the most`] : []),
    ...(/^# \d{3} /.test(text) && text.startsWith(`# ${number} `)
      ? []
      : [`${path}: the title has another number`]),
    ...rivals.map((other) => `${path}: ${other} has the same number`),
  ];
}

function leftOut(list, read, files, mentionOf) {
  const text = read(list);
  return files
    .filter((path) => path !== list && !text.includes(mentionOf(path)))
    .map((path) => `${list}: ${path} is left out`);
}
