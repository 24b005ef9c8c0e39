import { setTimeout as pause } from 'node:timers/promises';
import type { Answer, Copy, SentHeaders } from '../support/copy.ts';
import { inParallel } from '../support/figures.ts';
import { proof } from '../proof.ts';

const THINGS_OF_A_KIND = 5;

interface Kind {
  path: string;
  own: (text: string) => object;
  other: () => object;
}

interface Thing extends Kind {
  id: string;
  /** The address that lists it. */
  list: string;
}

/** A thing as it is answered. */
interface Versioned {
  id: string;
  version: number;
  [field: string]: unknown;
}

type Pair = [first: SentHeaders, second: SentHeaders];

interface Counts {
  races: number;
  overwritten: number;
  unclear: number;
  lost: number;
  merged: number;
}

/** What is edited, and in which field: two who write it at once, and one who writes another field meanwhile. */
const KINDS: Kind[] = [
  { path: 'inquiries', own: (text) => ({ adminNotes: text }), other: () => ({ status: 'quoted' }) },
  { path: 'fabrics', own: (text) => ({ name: text }), other: () => ({ gsm: 180 }) },
  { path: 'product-types', own: (text) => ({ description: text }), other: () => ({ basePrice: '150.00' }) },
  { path: 'customers', own: (text) => ({ name: text }), other: () => ({ company: 'طراز' }) },
];

proof({
  promise: 'Two staff edit one thing',
  figure:
    'different fields both survive; the same field: 412 with the current value, the typed text kept and both shown; 1,000 races, 0 silent overwrites',
  bites:
    'With the comparison of versions taken out of customers alone it prints “1000 races: 250 overwritten unseen … NOT HELD”.',

  full: { races: 1_000 },
  quick: { races: 80 },

  async prove({ anyCopy, say, signal, scale }) {
    const copy = await anyCopy();
    const staff: Pair = [await copy.signIn(), await copy.signIn()];
    for (let i = 0; i < THINGS_OF_A_KIND; i += 1) {
      await copy.api('/api/inquiries', {
        body: await copy.inquiry({ customerEmail: `race-${i}@example.com` }),
      });
    }
    const things: Thing[] = [];
    for (const kind of KINDS) {
      const { body } = await copy.api(`/api/admin/${kind.path}?limit=${THINGS_OF_A_KIND}`, {
        headers: staff[0],
      });
      for (const { id } of body.slice(0, THINGS_OF_A_KIND))
        things.push({ ...kind, id, list: `/api/admin/${kind.path}`, path: `/api/admin/${kind.path}/${id}` });
    }
    const counts: Counts = { races: 0, overwritten: 0, unclear: 0, lost: 0, merged: 0 };
    await inParallel(things, 4, async (thing) => {
      for (let race = 0; race < scale.races / things.length && !signal.aborted; race += 1) {
        await raceForOneField(copy, staff, thing, race, counts);
      }
      await raceForTwoFields(copy, staff, thing, counts);
    });
    say(`${things.length} things: ${KINDS.map(({ path }) => path).join(', ')}`);
    const inquiries = things.filter(({ path }) => path.includes('/inquiries/')).map(({ id }) => id);
    const [{ told }] = await copy.sql(
      `SELECT count(*)::int AS told FROM audit_trail WHERE action = 'inquiry.notes-saved' AND thing_id = ANY($1::text[])`,
      [inquiries],
    );
    const toBeTold = inquiries.length * (Math.ceil(scale.races / things.length) + 1);
    return {
      held:
        told === toBeTold &&
        counts.races >= scale.races &&
        counts.overwritten + counts.unclear + counts.lost === 0 &&
        counts.merged === things.length,
      measured:
        `${counts.races} races: ${counts.overwritten} overwritten unseen, ${counts.unclear} refusals without the current value or who was quicker; ` +
        `${counts.merged} of ${things.length} pairs of different fields both survived, ${counts.lost} lost; ${told} of ${toBeTold} notes in the audit trail`,
    };
  },
});

/** One whose turn did not come in time, on a slow machine, has written nothing and asks again, as any client does. */
async function put(
  copy: Copy,
  headers: SentHeaders,
  { path }: Thing,
  version: number,
  body: object,
): Promise<Answer> {
  for (;;) {
    const answer = await copy.api(path, {
      method: 'PUT',
      headers: { ...headers, 'if-match': `"${version}"` },
      body,
    });
    if (answer.status !== 503 || answer.body.code !== 'database.unavailable') return answer;
    await pause(100);
  }
}

/** A catalogue item has no address of its own to be read at. */
async function read(copy: Copy, headers: SentHeaders, { list, path, id }: Thing): Promise<Versioned> {
  const alone = await copy.api(path, { headers });
  if (alone.status === 200) return alone.body;
  return (await copy.api(list, { headers })).body.find((item: Versioned) => item.id === id);
}

async function raceForOneField(
  copy: Copy,
  [first, second]: Pair,
  thing: Thing,
  race: number,
  counts: Counts,
): Promise<void> {
  const before = await read(copy, first, thing);
  const answers = await Promise.all([
    put(copy, first, thing, before.version, thing.own(`${race} هذا`)),
    put(copy, second, thing, before.version, thing.own(`${race} that`)),
  ]);
  const [stored, ...more] = answers.filter(({ status }) => status === 200);
  const [stale] = answers.filter(({ status }) => status === 412);
  const [field = ''] = Object.keys(thing.own(''));
  const after = await read(copy, first, thing);
  counts.races += 1;
  if (
    !stored ||
    more.length > 0 ||
    stored.body.version !== before.version + 1 ||
    after[field] !== stored.body[field]
  )
    counts.overwritten += 1;
  else if (!stale || stale.body.current?.[field] !== after[field] || !stale.body.changed?.by)
    counts.unclear += 1;
}

/** As the screens do it: who is refused sends the own field again, upon what is there now. */
async function raceForTwoFields(
  copy: Copy,
  [first, second]: Pair,
  thing: Thing,
  counts: Counts,
): Promise<void> {
  const before = await read(copy, first, thing);
  const [own, other] = [thing.own('both survive'), thing.other()];
  const write = async (headers: SentHeaders, change: object) => {
    const answer = await put(copy, headers, thing, before.version, change);
    if (answer.status === 412) await put(copy, headers, thing, answer.body.current.version, change);
  };
  await Promise.all([write(first, own), write(second, other)]);
  const after = await read(copy, first, thing);
  const survived = Object.entries({ ...own, ...other }).every(([field, value]) => after[field] === value);
  if (survived) counts.merged += 1;
  else counts.lost += 1;
}
