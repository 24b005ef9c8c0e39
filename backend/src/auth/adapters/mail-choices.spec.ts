import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { USUAL_MAILS } from '../application/mail-choices.js';
import { addAccount, KEPT, type Stores } from './auth-stores.fixture.js';

const noon = new Date('2026-03-01T12:00:00Z');

describe.each(KEPT)('what staff say about their mails, kept %s', (_, open) => {
  let stores: Stores;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ stores, close } = await open());
  });
  afterAll(() => close());

  const anAccount = () => addAccount(stores.accounts, noon);

  it('is the usual until they say something', async () => {
    const { id } = await anAccount();
    expect(await stores.mailChoices.of(id)).toEqual(USUAL_MAILS);
    expect(await stores.mailChoices.of(randomUUID())).toEqual(USUAL_MAILS);
    expect((await stores.mailChoices.all()).get(id)).toEqual(USUAL_MAILS);
  });

  it('changes in what they say, and nothing else of the account does', async () => {
    const account = await anAccount();
    const other = await anAccount();
    await stores.mailChoices.change(account.id, { language: 'ar' });
    await stores.mailChoices.change(account.id, { dailyDigest: false });
    const said = { language: 'ar', dailyDigest: false };
    expect(await stores.mailChoices.of(account.id)).toEqual(said);
    const all = await stores.mailChoices.all();
    expect([all.get(account.id), all.get(other.id)]).toEqual([said, USUAL_MAILS]);
    expect(await stores.accounts.findById(account.id)).toEqual(account);
  });
});
