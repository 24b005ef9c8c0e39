import { describe, expect, it, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page';

const words = {
  en: {
    title: 'Your Fashion Manufacturing Partner',
    links: { 'Get Instant Quote': '/calculator', 'Learn More': '/about', 'Start Calculator': '/calculator' },
    how: 'How It Works',
    steps: ['Choose products', 'Calculate costs', 'Submit order'],
    why: 'Why Choose Tiraz',
    reasons: ['Transparent EGP pricing', 'Local network', 'Quality assurance'],
    trusted: 'Trusted by Leading Brands',
    slip: '100 T-shirts, line by line',
  },
  ar: {
    title: 'شريكك في تصنيع الأزياء',
    links: { 'احصل على سعر فوري': '/calculator', 'اعرف المزيد': '/about', 'ابدأ الحساب': '/calculator' },
    how: 'كيف نعمل',
    steps: ['اختر منتجاتك', 'احسب التكلفة', 'أرسل طلبك'],
    why: 'لماذا تختار طِراز؟',
    reasons: ['أسعار واضحة بالجنيه', 'شبكة محلية', 'ضمان الجودة'],
    trusted: 'علامات رائدة تثق بنا',
    slip: '١٠٠ تيشيرت، بندًا بندًا',
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

  it('has its title once', () => {
    openPage('/', language);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(t.title);
    expect(document.title).toContain(t.title);
  });

  it.each(Object.entries(t.links))('leads by %s to %s', (name, address) => {
    openPage('/', language);
    expect(main().getByRole('link', { name })).toHaveAttribute('href', address);
  });

  it('explains itself in three steps and three reasons', () => {
    openPage('/', language);
    expect(headingsOf(t.how)).toEqual(t.steps);
    expect(sectionOf(t.how).getAllByRole('listitem')).toHaveLength(3);
    expect(headingsOf(t.why)).toEqual(t.reasons);
  });

  it('lets three customers speak', () => {
    openPage('/', language);
    const quotes = sectionOf(t.trusted).getAllByRole('figure');
    expect(quotes).toHaveLength(3);
    quotes.forEach((quote) => expect(quote.querySelector('figcaption')).not.toBeEmptyDOMElement());
  });
});

const plain = (element: Element | null) =>
  element?.textContent?.replace(/[\u2066-\u2069]/g, '').replace(/\s+/g, ' ');

test.each([
  ['en', 'ج.م 23,700.00 – to ج.م 28,440.00', 'ج.م 237.00 – to ج.م 284.40'],
  ['ar', '٢٣٬٧٠٠٫٠٠ ج.م – إلى ٢٨٬٤٤٠٫٠٠ ج.م', '٢٣٧٫٠٠ ج.م – إلى ٢٨٤٫٤٠ ج.م'],
] as const)('the slip in %s adds up to the worked example', (language, total, each) => {
  openPage('/', language);
  const amounts = Array.from(
    screen.getByRole('region', { name: words[language].slip }).querySelectorAll('dd'),
    plain,
  );
  expect(amounts.slice(-2)).toEqual([total, each]);
});

test('the prices of the slip are those of the catalogue', async () => {
  const { api } = openPage('/');
  const list = async (name: string) =>
    (await api.fetch(new Request(`http://tiraz.example/api/${name}`))).json();
  const named = async (name: string, item: string) =>
    ((await list(name)) as Record<string, string>[]).find((candidate) => candidate.name === item)!;

  const slip = plain(screen.getByRole('region', { name: words.en.slip }))!;
  const screenPrint = await named('print-types', 'Screen Print');
  for (const sum of [
    `Basic T-Shirt100 × ج.م ${(await named('product-types', 'Basic T-Shirt')).basePrice}`,
    `Combed Single Jersey100 × ج.م ${(await named('fabrics', 'Combed Single Jersey')).costMultiplier}`,
    `Oversized100 × ج.م ${(await named('fits', 'Oversized')).priceModifier}`,
    `Premium finishing100 × ج.م ${(await named('finishing-qualities', 'Premium')).priceModifier}`,
    `Print setup, 2 colors2 × ج.م ${screenPrint.setupCost}`,
    `Screen print100 × ج.م ${screenPrint.perItemCost}`,
  ]) {
    expect(slip).toContain(sum);
  }
});
