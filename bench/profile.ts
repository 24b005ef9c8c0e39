// Where the time of a .cpuprofile went: `npm run bench -- --profile quote`, or `node --cpu-prof` and then
//   node bench/profile.ts FILE.cpuprofile
import { readFileSync } from 'node:fs';
import type { Profiler, Runtime } from 'node:inspector';
import { fileURLToPath } from 'node:url';
import type { Table } from './statistics.ts';

const SHOWN = 25;
const IDLE = '(idle)';
/** The profiler at its own work. */
const PROFILER = 'node:inspector';

type Frame = Pick<Runtime.CallFrame, 'functionName' | 'url' | 'lineNumber'>;

/** What is read of a profile as V8 writes it. */
export interface CpuProfile extends Pick<Profiler.Profile, 'samples' | 'timeDeltas'> {
  nodes: readonly { id: number; callFrame: Frame }[];
}

export interface Share {
  name: string;
  /** 0 to 1. */
  share: number;
}

/** Self time as shares of the time that the process was not idle, the largest first. */
export interface ProfileSummary {
  busyMs: number;
  modules: Share[];
  functions: Share[];
}

export function summarise({ nodes, samples = [], timeDeltas = [] }: CpuProfile): ProfileSummary {
  const byId = new Map(nodes.map((node) => [node.id, node.callFrame]));
  const functions: Sums = new Map();
  const modules: Sums = new Map();
  let busyUs = 0;
  for (const [index, id] of samples.entries()) {
    const frame = byId.get(id);
    if (!frame || frame.functionName === IDLE || frame.url === PROFILER) continue;
    const spent = timeDeltas[index] ?? 0;
    busyUs += spent;
    const module = moduleOf(frame);
    add(modules, module, spent);
    add(functions, `${frame.functionName || '(anonymous)'} · ${placeOf(frame, module)}`, spent);
  }
  const shares = (sums: Sums) =>
    [...sums].map(([name, us]) => ({ name, share: us / busyUs })).toSorted((a, b) => b.share - a.share);
  return { busyMs: busyUs / 1000, modules: shares(modules), functions: shares(functions) };
}

/** The rows of a table on the terminal. */
export function profileTable(shares: readonly Share[], shown = SHOWN): Table {
  return Object.fromEntries(
    shares.slice(0, shown).map(({ name, share }) => [name, { 'self %': Number((share * 100).toFixed(1)) }]),
  );
}

/** Microseconds by name. */
type Sums = Map<string, number>;

function add(sums: Sums, name: string, us: number): void {
  sums.set(name, (sums.get(name) ?? 0) + us);
}

/** A package, a part of Node, a module of the product, or what V8 calls itself. */
function moduleOf({ url, functionName }: Frame): string {
  if (url === '') return functionName.startsWith('(') ? `V8 ${functionName}` : 'native code';
  if (url.startsWith('node:')) return url.split('/').slice(0, 2).join('/');
  const inPackage = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1];
  if (inPackage) return inPackage;
  const own = /\/dist\/([^/]+)/.exec(url)?.[1];
  return own ? `product: ${own}` : url.split('/').slice(-2).join('/');
}

function placeOf({ url, lineNumber }: Frame, module: string): string {
  if (url === '' || url.startsWith('node:')) return module;
  return `${module} ${url.split('/').at(-1)}:${lineNumber + 1}`;
}

const [, program, file = ''] = process.argv;
if (program === fileURLToPath(import.meta.url)) {
  const { busyMs, modules, functions } = summarise(JSON.parse(readFileSync(file, 'utf8')));
  console.log(`${Math.round(busyMs)} ms of work`);
  console.table(profileTable(modules));
  console.table(profileTable(functions));
}
