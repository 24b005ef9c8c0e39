/** As many as are looked at in ten minutes. */
const GUESSES = 10;

/**
 * How long a refused sign-in takes, with and without an account: ten wrong passwords for each of so many accounts,
 * and for as many e-mail addresses without one, in turns.
 * @param {string} url of a product in demo mode, or with at least one account
 * @param {(text: string, params: unknown[]) => Promise<unknown>} sql runs a statement on its database
 * @param {number} accounts
 * @returns {Promise<{ each: number, known: number, unknown: number }>} refusals of each kind, medians in milliseconds
 */
export async function timeRefusals(url, sql, accounts) {
  // With the password of an account that is there, which is never tried.
  await sql(
    `INSERT INTO staff (id, email, password_hash, is_demo, created_at)
     SELECT gen_random_uuid(), 'known-' || n || '@tiraz.example', password_hash, false, now()
     FROM (SELECT password_hash FROM staff LIMIT 1) AS one, generate_series(1, $1) AS n`,
    [accounts],
  );
  const taken = { known: [], unknown: [] };
  await timeRefusal(url, 'warm-up@tiraz.example');
  for (let account = 1; account <= accounts; account += 1) {
    for (let times = 0; times < GUESSES; times += 1) {
      const inTurn = times % 2 ? ['known', 'unknown'] : ['unknown', 'known'];
      for (const kind of inTurn) taken[kind].push(await timeRefusal(url, `${kind}-${account}@tiraz.example`));
    }
  }
  return { each: taken.known.length, known: median(taken.known), unknown: median(taken.unknown) };
}

/** Milliseconds until the whole refusal is here. */
async function timeRefusal(url, email) {
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

function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
