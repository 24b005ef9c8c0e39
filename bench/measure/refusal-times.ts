import { summary } from '../statistics.ts';

/** As many as are looked at in ten minutes. */
const GUESSES = 10;

type Kind = 'known' | 'unknown';

export interface RefusalTimes {
  /** How many refusals of each kind. */
  each: number;
  /** Medians in milliseconds. */
  known: number;
  unknown: number;
}

/**
 * How long a refused sign-in takes, with and without an account: ten wrong passwords for each of so many accounts,
 * and for as many e-mail addresses without one, in turns.
 * @param url of a product in demo mode, or with at least one account
 * @param sql runs a statement on its database
 */
export async function timeRefusals(
  url: string,
  sql: (text: string, params: unknown[]) => Promise<unknown>,
  accounts: number,
): Promise<RefusalTimes> {
  // With the password of an account that is there, which is never tried.
  await sql(
    `INSERT INTO staff (id, email, password_hash, is_demo, created_at)
     SELECT gen_random_uuid(), 'known-' || n || '@tiraz.example', password_hash, false, now()
     FROM (SELECT password_hash FROM staff LIMIT 1) AS one, generate_series(1, $1) AS n`,
    [accounts],
  );
  const taken: Record<Kind, number[]> = { known: [], unknown: [] };
  await timeRefusal(url, 'warm-up@tiraz.example');
  for (let account = 1; account <= accounts; account += 1) {
    for (let times = 0; times < GUESSES; times += 1) {
      const inTurn: Kind[] = times % 2 ? ['known', 'unknown'] : ['unknown', 'known'];
      for (const kind of inTurn) taken[kind].push(await timeRefusal(url, `${kind}-${account}@tiraz.example`));
    }
  }
  return {
    each: taken.known.length,
    known: summary(taken.known).median,
    unknown: summary(taken.unknown).median,
  };
}

/** Milliseconds until the whole refusal is here. */
async function timeRefusal(url: string, email: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'a wrong password' }),
  });
  await answer.arrayBuffer();
  if (answer.status !== 401) throw new Error(`A wrong password was answered with ${answer.status}.`);
  return performance.now() - started;
}
