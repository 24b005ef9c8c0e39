// Where the time of a .cpuprofile went: `npm run bench -- --profile quote`, or `node --cpu-prof` and then
//   node bench/profile.mjs FILE.cpuprofile
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SHOWN = 25;
const IDLE = '(idle)';
/** The profiler at its own work. */
const PROFILER = 'node:inspector';

/**
 * Self time by function and by module, as shares of the time that the process was not idle.
 * @param {{ nodes: object[], samples: number[], timeDeltas: number[] }} profile as V8 writes it
 * @returns {{ busyMs: number, modules: Share[], functions: Share[] }} the largest first
 * @typedef {{ name: string, share: number }} Share
 */
export function summarise({ nodes, samples, timeDeltas }) {
  const byId = new Map(nodes.map((node) => [node.id, node.callFrame]));
  const functions = new Map();
  const modules = new Map();
  let busyUs = 0;
  for (const [index, id] of samples.entries()) {
    const frame = byId.get(id);
    if (frame.functionName === IDLE || frame.url === PROFILER) continue;
    const spent = timeDeltas[index];
    busyUs += spent;
    const module = moduleOf(frame);
    add(modules, module, spent);
    add(functions, `${frame.functionName || '(anonymous)'} · ${placeOf(frame, module)}`, spent);
  }
  const shares = (sums) =>
    [...sums].map(([name, us]) => ({ name, share: us / busyUs })).toSorted((a, b) => b.share - a.share);
  return { busyMs: busyUs / 1000, modules: shares(modules), functions: shares(functions) };
}

/** The rows of a table on the terminal. */
export function profileTable(shares, shown = SHOWN) {
  return Object.fromEntries(
    shares.slice(0, shown).map(({ name, share }) => [name, { 'self %': Number((share * 100).toFixed(1)) }]),
  );
}

function add(sums, name, us) {
  sums.set(name, (sums.get(name) ?? 0) + us);
}

/** A package, a part of Node, a module of the product, or what V8 calls itself. */
function moduleOf({ url, functionName }) {
  if (url === '') return functionName.startsWith('(') ? `V8 ${functionName}` : 'native code';
  if (url.startsWith('node:')) return url.split('/').slice(0, 2).join('/');
  const inPackage = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url);
  if (inPackage) return inPackage[1];
  const own = /\/dist\/([^/]+)/.exec(url);
  return own ? `product: ${own[1]}` : url.split('/').slice(-2).join('/');
}

function placeOf({ url, lineNumber }, module) {
  if (url === '' || url.startsWith('node:')) return module;
  return `${module} ${url.split('/').at(-1)}:${lineNumber + 1}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { busyMs, modules, functions } = summarise(JSON.parse(readFileSync(process.argv[2], 'utf8')));
  console.log(`${Math.round(busyMs)} ms of work`);
  console.table(profileTable(modules));
  console.table(profileTable(functions));
}
