// What a document may not do: name a file that is not there, take more than 300 words for a decision, leave something
// out of its list, draw the backend's modules other than they are. `documents.spec.mjs` holds the product's own documents to it.
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
 * @typedef {string} Path relative to the repository
 * @typedef {(path: Path) => string} Reader what a file says
 */

/**
 * @param {string} repository
 * @returns {string[]} one line a fault; none when all is well
 */
export function faultsOfDocuments(repository) {
  const files = globSync('**/*', { cwd: repository, exclude: (path) => NOT_OURS.test(path) }).sort();
  const matching = (/** @type {string} */ pattern) => files.filter((path) => matchesGlob(path, pattern));
  /** @type {Reader} */
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
    ...faultsOfDiagram('docs/architecture.md', read, matching('backend/src/**/*.ts')),
  ];
}

/**
 * Modules are the boxes; an arrow is an import of another one's door. Every module with a staff route has `auth`'s.
 * @param {Path} path of the diagram
 * @param {Reader} read
 * @param {Path[]} sources
 */
function faultsOfDiagram(path, read, sources) {
  const modules = sources
    .filter((source) => /^backend\/src\/([\w-]+)\/\1\.module\.ts$/.test(source))
    .map(moduleOf);
  const imports = sources
    .filter((source) => !/\.(spec|fixture)\.ts$/.test(source))
    .flatMap((source) => {
      const doors = read(source).matchAll(
        /from '(?:\.\.\/)+([\w-]+)\/(?:index|[\w-]+\.(?:dto|module))\.js'/g,
      );
      return [...doors].map(([, door]) => [moduleOf(source), door]);
    })
    .filter(([from, to]) => from !== to && to !== 'auth' && modules.includes(from) && modules.includes(to))
    .map((pair) => pair.join(' to '));
  const text = read(path);
  const boxes = [...text.matchAll(/^ {4}([\w-]+)\["([\w-]+)</gm)];
  const nameOf = new Map(boxes.map(([, id, name]) => [id, name]));
  const drawn = [...text.matchAll(/^ {2}([\w-]+) -- ".*" --> ([\w-]+)$/gm)]
    .map(([, from, to]) => [nameOf.get(from), nameOf.get(to)])
    .filter((pair) => pair.every((name) => modules.includes(name)))
    .map((pair) => pair.join(' to '));
  return [
    ...modules.filter((name) => ![...nameOf.values()].includes(name)),
    ...[...new Set(imports)].filter((pair) => !drawn.includes(pair)).map((pair) => `the arrow from ${pair}`),
  ]
    .map((what) => `${path}: ${what} is left out`)
    .concat(
      drawn.filter((pair) => !imports.includes(pair)).map((pair) => `${path}: nothing leads from ${pair}`),
    );
}

/** @param {Path} source of the backend */
function moduleOf(source) {
  return source.split('/')[2];
}

/** @param {Path} document @param {string} text @param {Path[]} files all there are */
function missingFiles(document, text, files) {
  const folder = dirname(document);
  const [top] = document.split('/');
  const isOfAll = folder === '.' || top === 'docs';
  // A README names files of its folder, its package or the root; what is about everything names any by its end.
  const places = isOfAll ? ['(?:.*/)?'] : [`${folder}/(?:.*/)?`, '', `${top}/`, `${top}/src/`];

  const linked = [...text.matchAll(/\]\((?!\w+:)([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, path = '']) => path);
  const named = [...text.matchAll(/`([^`\s]+)`/g)].map(([, token = '']) => token);
  return [
    ...linked.filter((path) => !isThere([''], join(folder, path), files)),
    ...named
      .filter((token) => isPath(token, files))
      .filter((token) =>
        token.startsWith('.') ? !isThere([''], join(folder, token), files) : !isThere(places, token, files),
      ),
  ].map((path) => `${document}: ${path} is not there`);
}

/** @param {string} token @param {Path[]} files */
function isPath(token, files) {
  if (!PATH.test(token) || NOT_OURS.test(token) || token.includes('NAME')) return false;
  const [first = '', rest] = token.split('/');
  const isFolder = LAYERS.includes(first) || files.some((path) => path.startsWith(`${first}/`));
  return FILE.test(token) || (rest !== undefined && isFolder);
}

/**
 * @param {string[]} places patterns of what may stand before the path
 * @param {string} path a file, with or without its ending, a folder or a pattern
 * @param {Path[]} files
 */
function isThere(places, path, files) {
  const body = path
    .replace(/\/$/, '')
    .replaceAll(/[.+]/g, '\\$&')
    .replaceAll(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(?:.*/)?'))
    .replaceAll(/\{([^}]*)\}/g, (_, words) => `(?:${words.replaceAll(',', '|')})`);
  const pattern = new RegExp(`^(?:${places.join('|')})${body}(?:[./-]|$)`);
  return files.some((file) => pattern.test(file));
}

/** @param {Path} path @param {string} text @param {Path[]} decisions all there are */
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

/** @param {Path} list @param {Reader} read @param {Path[]} files @param {(path: Path) => string} mentionOf */
function leftOut(list, read, files, mentionOf) {
  const text = read(list);
  return files
    .filter((path) => path !== list && !text.includes(mentionOf(path)))
    .map((path) => `${list}: ${path} is left out`);
}
