import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page';

const words = {
  en: {
    home: 'Back to Home',
    quote: 'Get Quote',
    story: 'Our Story',
    how: 'How Our Business Works',
    cards: ['Instant Pricing', 'Verified Manufacturers', 'Sample Production', 'End-to-End Service'],
    services: 'Our Services',
    serviceCards: [
      'Cost Calculator',
      'Sample Production',
      'Bulk Manufacturing',
      'Quality Control',
      'Regional Network',
      'Fast Turnaround',
    ],
    beliefs: ['Mission', 'Values', 'Vision'],
    why: 'Why Choose Tiraz',
    touch: 'Get in Touch',
    headquarters: ['Headquarters', 'Cairo, Egypt'],
    sample: /fixed 1000 EGP/,
    closingQuote: 'Get Your Quote',
  },
  ar: {
    home: 'العودة إلى الرئيسية',
    quote: 'احسب السعر',
    story: 'قصتنا',
    how: 'كيف يسير عملنا',
    cards: ['سعر فوري', 'مصانع موثوقة', 'تنفيذ العينات', 'خدمة متكاملة'],
    services: 'خدماتنا',
    serviceCards: [
      'حاسبة التكلفة',
      'تنفيذ العينات',
      'الإنتاج بالكميات',
      'مراقبة الجودة',
      'شبكة إقليمية',
      'تسليم سريع',
    ],
    beliefs: ['رسالتنا', 'قيمنا', 'رؤيتنا'],
    why: 'لماذا تختار طِراز؟',
    touch: 'تواصل معنا',
    headquarters: ['المقر الرئيسي', 'القاهرة، مصر'],
    sample: /سعر ثابت ١٠٠٠ ج\.م/,
    closingQuote: 'احصل على سعرك',
  },
};

describe.each(['en', 'ar'] as const)('the About page in %s', (language) => {
  const t = words[language];
  const main = () => within(screen.getByRole('main'));
  const sectionOf = (title: string) =>
    within(main().getByRole('heading', { level: 2, name: title }).closest('section')!);
  const cardsOf = (title: string) =>
    sectionOf(title)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent);

  it('has all its sections, in order', () => {
    openPage('/about', language);
    expect(main().getByRole('heading', { level: 1 })).toBeVisible();
    const titles = main()
      .getAllByRole('heading', { level: 2 })
      .map((heading) => heading.textContent);
    expect(titles.slice(0, -1)).toEqual([t.story, t.how, t.services, ...t.beliefs, t.why, t.touch]);
  });

  it('has four cards, six cards and four points', () => {
    openPage('/about', language);
    expect(cardsOf(t.how)).toEqual(t.cards);
    expect(cardsOf(t.services)).toEqual(t.serviceCards);
    expect(sectionOf(t.why).getAllByRole('listitem')).toHaveLength(4);
  });

  it('states the fixed price of a sample', () => {
    openPage('/about', language);
    expect(sectionOf(t.how).getByText(t.sample)).toBeVisible();
  });

  it('says where to find us', () => {
    openPage('/about', language);
    t.headquarters.forEach((text) => expect(sectionOf(t.touch).getByText(text)).toBeVisible());
    expect(sectionOf(t.touch).getByRole('link', { name: 'hello@tiraz.example' })).toHaveAttribute(
      'href',
      'mailto:hello@tiraz.example',
    );
  });

  it('leads home and to the calculator, above and below', () => {
    openPage('/about', language);
    const addresses = (name: string) =>
      main()
        .getAllByRole('link', { name })
        .map((link) => link.getAttribute('href'));
    expect(addresses(t.home)).toEqual(['/', '/']);
    expect(addresses(t.quote)).toEqual(['/calculator']);
    expect(addresses(t.closingQuote)).toEqual(['/calculator']);
  });
});
