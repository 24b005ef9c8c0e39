import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../tools/free-port.mjs';
import { countStored, submitting } from '../support/submissions.ts';
import { proof } from '../proof.ts';

const CLIENTS = 20;
const KILLS = 5;
const LASTS_MS = 60_000;

proof({
  promise: 'Acknowledged means stored, once',
  figure:
    '20 clients with Idempotency-Key, the whole process tree killed with -9 five times in a minute: every 201 in the database exactly once, every retry the same id',
  bites:
    'With the claim of an Idempotency-Key always granted it prints “586 acknowledged …: 11 lost, 62 stored twice; 60 asked again, 60 of them got another id … NOT HELD”.',

  async prove({ start, say, signal }) {
    const env = { PORT: String(await freePort()) };
    let copy = await start({ env });
    const inquiry = await copy.inquiry();
    const began = performance.now();
    const isOver = () => signal.aborted || performance.now() - began > LASTS_MS;
    const clients = Array.from({ length: CLIENTS }, (_, client) =>
      submitting(() => copy, inquiry, client, isOver),
    );
    for (let kill = 1; kill <= KILLS; kill += 1) {
      await pause(Math.max(0, began + (kill - 0.5) * (LASTS_MS / KILLS) - performance.now()));
      await copy.kill();
      say(`killed ${kill} of ${KILLS}`);
      copy = await start({ env, dataDir: copy.dataDir });
    }
    const { acknowledged, faults, measured } = await countStored(copy, (await Promise.all(clients)).flat());
    return {
      held: faults === 0 && acknowledged > CLIENTS * KILLS,
      measured: `${KILLS} kills; ${measured}`,
    };
  },
});
