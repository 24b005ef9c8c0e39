// Accounts, what opens them, and who is asked in.
import type { Plan, Plans, Sent } from './plan.ts';
import type { Colleague, Site } from './site.ts';

/** Fewer than an account may have. */
const MOST_PASSKEYS = 8;
/** So many of each operation, of those that are tried at once, are fewer than an account has. */
const GUESSES = 3;
/** A question is good for five minutes. */
const ASKED_EACH = 25;
const JOINING_PASSWORD = 'a third loom in old Cairo';

export const ACCOUNT_PLANS: Plans = {
  'POST /api/admin/login': () => ({
    request: () => ({ headers: {}, body: { email: 'x', password: 'not the password' } }),
  }),
  'PUT /api/admin/me': () => ({ request: () => ({}) }),
  'PUT /api/admin/people/{id}': async (site) => {
    const { id } = await site.joined();
    return { request: () => ({ path: `/api/admin/people/${id}` }) };
  },
  'POST /api/admin/me/confirmation': (site) => guessed(site, () => ({ body: { code: '000000' } })),
  'POST /api/admin/me/confirmation/passkey': (site) =>
    guessed(site, async ({ headers }) => {
      const { challenge } = await site.ask('POST', '/api/admin/me/confirmation/question', {}, headers);
      return { body: { challenge, credential: SIGNED } };
    }),
  'POST /api/admin/me/factor/finish': (site) =>
    guessed(site, async ({ headers, password }) => {
      const again = { currentPassword: password };
      const { challenge } = await site.ask('POST', '/api/admin/me/factor', again, headers);
      return { body: { challenge, code: '000000' } };
    }),
  'POST /api/admin/me/passkeys/finish': async (site) => {
    const colleague = await site.colleague();
    const { headers } = colleague;
    let made = await site.made(colleague);
    return {
      request: async (index, fields) => {
        // What is refused leaves the question as it is.
        if (fields.includes('name') || index % ASKED_EACH === 0) made = await site.made(colleague);
        return { headers, body: { name: 'Phone', ...made } };
      },
      stored: () => keepLatestPasskeys(site, colleague),
    };
  },
  'PUT /api/admin/me/passkeys/{id}': async (site) => {
    const colleague = await site.joined();
    await site.addPasskey(colleague);
    site.things.accounts.push(colleague.headers);
    const { headers } = colleague;
    const { passkeys } = await site.ask('GET', '/api/admin/me/passkeys', undefined, headers);
    return { request: () => ({ headers, path: `/api/admin/me/passkeys/${passkeys[0].id}` }) };
  },
  'POST /api/admin/login/code': (site) =>
    guessed(site, async (colleague) => ({
      headers: {},
      body: { challenge: await begun(site, colleague), code: '000000' },
    })),
  'POST /api/admin/login/passkey': (site) =>
    guessed(site, async (colleague) => ({
      headers: {},
      body: { challenge: await begun(site, colleague), credential: SIGNED },
    })),
  'POST /api/admin/invitations': () => ({
    request: () => ({ body: { email: 'x', role: 'viewer', language: 'en' } }),
  }),
  'POST /api/invitations/open': () => ({ request: () => ({ headers: {}, body: { token: 'x' } }) }),
  'POST /api/invitations/accept': (site) => ({
    request: async (_, fields) => {
      const token = fields.includes('token') ? 'x' : (await site.invitation()).token;
      return { headers: {}, body: { token, name: 'Nour', password: JOINING_PASSWORD } };
    },
  }),
};

/** Of the right form, and of no authenticator. */
const SIGNED = { id: 'AAAA', clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' };

/** What is held against a secret of somebody who has a second factor: one question is asked for several guesses. */
async function guessed(site: Site, request: (colleague: Colleague) => Sent | Promise<Sent>): Promise<Plan> {
  const colleague = await site.colleague();
  let sent: Sent = {};
  return {
    request: async (index) => {
      if (index % GUESSES === 0) await site.forgetGuesses();
      if (index % ASKED_EACH === 0) sent = { headers: colleague.headers, ...(await request(colleague)) };
      return sent;
    },
  };
}

/** @returns the question that a sign-in with the right password leads to */
async function begun(site: Site, { email, password }: Colleague): Promise<string> {
  return (await site.ask('POST', '/api/admin/login', { email, password }, {})).challenge;
}

async function keepLatestPasskeys(site: Site, { id }: Colleague): Promise<void> {
  await site.copy.sql(
    `DELETE FROM staff_passkeys WHERE staff_id = $1 AND id NOT IN
       (SELECT id FROM staff_passkeys WHERE staff_id = $1 ORDER BY created_at DESC, id DESC LIMIT ${MOST_PASSKEYS})`,
    [id],
  );
}
