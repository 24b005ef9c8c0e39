import fc from 'fast-check';
import { DocumentedAnswers } from '../../../backend/e2e/documented-answers.ts';
import { inParallel, quantile, tally } from '../figures.mjs';
import { generatedRequests } from '../generated-requests.mjs';

const REQUESTS = 20_000;
const AT_ONCE = 8;
const SLOWEST_MS = 2_000;
const SHOWN = 5;
const COLLECTIONS = [
  'product-types',
  'fabrics',
  'fits',
  'finishing-qualities',
  'print-types',
  'inquiries',
  'customers',
  'follow-ups',
];

export default {
  name: 'no-request-crashes-it',
  table: 'Faults',
  promise: 'No request crashes it',
  figure:
    '20,000 generated and mutated requests over every route: 0 answers of 5xx, none slower than 2 s, every status and body in the OpenAPI document',
  quick: false,
  limitMs: 900_000,
  bites: '',

  async prove({ start, say, signal }) {
    const copy = await start();
    const processes = copy.pidsOf('node').join();
    const document = (await copy.api('/api/openapi.json')).body;
    const documented = new DocumentedAnswers(document);
    let staff = await copy.signIn();
    const ids = {};
    for (const name of COLLECTIONS) {
      const { body } = await copy.api(`/api/admin/${name}?limit=20`, { headers: staff });
      ids[`/api/admin/${name}`] = body.map(({ id }) => id);
    }
    const seed = Number(process.env.PROVE_SEED ?? Date.now() % 1_000_000);
    const requests = fc.sample(generatedRequests(document, ids), { seed, numRuns: REQUESTS });
    const faults = [];
    const fault = (text) => faults.push(text) <= SHOWN && say(text);
    const answers = [];
    await inParallel(requests, AT_ONCE, async ({ method, path, headers, body, isSignedIn }) => {
      if (signal.aborted) return;
      const cookie = isSignedIn && !path.startsWith('/api/admin/logout') ? staff : {};
      const answer = await copy
        .api(path, { method, headers: { ...cookie, ...headers }, body })
        .catch((error) => ({ error: error.cause?.code ?? error.message }));
      if (answer.error) return void fault(`${method} ${path}: ${answer.error}`);
      answers.push(answer);
      const of = `${method} ${path.slice(0, 120)} ${(body ?? '').slice(0, 120)}`;
      if (answer.status >= 500) fault(`${answer.status} ${answer.text.slice(0, 200)}: ${of}`);
      if (answer.ms > SLOWEST_MS) fault(`${Math.round(answer.ms)} ms: ${of}`);
      const wrong = documented.faults(method, new URL(path, copy.url).pathname, answer);
      if (wrong.length > 0) fault(`${answer.status} ${wrong.slice(0, 2).join('; ')}: ${of}`);
      // A password of the account may have been changed, or the session ended: both are what was asked for.
      if (
        answer.status === 401 &&
        cookie.cookie === staff.cookie &&
        answer.body?.code !== 'auth.wrong-password'
      ) {
        staff = await copy.signIn().catch(() => staff);
      }
    });
    const times = answers.map(({ ms }) => ms);
    const kinds = tally(answers.map(({ status }) => `${String(status)[0]}xx`));
    const isSame = processes === copy.pidsOf('node').join();
    return {
      held: faults.length === 0 && answers.length === REQUESTS && isSame,
      measured:
        `${answers.length} requests (seed ${seed}) to ${Object.keys(document.paths).length} paths: ${kinds}; ${faults.length} faults; ` +
        `p99 ${Math.round(quantile(times, 0.99))} ms, slowest ${Math.round(quantile(times, 1))} ms; ${isSame ? 'no process ended' : 'A PROCESS ENDED'}`,
    };
  },
};
