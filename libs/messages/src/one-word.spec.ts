import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse, type Token } from '@messageformat/parser';
import { isForCustomers, LIBRARY, readAreas } from './areas.ts';
import type { Messages } from './compile.ts';

interface Banned {
  word: RegExp;
  instead: string;
  /** Where it stands all the same: as the specification words it, or in another meaning. */
  except?: readonly string[];
}

/** What the demo's catalogue says in Arabic; what cloth is made of has digits that the page writes in its own. */
const OF_THE_DEMO = globSync('../../backend/src/catalogue/seed/demo-*.ts', { cwd: LIBRARY }).flatMap((file) =>
  [
    ...readFileSync(join(LIBRARY, file), 'utf8').matchAll(
      /(?<!compositionAr: )'([^']*\p{Script=Arabic}[^']*)'/gu,
    ),
  ].map(([, text = '']) => ({ language: 'ar' as const, name: file, text })),
);

/** One word for one thing (docs/glossary.md): what a thing is not called. */
const BANNED: Readonly<Record<'en' | 'ar', readonly Banned[]>> = {
  en: [
    { word: /\bcloths?\b/, instead: 'fabric', except: ['storefront/about.storyText.0'] },
    { word: /\b(the|your) cut\b|, cut (and|,)/, instead: 'fit' },
    {
      word: /\b(the|a|no|of|our|your|total|sample) costs?\b|\bsetup cost\b/,
      instead: 'price',
      except: [
        'storefront/calculator.totalCost',
        'storefront/calculator.sampleCost',
        'storefront/calculator.spoken',
      ],
    },
    { word: /^(please )?(try|once) (it )?again\.?$/, instead: 'Retry' },
    {
      word: /\binquir(y|ies)\b/,
      instead: 'request',
      except: ['storefront/inquiry.failed', 'storefront/inquiry.sent', 'mail/letters.answered.link'],
    },
    { word: /\bartworks?\b/, instead: 'design' },
    { word: /\binks?\b/, instead: 'color' },
    { word: /\be-mails?\b|\bmails?\b/, instead: 'email' },
    { word: /\bset-ups?\b/, instead: 'setup' },
    { word: /colour|fibre|\bgrey\b|centre|favour|cancell|organis|licence/, instead: 'American spelling' },
  ],
  ar: [
    { word: /قصّ(?=[ةات])|القص[ةه]|قصات/, instead: 'القَصّة' },
    { word: /القصّ(?!ة)/, instead: 'القص' },
    { word: /ثمن/, instead: 'سعر' },
    { word: /تكلفة العينة|قيمة العينة/, instead: 'سعر العينة' },
    { word: /التكلفة (الإجمالية|الكلية)/, instead: 'الإجمالي' },
    { word: /إعادة المحاولة/, instead: 'أعد المحاولة' },
    { word: /رقم (الطلب|طلبك)/, instead: 'الرقم المرجعي' },
    { word: /صالح حتى|سار حتى/, instead: 'سارٍ حتى' },
    { word: /استمارة/, instead: 'نموذج' },
    { word: /الخامة|خامات|النسيج/, instead: 'القماش' },
    { word: /طلبية|أوردر/, instead: 'طلب' },
    { word: /كيس بولي/, instead: 'كيس بلاستيك' },
    { word: /Incoterms/, instead: 'إنكوترمز' },
    { word: /[0-9%]/, instead: 'أرقام عربية' },
  ],
};

const texts = [...readAreas()]
  .filter(([area]) => isForCustomers(area))
  .flatMap(([area, { en = '', ar = '' }]) => [
    ...messagesOf(en, area).map((message) => ({ language: 'en' as const, ...message })),
    ...messagesOf(ar, area).map((message) => ({ language: 'ar' as const, ...message })),
  ])
  .concat(OF_THE_DEMO);

it('reads what the demo says', () => expect(OF_THE_DEMO.length).toBeGreaterThan(50));

describe.each(['en', 'ar'] as const)('one word for one thing in %s', (language) => {
  const said = texts.filter((text) => text.language === language);

  it.each(BANNED[language])('$instead, and not $word', ({ word, except = [] }) => {
    const anyCase = new RegExp(word, 'iu');
    const found = said.filter(({ text }) => anyCase.test(text));
    expect(found.filter(({ name }) => !except.includes(name))).toEqual([]);
    // An exception that is none any more goes from the table.
    expect(except.filter((name) => !found.some((text) => text.name === name))).toEqual([]);
  });
});

function messagesOf(messages: Messages, name: string): { name: string; text: string }[] {
  if (typeof messages === 'string') return [{ name, text: parse(messages).map(read).join('') }];
  return Object.entries(messages).flatMap(([key, value]) => messagesOf(value, `${name}.${key}`));
}

/** What of a message is read, without its arguments. */
function read(token: Token): string {
  if (token.type === 'content') return token.value;
  if (token.type !== 'plural' && token.type !== 'select') return '';
  return token.cases.map(({ tokens }) => tokens.map(read).join('')).join(' ');
}
