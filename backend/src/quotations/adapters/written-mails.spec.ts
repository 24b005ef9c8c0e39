import { beforeEach, describe, expect, it } from '@jest/globals';
import type { NewMail } from '../../notifications/index.js';
import type { SentRevision } from '../application/neighbours.js';
import { SALMA, sentQuotation } from '../domain/quotation.fixture.js';
import { INQUIRY } from './quotations-in-memory.fixture.js';
import { WrittenQuotationMails } from './written-mails.js';

const quotation = sentQuotation();
const [revision] = quotation.state.revisions;
const about = { quotation, revision, inquiry: { ...INQUIRY, id: 'one' } } as SentRevision;
let written: NewMail[];
let mails: WrittenQuotationMails;
let absence: { isNow: boolean; standInId: string | null } | null;
beforeEach(() => {
  written = [];
  absence = null;
  mails = new WrittenQuotationMails(
    {
      write: async (mail) => {
        written.push(mail);
      },
      preview: ({ subject }, language, id) => ({ subject, html: `${language} ${id}`, text: '' }),
    },
    {
      addressee: async (id) =>
        id === SALMA.id
          ? { email: SALMA.email, language: 'ar', mayAnswerInquiries: true, absence }
          : {
              email: `${id}@tiraz.example`,
              language: 'en',
              mayAnswerInquiries: id === 'omar',
              absence: null,
            },
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

  it.each([
    ['2026-12-02', 'حتى نهاية ٧ ديسمبر'],
    ['2026-12-06', 'حتى نهاية غد'],
    ['2026-12-07', 'حتى نهاية اليوم'],
  ])('says on %s that it is valid %s', async (day, words) => {
    await mails.expiring(about, day);
    expect(written[0]?.key).toBe(`quotation-expiring:one:R1:${day}`);
    expect(written[0]?.subject.replaceAll(/[\u2066-\u2069]/g, '')).toContain(words);
  });

  it.each<[string, () => Promise<void>, string[]]>([
    ['acceptance', () => mails.accepted(about, 'now'), ['layla@example.com', SALMA.email]],
    ['refusal', () => mails.declined(about, 'غالي'), ['layla@example.com', SALMA.email]],
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
  });

  it.each<[string, typeof absence, string[]]>([
    ['is away', { isNow: true, standInId: 'omar' }, [SALMA.email, 'omar@tiraz.example']],
    ['is not away yet', { isNow: false, standInId: 'omar' }, [SALMA.email]],
    ['has nobody stand in', { isNow: true, standInId: null }, [SALMA.email]],
    ['is away as the stand-in has left', { isNow: true, standInId: 'gone' }, [SALMA.email]],
  ])('of a change goes to the stand-in too when whoever sent the quotation %s', async (_, said, to) => {
    absence = said;
    await mails.changeAsked(about, { text: 'Navy, please', files: 0, request: 'r' });
    expect(written.map((mail) => mail.to.email)).toEqual(to);
    expect(new Set(written.map(({ key }) => key)).size).toBe(to.length);
  });

  it('to staff is written in the language of each of them', async () => {
    absence = { isNow: true, standInId: 'omar' };
    await mails.changeAsked(about, { text: 'Navy, please', files: 0, request: 'r' });
    expect(written.map(({ language, subject }) => [language, subject])).toEqual([
      ['ar', 'TRZ-2026-000123: يطلب ليلى حسن تعديلًا'],
      ['en', 'TRZ-2026-000123: ليلى حسن asks for a change'],
    ]);
  });
});
