import { join } from 'node:path';
import { openPostOffice, type Waits } from '../../e2e/support/post-office.ts';
import { freePort } from '../../tools/free-port.mjs';
import type { Answer, Copy } from '../support/copy.ts';
import { inTurns, tally, timeUntil } from '../support/figures.ts';
import { expectSoon, lock, openedByHand, type Gate } from '../support/gates.ts';
import { QuotationSteps, type Followed } from '../support/quotations.ts';
import { deliveredOf, isSettled, keptOf, namelessFiles, wrongDocuments } from '../support/sent-quotations.ts';
import { proof } from '../proof.ts';

const SETTLED_WITHIN_MS = 60_000;
const CUSTOMER_HAS_LINKS = 'SELECT count(*)::integer AS n FROM link_tokens WHERE inquiry_id = $1';

/** What a process is about to be killed in. */
interface Scene {
  copy: Copy;
  followed: Followed;
  waits: Waits;
  /** Has it printed what staff would see, so that the process that prints runs. */
  preview: () => Promise<unknown>;
  /** Presses the button; not awaited where it is held up. */
  press: () => Promise<Answer | undefined>;
  /** Opened after the kill. */
  gates: Gate[];
}

/** A moment to die at. */
interface Point {
  name: string;
  button: 'send' | 'accept';
  /** Whether the answer has come by then. */
  isAnswered: boolean;
  /** Whether the post office has the mail by then: it comes once more. */
  isDelivered?: boolean;
  /** Of the copy that is killed. */
  env?: NodeJS.ProcessEnv;
  /** Resolves when the moment is there. */
  reach: (scene: Scene) => Promise<unknown>;
}

/** Presses the button once the gate is there, and waits until somebody stands before it. */
async function pressInto(scene: Scene, gate: Gate): Promise<void> {
  scene.gates.push(gate);
  void scene.press();
  await gate.reached();
}

/** Holds whoever comes to the post office at that moment. */
function heldAt(moment: keyof Waits): (scene: Scene) => Promise<void> {
  return async (scene) => {
    const { gate, pass } = openedByHand();
    scene.waits[moment] = pass;
    await pressInto(scene, gate);
  };
}

function heldByInquiry(scene: Scene): Promise<void> {
  const { copy, followed } = scene;
  const row = 'SELECT FROM inquiries WHERE id = $1 FOR UPDATE';
  return lock(copy.databaseUrl, row, [followed.id]).then((gate) => pressInto(scene, gate));
}

/** The post office has the mail and has said so; its row cannot be written. */
async function heldAfterDelivery(scene: Scene): Promise<void> {
  const { copy, followed, waits } = scene;
  const row = `SELECT FROM messages WHERE inquiry_id = $1 AND state = 'due' FOR UPDATE`;
  const held = Promise.withResolvers<Gate>();
  let asked: Promise<Gate> | undefined;
  waits.receipt = async () => {
    asked ??= lock(copy.databaseUrl, row, [followed.id]);
    held.resolve(await asked);
  };
  void scene.press();
  const gate = await held.promise;
  scene.gates.push(gate);
  await gate.reached();
}

const POINTS: Point[] = [
  { name: 'before the send commits', button: 'send', isAnswered: false, reach: heldByInquiry },
  {
    name: 'right after it, in a process without jobs',
    button: 'send',
    isAnswered: true,
    env: { RUN_JOBS: 'false' },
    reach: ({ press }) => press(),
  },
  {
    name: 'while the document is printed',
    button: 'send',
    isAnswered: true,
    async reach({ copy, followed, preview, press }) {
      await preview();
      for (const pid of copy.pidsOf('typst-child')) process.kill(pid, 'SIGSTOP');
      const links = async () => (await copy.sql(CUSTOMER_HAS_LINKS, [followed.id]))[0].n;
      const before = await links();
      await press();
      await expectSoon(async () => (await links()) > before, 'prints');
    },
  },
  {
    name: 'when the PDF is stored, and its row is not',
    button: 'send',
    isAnswered: true,
    reach: async (scene) =>
      pressInto(scene, await lock(scene.copy.databaseUrl, 'LOCK TABLE documents IN SHARE MODE')),
  },
  {
    name: 'when both PDFs are stored, and the revision does not know',
    button: 'send',
    isAnswered: true,
    async reach(scene) {
      const { copy, followed } = scene;
      const first = await lock(copy.databaseUrl, 'LOCK TABLE documents IN SHARE MODE');
      void scene.press();
      await first.reached();
      const row = 'SELECT FROM quotations WHERE inquiry_id = $1 FOR UPDATE';
      const second = await lock(copy.databaseUrl, row, [followed.id]);
      scene.gates.push(second);
      await first.open();
      await second.reached();
    },
  },
  { name: 'before the mail goes', button: 'send', isAnswered: true, reach: heldAt('greeting') },
  {
    name: 'after DATA, before the post office answers',
    button: 'send',
    isAnswered: true,
    isDelivered: true,
    reach: heldAt('receipt'),
  },
  {
    name: 'when the post office has accepted, and the mail is still due',
    button: 'send',
    isAnswered: true,
    isDelivered: true,
    reach: heldAfterDelivery,
  },
  { name: 'before an acceptance commits', button: 'accept', isAnswered: false, reach: heldByInquiry },
  { name: 'before its mails go', button: 'accept', isAnswered: true, reach: heldAt('greeting') },
  {
    name: 'after DATA of its mail',
    button: 'accept',
    isAnswered: true,
    isDelivered: true,
    reach: heldAt('receipt'),
  },
  {
    name: 'when its mail is accepted and still due',
    button: 'accept',
    isAnswered: true,
    isDelivered: true,
    reach: heldAfterDelivery,
  },
];

/** As if the process had died long enough ago to be missed: a minute for its jobs, ten for its mails. */
async function letTimePass({ sql }: Copy): Promise<void> {
  const isThere = `SELECT FROM pg_stat_activity WHERE application_name LIKE 'tiraz%'`;
  await expectSoon(async () => (await sql(isThere)).length === 0, 'has left the database');
  await sql(`UPDATE messages SET taken_until = taken_until - interval '11 minutes'`);
  await sql(`UPDATE graphile_worker._private_jobs SET locked_at = locked_at - interval '2 minutes'`);
}

proof({
  promise: 'A quotation is sent once, and accepted once',
  figure: `killed with -9 at ${POINTS.length} points between commit, document and mail: every quotation as one that nobody disturbed, nothing lost, no mail twice but under one Message-ID, every PDF by its SHA-256`,
  limitMs: 600_000,
  bites:
    'With another Message-ID at every try it prints “12 kills; … 48 faults; … the first: before the send commits: a mail that nobody wrote … NOT HELD”; with a mail noted as sent before it is handed over, it ends at the eighth point: “Nobody waited for: SELECT FROM messages … NOT HELD”.',

  async prove({ start, startDatabase, folder, defer, say, signal }) {
    const mails = folder();
    const waits: Waits = {};
    const office = await openPostOffice(mails, waits);
    defer(office.close);
    const env = {
      PORT: String(await freePort()),
      DATABASE_URL: (await startDatabase()).url,
      SMTP_URL: office.url,
      MAIL_FROM: 'Tiraz <hello@tiraz.example>',
      SEED_DEMO: 'true',
    };
    const dataDir = join(folder(), 'data');
    const run = (more = {}) => start({ env: { ...env, ...more }, dataDir });
    let copy = await run();
    const desk = new QuotationSteps(() => copy, await copy.signIn());
    const settle = async () => {
      if ((await timeUntil(() => isSettled(copy), SETTLED_WITHIN_MS)) === Infinity)
        say('jobs or mails are still to be done');
    };
    const undisturbed = {
      send: await desk.sent('send@once.example'),
      accept: await desk.sent('accept@once.example'),
    };
    await desk.accept(undisturbed.accept);
    await settle();
    const wanted = {
      send: await keptOf(copy, undisturbed.send),
      accept: await keptOf(copy, undisturbed.accept),
    };

    const wrong: string[] = [];
    const outcomes: (string | number)[] = [];
    const followed: Followed[] = [];
    for (const [index, { name, button, env: more, isAnswered, reach }] of POINTS.entries()) {
      if (signal.aborted) break;
      const fault = (what: string) => wrong.push(`${name}: ${what}`);
      const email = `point-${index + 1}@once.example`;
      const one = await (button === 'send' ? desk.drafted(email) : desk.sent(email));
      followed.push(one);
      await settle();
      if (more) {
        await copy.stop();
        copy = await run(more);
      }
      let answer: Answer | undefined;
      const press = async () => (answer = await desk[button](one).catch(() => undefined));
      const preview = () => desk.preview(one);
      const scene: Scene = { copy, followed: one, waits, press, preview, gates: [] };
      await reach(scene);
      if ((answer !== undefined) !== isAnswered) fault(isAnswered ? 'no answer' : 'an answer too soon');
      await copy.kill();
      delete waits.greeting;
      delete waits.receipt;
      for (const gate of scene.gates) await gate.turnAway();
      await letTimePass(copy);
      copy = await run();
      // Whoever had no answer presses again, and so does who had one.
      const again = (await desk[button](one)).status;
      outcomes.push(again);
      if (again !== (isAnswered ? 409 : 200)) fault(`pressed again it answers ${again}`);
      await desk.printed(one);
      await settle();
      say(`killed ${name}`);
    }

    let again = 0;
    for (const [index, one] of followed.entries()) {
      const { name, button, isDelivered = false } = inTurns(POINTS, index);
      const kept = await keptOf(copy, one);
      if (kept !== wanted[button]) wrong.push(`${name}: ${kept} instead of ${wanted[button]}`);
      const delivered = await deliveredOf(copy, mails, one);
      again += delivered.again;
      if (delivered.again > 0 !== isDelivered) wrong.push(`${name}: ${delivered.again} mails once more`);
      const documents = await wrongDocuments(copy, desk, one, delivered.toCustomer);
      wrong.push(...[...delivered.wrong, ...documents].map((what) => `${name}: ${what}`));
    }
    wrong.slice(0, 20).forEach(say);
    return {
      held: wrong.length === 0 && followed.length === POINTS.length,
      measured:
        `${followed.length} kills; pressed again: ${tally(outcomes)}; ${wrong.length} faults; ` +
        `${again} mails came once more, each under its first Message-ID; ${await namelessFiles(copy)} PDFs that no row names` +
        (wrong.length > 0 ? `; the first: ${wrong[0]}` : ''),
    };
  },
});
