import { beforeEach, describe, expect, it } from '@jest/globals';
import type { NewMail } from '../../notifications/index.js';
import type { SentRevision } from '../application/neighbours.js';
import { SALMA, sentQuotation } from '../domain/quotation.fixture.js';
import { INQUIRY } from './quotations-in-memory.fixture.js';
import { WrittenQuotationMails } from './written-mails.js';

const quotation = sentQuotation();
const [revision] = quotation.state.revisions;
const about = { quotation, revision, inquiry: { ...INQUIRY, id: 'one' } } as SentRevision;
const decline = { at: new Date('2026-11-24T09:00:00Z'), reason: 'price' as const, note: 'غالي' };
const declinedFor = (given: SentRevision): SentRevision => ({
  ...given,
  revision: { ...given.revision, decline },
});
let written: NewMail[];
let mails: WrittenQuotationMails;
type Absence = { isNow: boolean; standInId: string | null } | null;
let absences: Record<string, Absence>;
let mayAnswer: string[];
beforeEach(() => {
  written = [];
  absences = {};
  mayAnswer = [SALMA.id, 'omar'];
  mails = new WrittenQuotationMails(
    {
      write: async (mail) => {
        written.push(mail);
      },
      isWritten: async (key) => written.some((mail) => mail.key === key),
      preview: ({ subject }, language, id) => ({ subject, html: `${language} ${id}`, text: '' }),
    },
    {
      addressee: async (id) => ({
        ...{ email: `${id}@tiraz.example`, language: 'en' },
        ...(id === SALMA.id && { email: SALMA.email, language: 'ar' }),
        ...{ mayAnswerInquiries: mayAnswer.includes(id), absence: absences[id] ?? null },
      }),
      owners: async () => [
        { email: 'nadia@tiraz.example', language: 'ar' },
        { email: 'ola@tiraz.example', language: 'en' },
      ],
    },
  );
});

describe('a mail about a quotation', () => {
  it('goes to whom it was sent to, in that language, under a key of its own', async () => {
    await mails.sent(about);
    expect(written).toMatchObject([
      {
        key: 'quotation-sent:one:R1',
        to: { name: 'ليلى حسن', email: 'layla@example.com' },
        language: 'ar',
        about: { inquiryId: 'one', reference: 'TRZ-2026-000123' },
        subject: 'TRZ-2026-000123: عرض السعر جاهز (المراجعة ١)',
        attachments: [{ documentKey: 'quotations/q/R1.ar', fileName: 'TRZ-2026-000123-R1.ar.pdf' }],
      },
    ]);
  });

  it('is known by that key', async () => {
    expect(await mails.isSent(about)).toBe(false);
    await mails.sent(about);
    expect(await mails.isSent(about)).toBe(true);
  });

  it.each([
    ['2026-12-02', 'حتى نهاية ٧ ديسمبر', '2026-12-02T22:00:00.000Z'],
    ['2026-12-06', 'حتى نهاية غد', '2026-12-06T22:00:00.000Z'],
    ['2026-12-07', 'حتى نهاية اليوم', '2026-12-07T22:00:00.000Z'],
  ])('says on %s that it is valid %s, and is not sent after that day', async (day, words, end) => {
    await mails.expiring(about, day);
    expect(written[0]?.key).toBe(`quotation-expiring:one:R1:${day}`);
    expect(written[0]?.subject.replaceAll(/[\u2066-\u2069]/g, '')).toContain(words);
    expect(written[0]?.sendBefore?.toISOString()).toBe(end);
  });

  it.each<[string, () => Promise<void>, string[]]>([
    ['acceptance', () => mails.accepted(about, 'now'), ['layla@example.com', SALMA.email]],
    ['refusal', () => mails.declined(declinedFor(about)), ['layla@example.com', SALMA.email]],
    [
      'request',
      () => mails.changeAsked(about, { text: '٢٥٠ قطعة', files: 2, request: 'R1:1' }),
      [SALMA.email],
    ],
  ])('tells of an %s whom it concerns', async (_, write, receivers) => {
    await write();
    expect(written.map(({ to }) => to.email)).toEqual(receivers);
    expect(new Set(written.map(({ key }) => key)).size).toBe(receivers.length);
  });

  it('of a refusal says why to staff', async () => {
    await mails.declined(declinedFor(about));
    const [, toStaff] = written;
    expect(toStaff?.blocks).toContainEqual({
      kind: 'rows',
      rows: expect.arrayContaining([
        ['السبب', 'السعر'],
        ['بكلمات العميل', 'غالي'],
      ]),
    });
  });

  it('can be seen before it is written', () => {
    expect(mails.preview(about)).toEqual({
      to: { name: 'ليلى حسن', email: 'layla@example.com' },
      language: 'ar',
      subject: 'TRZ-2026-000123: عرض السعر جاهز (المراجعة ١)',
      html: 'ar one',
      text: '',
    });
    expect(written).toEqual([]);
  });

  it('with a code is not sent once the code is over', async () => {
    await mails.code(about, '042137', new Date('2026-11-23T08:00:00Z'));
    expect(written[0]?.sendBefore).toEqual(new Date('2026-11-23T08:10:00Z'));
    expect(JSON.stringify(written[0]?.blocks)).toContain('042137');
    expect(JSON.stringify(written[0]?.blocks)).toContain('١٠:١٠\u00a0ص');
  });

  it.each<[string, Absence, string[]]>([
    ['is away', { isNow: true, standInId: 'omar' }, [SALMA.email, 'omar@tiraz.example']],
    ['is not away yet', { isNow: false, standInId: 'omar' }, [SALMA.email]],
    ['has nobody stand in', { isNow: true, standInId: null }, [SALMA.email]],
    ['is away as the stand-in has left', { isNow: true, standInId: 'gone' }, [SALMA.email]],
  ])('of a change goes to the stand-in too when whoever sent the quotation %s', async (_, said, to) => {
    absences = { [SALMA.id]: said };
    await mails.changeAsked(about, { text: 'Navy, please', files: 0, request: 'r' });
    expect(written.map((mail) => mail.to.email)).toEqual(to);
    expect(new Set(written.map(({ key }) => key)).size).toBe(to.length);
  });

  describe.each<[string, (about: SentRevision) => Promise<void>]>([
    ['acceptance', (given) => mails.accepted(given, 'now')],
    ['refusal', (given) => mails.declined(declinedFor(given))],
    ['change', (given) => mails.changeAsked(given, { text: 'Navy, please', files: 0, request: 'r' })],
  ])('of a customer’s %s, when whoever sent the quotation may not answer any more', (_, tell) => {
    it.each<[string, Absence, string[], string | null, string[]]>([
      [
        'goes to the stand-in',
        { isNow: true, standInId: 'omar' },
        ['omar', 'mona'],
        'mona',
        ['omar@tiraz.example'],
      ],
      [
        'goes to whose inquiry it is, where the stand-in may not answer either',
        { isNow: true, standInId: 'omar' },
        ['mona'],
        'mona',
        ['mona@tiraz.example'],
      ],
      ['goes to whose inquiry it is', null, ['mona'], 'mona', ['mona@tiraz.example']],
      [
        'goes to every owner, where whose inquiry it is may not',
        null,
        [],
        'mona',
        ['nadia@tiraz.example', 'ola@tiraz.example'],
      ],
      [
        'goes to every owner, where the inquiry is their own',
        null,
        [],
        SALMA.id,
        ['nadia@tiraz.example', 'ola@tiraz.example'],
      ],
      [
        'goes to every owner, where the inquiry is nobody’s',
        null,
        [],
        null,
        ['nadia@tiraz.example', 'ola@tiraz.example'],
      ],
    ])('%s', async (_case, said, able, ownerId, receivers) => {
      [absences, mayAnswer] = [{ [SALMA.id]: said }, able];
      await tell({ ...about, inquiry: { ...about.inquiry, ownerId } });
      const toStaff = written.filter(({ kind }) => kind === 'customer-answered');
      expect(toStaff.map(({ to }) => to.email)).toEqual(receivers);
      expect(new Set(written.map(({ key }) => key)).size).toBe(written.length);
    });
  });

  it('goes to the stand-in of whose inquiry it is, too', async () => {
    [mayAnswer, absences] = [['mona', 'omar'], { mona: { isNow: true, standInId: 'omar' } }];
    await mails.changeAsked(
      { ...about, inquiry: { ...about.inquiry, ownerId: 'mona' } },
      { text: 'Navy, please', files: 0, request: 'r' },
    );
    expect(written.map(({ to }) => to.email)).toEqual(['mona@tiraz.example', 'omar@tiraz.example']);
  });

  it('to staff is written in the language of each of them', async () => {
    absences = { [SALMA.id]: { isNow: true, standInId: 'omar' } };
    await mails.changeAsked(about, { text: 'Navy, please', files: 0, request: 'r' });
    expect(written.map(({ language, subject }) => [language, subject])).toEqual([
      ['ar', 'TRZ-2026-000123: يطلب ليلى حسن تعديلًا'],
      ['en', 'TRZ-2026-000123: ليلى حسن asks for a change'],
    ]);
  });
});
