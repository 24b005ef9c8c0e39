import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));
const ANSWERED_WITHIN_MS = 60_000;

export default {
  name: 'dependencies',
  table: 'Security',
  promise: '`npm audit --omit=dev` shows no high or critical',
  figure: '0 high, 0 critical',
  quick: false,
  bites: 'Where the registry gives no report it prints “not answered: 405 Method Not Allowed … NOT HELD”.',
  async prove() {
    const { stdout, error } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
      cwd: REPOSITORY,
      encoding: 'utf8',
      timeout: ANSWERED_WITHIN_MS,
    });
    const answer = readJson(stdout);
    const found = answer?.metadata?.vulnerabilities;
    // A registry that has no audits is no proof that there is nothing to find.
    if (!found) {
      const why =
        answer?.error?.summary || answer?.message || error?.message || 'the registry gave no report';
      return { held: false, measured: `not answered: ${String(why).split(/\n| - /)[0]}` };
    }
    const { low, moderate, high, critical } = found;
    const { total } = answer.metadata.dependencies;
    return {
      held: high === 0 && critical === 0,
      measured: `${critical} critical, ${high} high, ${moderate} moderate, ${low} low among ${total} packages`,
    };
  },
};

function readJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
