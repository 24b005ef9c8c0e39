import { describe, expect, it, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page';

const words = {
  en: {
    title: 'Your Fashion Manufacturing Partner',
    links: { 'Get Instant Quote': '/calculator', 'Learn More': '/about', 'Start Calculator': '/calculator' },
    how: 'How It Works',
    steps: ['Choose products', 'Calculate costs', 'Submit order'],
    why: 'Why Choose Tiraz',
    reasons: ['Transparent EGP pricing', 'Local network', 'Quality assurance'],
    trusted: 'Made for Leading Brands',
    slip: '100 pieces, line by line',
    start: 'Start from this order',
    example: 'See an order with its price',
    examples: 'nobody is quoted here',
    garments: 'Start with a garment',
  },
  ar: {
    title: 'شريكك في تصنيع الأزياء',
    links: { 'احصل على سعر فوري': '/calculator', 'اعرف المزيد': '/about', 'ابدأ الحساب': '/calculator' },
    how: 'كيف نعمل',
    steps: ['اختر منتجاتك', 'احسب التكلفة', 'أرسل طلبك'],
    why: 'لماذا تختار طِراز؟',
    reasons: ['أسعار واضحة بالجنيه', 'شبكة محلية', 'ضمان الجودة'],
    trusted: 'للعلامات الرائدة',
    slip: '١٠٠ قطعة، بندًا بندًا',
    start: 'ابدأ من هذا الطلب',
    example: 'شاهد طلبًا بسعره',
    examples: 'ليست أقوال عملاء',
    garments: 'ابدأ بقطعة',
  },
};

describe.each(['en', 'ar'] as const)('the landing page in %s', (language) => {
  const t = words[language];
  const main = () => within(screen.getByRole('main'));
  const sectionOf = (title: string) =>
    within(main().getByRole('heading', { level: 2, name: title }).closest('section')!);
  const headingsOf = (title: string) =>
    sectionOf(title)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent);

  it('has its title once', async () => {
    await openLanding(language);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(t.title);
    expect(document.title).toContain(t.title);
  });

  it.each(Object.entries(t.links))('leads by %s to %s', async (name, address) => {
    await openLanding(language);
    expect(main().getByRole('link', { name })).toHaveAttribute('href', address);
  });

  it('explains itself in three steps and three reasons', async () => {
    await openLanding(language);
    expect(headingsOf(t.how)).toEqual(t.steps);
    expect(sectionOf(t.how).getAllByRole('listitem')).toHaveLength(3);
    expect(headingsOf(t.why)).toEqual(t.reasons);
  });

  it('names three brands that it is for, as examples, and has no customers speak who do not exist', async () => {
    await openLanding(language);
    const section = sectionOf(t.trusted);
    const examples = section.getAllByRole('figure');
    expect(examples).toHaveLength(3);
    examples.forEach((example) => expect(example.querySelector('figcaption')).not.toBeEmptyDOMElement());
    expect(section.getByText(new RegExp(t.examples))).toBeVisible();
    expect(
      main()
        .getByRole('heading', { level: 2, name: t.trusted })
        .closest('section')!
        .querySelector('blockquote'),
    ).toBeNull();
  });
});

const plain = (element: Element | null) =>
  element?.textContent?.replace(/[\u2066-\u2069]/g, '').replace(/\s+/g, ' ');

/** The page once its prices are here. */
async function openLanding(language: 'en' | 'ar') {
  openPage('/', language);
  await screen.findByRole('navigation', { name: words[language].garments });
}

const slipOf = (language: 'en' | 'ar') => screen.getByRole('region', { name: words[language].slip });

test.each([
  [
    'en',
    'ج.م 23,700.00 – to ج.م 28,440.00',
    'ج.م 237.00 – to ج.م 284.40',
    'Print setup, 2 colors2 × ج.م 350.00',
  ],
  [
    'ar',
    '٢٣٬٧٠٠٫٠٠ ج.م – إلى ٢٨٬٤٤٠٫٠٠ ج.م',
    '٢٣٧٫٠٠ ج.م – إلى ٢٨٤٫٤٠ ج.م',
    'تجهيز الطباعة، لونان٢ × ٣٥٠٫٠٠ ج.م',
  ],
] as const)(
  'the slip in %s is what the API says an order costs, and leads to it',
  async (language, total, each, setup) => {
    openPage('/', language);
    const amounts = () => Array.from(slipOf(language).querySelectorAll('dd'), plain).slice(-2);
    expect(amounts()).toEqual(['–', '–']);
    await waitFor(() => expect(amounts()).toEqual([total, each]));
    expect(plain(slipOf(language))).toContain(setup);
    expect(plain(screen.getByRole('main'))).toContain(language === 'en' ? 'ج.م 1,000.00' : '١٬٠٠٠٫٠٠ ج.م');
    for (const name of [words[language].start, words[language].example])
      expect(within(screen.getByRole('main')).getByRole('link', { name })).toHaveAttribute(
        'href',
        '/calculator?product=tee&fabric=combed&fit=oversized&finishing=premium&quantity=100&print=screen.2',
      );
  },
);

test('every garment on offer is a way into the calculator, with its price', async () => {
  openPage('/');
  const garments = await screen.findByRole('navigation', { name: words.en.garments });
  const links = within(garments).getAllByRole('link');
  expect(links.map(plain)).toEqual(['Basic T-ShirtFrom ج.م 145.00', 'HoodieFrom ج.م 430.00']);
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/calculator?product=tee&quantity=100',
    '/calculator?product=hoodie&quantity=100',
  ]);
});
