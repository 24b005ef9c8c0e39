import { auditShipped } from '../../tools/supply-chain/audit.ts';
import { proof } from '../proof.ts';

proof({
  promise: '`npm audit --omit=dev` shows no high or critical',
  figure: '0 high, 0 critical, in an audit that the registry answered',
  bites:
    'Where the registry gives no report it prints “not answered, so nothing is known: 405 Method Not Allowed … NOT HELD”. With a report made up for the purpose, in which pg has a high one, it prints “found: 0 critical, 1 high, 0 moderate, 0 low among … packages that are shipped: pg (high) … NOT HELD”.',
  async prove() {
    const { outcome, counts, told } = await auditShipped();
    return { held: outcome !== 'not answered' && counts.high === 0 && counts.critical === 0, measured: told };
  },
});
