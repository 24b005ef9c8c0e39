import { describe, expect, it } from '@jest/globals';
import { renderMail } from '../domain/rendered-mail.js';
import { embroideredShirts, EVERY_LETTER, HOSTILE_NAMES, letterOf } from './letters.fixture.js';
import { customerAnswered, inquiryReceived } from '../index.js';

const REQUEST = 'https://tiraz.example/t/secret?a=1&b="2"';
const INQUIRY = 'https://tiraz.example/admin/inquiries/1';
const INVITATION = 'https://tiraz.example/admin/join#Ck2vTqY1b0nS8yXo3ZrL';
const STAFF_AREA = 'https://tiraz.example/admin';
const TARGETS = {
  ...{ request: REQUEST, inquiry: INQUIRY, invitation: INVITATION },
  'staff-area': STAFF_AREA,
};
const DIGEST_LINKS = [
  '/inquiries/id',
  '/inquiries?status=new&sort=createdAt',
  '/crm/customers/id',
  '/crm/follow-ups?status=pending',
  '/inquiries/id',
  '/inquiries?status=quoted',
  '/inquiries/id',
  '/inquiries?owner=mona',
  '/account',
].map((path) => STAFF_AREA + path);
const OWN_TAGS =
  /^<(!doctype html|\/?html|\/?head|meta|\/?title|\/?style|\/?body|\/?div|\/?h[12]|\/?p|\/?table|\/?tr|\/?th|\/?td|\/?bdi|\/?a)( [^<>]*)?>$/;

const unescaped = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
/** Words alone: punctuation between name and value, isolates and the address of the link aside. */
const wordsOf = (text: string) =>
  text
    .replaceAll(/[\u2066-\u2069]/g, '')
    .split(/[\s:]+/)
    .filter((word) => word !== '');

describe.each(EVERY_LETTER)('the mail %s in %s', (kind, language) => {
  it.each(['Layla', ...HOSTILE_NAMES])('says the same as HTML and as text, and nothing else: %j', (name) => {
    const letter = letterOf(kind, language, name);
    const { subject, html, text } = renderMail(letter, language, TARGETS);
    const [, body = ''] = /<body>(.*)<\/body>/s.exec(html) ?? [];

    expect([subject, text, html].join('')).not.toMatch(
      /[\u202a-\u202e\u200e\u200f]|\p{Cs}|undefined|\[object/u,
    );
    expect(subject).not.toMatch(/\p{Cc}/u);
    expect(text).not.toMatch(/[^\P{Cc}\n]/u);
    for (const tag of html.match(/<[^>]*>?/g) ?? []) expect(tag).toMatch(OWN_TAGS);
    expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);

    const isForStaff = kind === 'customer-answered' || kind === 'daily-digest';
    const target = isForStaff ? INQUIRY : kind === 'staff-invited' ? INVITATION : REQUEST;
    const expected = kind === 'daily-digest' ? DIGEST_LINKS : kind === 'acceptance-code' ? [] : [target];
    const links = [...html.matchAll(/<[^>]*(?:href|src|action|url)\b[=(]"?([^"]*)/g)].map(([, to = '']) =>
      unescaped(to),
    );
    expect(links).toEqual(expected);
    const addresses = text.match(/https?:\/\/\S+/g) ?? [];
    // Staff read what was typed.
    const ours = addresses.filter((address) => expected.includes(address));
    expect(isForStaff ? ours : addresses).toEqual(links);
    if (!isForStaff) expect(text).not.toContain('evil.example');

    expect(wordsOf(unescaped(body.replaceAll(/<[^>]*>/g, ' ')))).toEqual(
      wordsOf(
        [...expected]
          .sort((a, b) => b.length - a.length)
          .reduce((left, link) => left.replaceAll(link, ' '), text),
      ),
    );
  });
});

// Without isolation the halves of a name around «Nile» change places.
it.each(EVERY_LETTER)('whom %s in %s names reads in their own direction', (kind, language) => {
  const name = 'النيل (Nile Threads) للملابس';
  const { blocks } = letterOf(kind, language, name);
  const named = blocks.flatMap((block) =>
    (block.kind === 'paragraph' || block.kind === 'heading') && block.text.includes(name) ? [block.text] : [],
  );
  for (const said of named) expect(said).toContain(`\u2068${name}\u2069`);
});

it.each([
  ['en', 'TRZ-2026-000123: We have your request; we answer by Sunday 12:00'],
  ['ar', 'TRZ-2026-000123: وصلنا طلبك، ونرد عليك قبل الأحد ١٢:٠٠\u00a0م'],
] as const)('the moment of the answer is Cairo’s, in %s', (language, subject) => {
  expect(letterOf('inquiry-received', language).subject).toBe(subject);
});

it('tells the order in words', () => {
  const { text } = renderMail(letterOf('inquiry-received', 'ar'), 'ar', TARGETS);
  const plain = text.replaceAll(/[\u2066-\u2069]/g, '');
  for (const said of [
    'المنتج: Shirt & <b>"polo"</b> بالعربية',
    'الألوان: Navy بالعربية',
    'الطباعة: Screen print بالعربية، ٣ ألوان',
    'الكمية: ١٠٠ قطعة',
    'Sizes: S: 40, M: 60',
    'سعر القطعة: ١٤٥٫٠٠\u00a0ج.م',
    'الإجمالي التقديري: ١٤٬٥٠٠٫٠٠\u00a0ج.م',
  ])
    expect(plain).toContain(said);
});

it('tells of a sample its price alone', () => {
  const letter = inquiryReceived({
    language: 'en',
    reference: 'TRZ-2026-000123',
    customerName: 'Layla',
    isSampleRequest: true,
    configuration: { ...embroideredShirts('Shirt'), swatches: [], prints: [] },
    totalCost: '1000.00',
    pricePerItem: '145.00',
    answerBy: new Date('2026-11-22T10:00:00Z'),
    sizes: [],
  });
  const { text } = renderMail(letter, 'en', TARGETS);
  expect(text).toMatch(/Price of the sample: .*1,000\.00/);
  expect(text).not.toMatch(/Quantity|Print:|Colours|145\.00/);
});

it.each([
  ['quotation-sent', true],
  ['quotation-expiring', true],
  ['quotation-accepted', false],
  ['quotation-declined', false],
] as const)('%s names the last day of the validity: %s', (kind, isSaid) => {
  const { text } = renderMail(letterOf(kind, 'en'), 'en', TARGETS);
  expect(text.includes('Valid through')).toBe(isSaid);
});

it.each(['accepted', 'declined'] as const)(
  'tells staff who has %s it, and no words where there are none',
  (answer) => {
    const { subject, blocks } = customerAnswered({
      language: 'en',
      reference: 'TRZ-2026-000123',
      customerName: 'Layla',
      revision: 1,
      answer,
      message: ' ',
      files: 0,
    });
    expect(subject).toBe(`TRZ-2026-000123: Layla has ${answer} the quotation`);
    expect(JSON.stringify(blocks)).not.toMatch(/words|Designs/);
  },
);
