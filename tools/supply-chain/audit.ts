// What the registry knows to be wrong with what is shipped.
import { fileURLToPath } from 'node:url';
import { runToEnd } from '../start/run-to-end.mjs';
import { shippedPackages } from './shipped.ts';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
const SEVERITIES = ['critical', 'high', 'moderate', 'low'];

interface Audit {
  /** `clean`: nothing at all. */
  outcome: 'clean' | 'found' | 'not answered';
  /** By severity; empty when the registry did not answer. */
  counts: Record<string, number>;
  /** One line. */
  told: string;
}

interface Report {
  vulnerabilities?: Record<string, { name: string; severity: string; nodes: string[] }>;
  metadata?: object;
  error?: { summary?: string };
  message?: string;
}

/**
 * Asks about everything that is installed, and keeps what is shipped: `--omit=dev` decides by package.json alone, and
 * a package whose code a development tool puts into a bundle would be left out.
 */
export async function auditShipped(): Promise<Audit> {
  const { output } = await runToEnd('npm', ['audit', '--json'], { cwd: REPOSITORY });
  const others = shippedPackages(REPOSITORY).filter(({ isOurs }) => !isOurs);
  return judge(output, new Set(others.map(({ path }) => path)));
}

/**
 * @param output of `npm audit --json`
 * @param shipped paths in the lock file
 */
export function judge(output: string, shipped: Set<string>): Audit {
  const report = readReport(output);
  if (!report?.vulnerabilities || !report.metadata) {
    const why = report?.error?.summary || report?.message || 'the registry gave no report';
    // A registry that has no audits is no proof that there is nothing to find.
    return {
      outcome: 'not answered',
      counts: {},
      told: `not answered, so nothing is known: ${String(why).split(/\n| - /)[0]}`,
    };
  }
  const ours = Object.values(report.vulnerabilities).filter(({ nodes }) =>
    nodes.some((path: string) => shipped.has(path)),
  );
  const of = (wanted: string) => ours.filter(({ severity }) => severity === wanted);
  const counts = Object.fromEntries(SEVERITIES.map((severity) => [severity, of(severity).length]));
  const told = SEVERITIES.map((severity) => `${counts[severity]} ${severity}`).join(', ');
  const names = ours.map(({ name, severity }) => `${name} (${severity})`);
  const among = `among ${shipped.size} packages that are shipped`;
  return ours.length === 0
    ? { outcome: 'clean', counts, told: `clean: ${told} ${among}` }
    : { outcome: 'found', counts, told: `found: ${told} ${among}: ${names.join(', ')}` };
}

/** npm prints warnings before it. */
function readReport(output: string): Report | undefined {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
}
