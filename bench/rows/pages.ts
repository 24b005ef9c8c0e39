import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Row } from '../row.ts';

/** The public pages in a browser: what `npm run lighthouse -w bench` measures. */
export default {
  name: 'pages',
  title: 'The public pages, Lighthouse mobile',
  async run({ rounds }) {
    const script = fileURLToPath(new URL('../measure/lighthouse.ts', import.meta.url));
    const { status } = spawnSync(process.execPath, [script, '--runs', String(rounds)], { stdio: 'inherit' });
    if (status !== 0) throw new Error('Lighthouse did not come to its end.');
    return {};
  },
} satisfies Row;
