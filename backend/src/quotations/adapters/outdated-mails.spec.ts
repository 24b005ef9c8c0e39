import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { query } from '../../../e2e/databases.js';
import type { Quotation } from '../domain/quotation.js';
import type { Revision } from '../domain/revision.js';
import { AT, DOCUMENTS, SALMA, SENDING, TODAY, YES } from '../domain/quotation.fixture.js';
import { INQUIRY } from './quotations-in-memory.fixture.js';
import { outdatedMails } from './outdated-mails.postgres.js';
import { basis, inPostgres, rich } from './stored-quotations.fixture.js';
import { WrittenQuotationMails } from './written-mails.js';

let fakes: Awaited<ReturnType<typeof inPostgres>>;
beforeAll(async () => {
  fakes = await inPostgres();
});
afterAll(() => fakes.close());

describe('of the mails about a revision', () => {
  let inquiryId: string;
  let now: Date;

  /** In the running transaction. */
  const saved = async (changed: (quotation: Quotation) => readonly Revision[]) => {
    const { quotations } = fakes;
    await quotations.save((await quotations.find(inquiryId))!, changed((await quotations.find(inquiryId))!));
  };
  const drafted = () => saved((one) => [one.prepare(fakes.quotations.nextId(AT), rich, basis)]);
  const sent = () =>
    saved((one) => one.send(SENDING).changed.map((revision) => ({ ...revision, documents: DOCUMENTS })));
  const coded = async (sentAt: Date) => {
    const [revision] = (await fakes.quotations.find(inquiryId))!.state.revisions;
    await fakes.quotations.keepCode(revision!.id, { hash: 'hash', sentAt, tries: 0 });
  };
  const accepted = async () => {
    const quotation = (await fakes.quotations.find(inquiryId))!;
    const acceptance = { ...quotation.accept(1, YES, AT, TODAY), inquiryVersion: 2 };
    await fakes.quotations.accept(quotation, 1, acceptance, TODAY);
  };

  const standing = (status: string, acceptedAt: Date | null = null) =>
    query(fakes.databaseUrl, 'UPDATE inquiries SET status = $2, accepted_at = $3 WHERE id = $1', [
      inquiryId,
      status,
      acceptedAt,
    ]);

  /** The keys of all mails about the first revision, as they are written. */
  const written = async () => {
    const keys: string[] = [];
    const mails = new WrittenQuotationMails(
      {
        write: async ({ key }) => void keys.push(key),
        isWritten: async () => false,
        preview: () => ({ subject: '', html: '', text: '' }),
      },
      {
        addressee: async () => ({
          ...{ email: SALMA.email, language: 'en', mayAnswerInquiries: true },
          absence: null,
        }),
        owners: async () => [],
      },
    );
    const quotation = (await fakes.quotations.find(inquiryId))!;
    const [revision] = quotation.state.revisions;
    const about = { quotation, revision: revision!, inquiry: { ...INQUIRY, id: inquiryId } };
    await mails.sent(about);
    await mails.expiring(about, TODAY);
    await mails.code(about, '042137', AT);
    await mails.accepted(about, 'now');
    await mails.declined(about);
    await mails.changeAsked(about, { text: 'Navy', files: 0, request: 'r' });
    return keys;
  };
  const outdated = async () => {
    const found = await outdatedMails(fakes.dataSource, { now: () => now })([
      ...(await written()),
      'inquiry-received:1',
      'daily-digest:1',
    ]);
    return found.map((key) => key.split(':')[0]);
  };

  beforeEach(async () => {
    inquiryId = await fakes.inquiry();
    now = AT;
    await fakes.transactions.run(async () => {
      await fakes.quotations.holdOrMake(inquiryId, AT);
      await drafted();
      await sent();
      await coded(AT);
    });
  });

  const OPEN = ['quotation-sent', 'quotation-expiring', 'acceptance-code'];
  it.each<[string, () => Promise<unknown>, string[]]>([
    ['that is open', async () => undefined, ['quotation-accepted']],
    ['with a draft beside it', drafted, ['quotation-accepted']],
    [
      'whose code was made anew',
      () => coded(new Date(AT.getTime() + 60_000)),
      ['acceptance-code', 'quotation-accepted'],
    ],
    ['that is withdrawn', () => saved((one) => [one.withdraw()]), [...OPEN, 'quotation-accepted']],
    [
      'that is declined',
      () => saved((one) => [one.decline(1, { at: AT, reason: 'price', note: '' })]),
      [...OPEN, 'quotation-accepted'],
    ],
    [
      'that is superseded',
      async () => {
        await drafted();
        await sent();
      },
      [...OPEN, 'quotation-accepted'],
    ],
    ['of an inquiry that is rejected', () => standing('rejected'), [...OPEN, 'quotation-accepted']],
    ['of an inquiry that is closed', () => standing('closed'), [...OPEN, 'quotation-accepted']],
    ['of an order that is closed', () => standing('closed', AT), ['quotation-accepted']],
    ['that is accepted', accepted, OPEN],
    [
      'that is accepted, of an inquiry that is rejected',
      async () => {
        await accepted();
        await standing('rejected');
      },
      OPEN,
    ],
    [
      'whose acceptance is taken back',
      async () => {
        await accepted();
        await saved((one) => [one.undoAcceptance().revision]);
      },
      ['quotation-accepted'],
    ],
  ])('%s those are outdated that say otherwise', async (_, happens, expected) => {
    await fakes.transactions.run(async () => void (await happens()));
    expect(await outdated()).toEqual(expected);
  });

  it('that expires they are true until the end of its last day', async () => {
    now = new Date(`${rich.validThrough}T21:59:59Z`);
    expect(await outdated()).toEqual(['quotation-accepted']);
    now = new Date(`${rich.validThrough}T22:00:00Z`);
    expect(await outdated()).toEqual([...OPEN, 'quotation-accepted']);
  });
});
