import { expect } from '../steps.ts';
import type { Setting } from './setting.ts';
import type { Visitor } from './visitor.ts';

const TRIES = 80;
/** deploy/nginx/limits.conf: the first and 30 more at once; while that many are asked, a few more become free. */
const [FEWEST, MOST] = [31, 45];

/** nginx counts by the address that the CDN names, and believes no visitor who names one. */
export async function tryLimits({ step, from }: Setting): Promise<void> {
  await step(
    'one address is limited behind the CDN, another one is not, and none can claim to be another',
    async () => {
      const send = (visitor: Visitor, claimed?: string) =>
        visitor.ask('/api/inquiries', {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...(claimed && { 'x-forwarded-for': claimed }) },
          body: '{}',
        });
      const many = from('127.0.0.7');
      const answers = await Promise.all(
        Array.from({ length: TRIES }, (_, turn) => send(many, turn % 2 ? `10.0.0.${turn}` : undefined)),
      );
      const letIn = answers.filter(({ status }) => status === 400 || status === 422).length;
      const throttled = answers.filter(
        ({ status, headers }) => status === 429 && headers['retry-after'],
      ).length;
      expect(letIn + throttled === TRIES, answers.map(({ status }) => status).join(' '));
      expect(letIn >= FEWEST && letIn <= MOST, `${letIn} of ${TRIES} were let in`);
      const other = await send(from('127.0.0.8'));
      expect(other.status === 400 || other.status === 422, `the other address got ${other.status}`);
      return `${letIn} of ${TRIES} let in, half of them claiming to be others; the other address got ${other.status}`;
    },
  );
}
