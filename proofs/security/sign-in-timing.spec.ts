import { timeRefusals } from '../../bench/measure/refusal-times.ts';
import { proof } from '../proof.ts';

const ACCOUNTS = 30;
const BELOW_MS = 5;

proof({
  promise: 'Known and unknown e-mails answer alike in time (status and body: see passwords)',
  figure: `median difference below ${BELOW_MS} ms`,
  bites:
    'Where nothing is hashed for an unknown e-mail address it prints “120.69 ms: 148.6 ms with an account, 27.9 ms without … NOT HELD”.',
  async prove({ start }) {
    const copy = await start();
    const { each, known, unknown } = await timeRefusals(copy.url, copy.sql, ACCOUNTS);
    const difference = Math.abs(known - unknown);
    return {
      held: difference < BELOW_MS,
      measured: `${difference.toFixed(2)} ms: ${known.toFixed(1)} ms with an account, ${unknown.toFixed(1)} ms without, medians of ${each} each in turns`,
    };
  },
});
