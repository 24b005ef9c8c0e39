import type { Language } from '@tiraz/contracts/language';
import type { DocumentRequest } from '../application/documents.js';
import type { InquiryDocument, QuotationDocument, QuotationLine } from '../domain/document-data.js';

const SELLERS = {
  en: { name: 'Tiraz', address: '14 Talaat Harb Street, Cairo' },
  ar: { name: 'طراز', address: '١٤ شارع طلعت حرب، القاهرة' },
} as const;

const TEXTS = {
  en: {
    lines: [
      ['Polo shirt, navy and white', 'Piqué (Lacoste), 100% cotton, 220 g/m², slim fit, premium finishing'],
      ['Hoodie, black', 'Brushed fleece, 70% cotton / 30% polyester, screen print in 2 colours on the chest'],
      ['Screens for printing', 'Once, two colours'],
      ['Delivery to Jeddah', ''],
    ],
    tax: 'VAT 14%',
    credit: 'Credit for the sample',
    due: ['on acceptance', 'before shipping'],
    terms:
      'Prices hold for the stated quantities; any change is issued as a new revision.\nOvers and unders of ±3% are accepted, and the invoice follows what is shipped.\nThe fabric is ordered when the first payment has arrived.',
    notes: ['Import VAT at destination (KSA 15%) is paid to customs, not to us.'],
    source: 'Central Bank of Egypt',
    kind: 'Production order',
    choices: [
      ['Product', 'Polo Shirt'],
      ['Fabric', 'Piqué (Lacoste), 100% cotton, 220 g/m²'],
      ['Quantity', '300 pieces'],
      ['Colours', 'Navy, White'],
      ['Fit', 'Slim fit'],
      ['Finishing', 'Premium'],
      ['Printing', 'Screen print, 2 colours, chest'],
    ],
    prices: ['300 pieces at 79.00', 'Printing setup'],
  },
  ar: {
    lines: [
      ['تيشيرت بولو، كحلي وأبيض', 'بيكيه (لاكوست)، ١٠٠٪ قطن، ٢٢٠ جم/م²، قَصّة ضيقة، تشطيب فاخر'],
      ['هودي أسود', 'ميلتون بوبرة، ٧٠٪ قطن / ٣٠٪ بوليستر، طباعة سلك سكرين لونين على الصدر'],
      ['شاشات الطباعة', 'مرة واحدة، لونان'],
      ['الشحن إلى جدة', ''],
    ],
    tax: 'ضريبة القيمة المضافة ١٤٪',
    credit: 'خصم سعر العينة',
    due: ['عند قبول العرض', 'قبل الشحن'],
    terms:
      'الأسعار سارية على الكميات المذكورة، وأي تعديل يصدر في مراجعة جديدة.\nتفاوت الكمية ±٣٪ مقبول، والفاتورة بما يُشحن فعلًا.\nنطلب القماش عند وصول الدفعة الأولى.',
    notes: ['ضريبة الاستيراد في بلد الوصول (السعودية ١٥٪) تُسدَّد للجمارك وليست ضمن هذا العرض.'],
    source: 'البنك المركزي المصري',
    kind: 'طلب إنتاج',
    choices: [
      ['المنتج', 'تيشيرت بولو'],
      ['القماش', 'بيكيه (لاكوست)، ١٠٠٪ قطن، ٢٢٠ جم/م²'],
      ['الكمية', '٣٠٠ قطعة'],
      ['الألوان', 'كحلي، أبيض'],
      ['القَصّة', 'ضيقة'],
      ['التشطيب', 'فاخر'],
      ['الطباعة', 'سلك سكرين، لونان، على الصدر'],
    ],
    prices: ['٣٠٠ قطعة بسعر ٧٩٫٠٠', 'تجهيز الطباعة'],
  },
} as const;

const UNITS = [19_500n, 43_000n, 150_000n, 1_250_000n];

const every = (language: Language) => ({
  reference: 'TRZ-2026-000123',
  seller: {
    ...SELLERS[language],
    taxNumber: '123-456-789',
    phone: '+20 2 2794 0000',
    email: 'hello@tiraz.example',
  },
  customer:
    language === 'ar'
      ? {
          name: 'مريم عبد الله',
          company: 'Threads & Co. (Dubai)',
          email: 'mariam@threads-co.example',
          phone: '+971 50 123 4567',
        }
      : {
          name: 'Mariam Abdallah',
          company: 'شركة الخيوط والأزياء (دبي)',
          email: 'mariam@threads-co.example',
          phone: '+971 50 123 4567',
        },
  garment: {
    silhouette: 'hoodie',
    title: 'Hoodie',
    swatches: [
      { name: language === 'ar' ? 'كحلي' : 'Navy', hex: '#24509A' },
      { name: language === 'ar' ? 'أبيض' : 'White', hex: '#FFFFFF' },
    ],
  },
  link: `https://tiraz.example${language === 'ar' ? '/ar' : ''}/t/7Hk2mV9qLw3sXz8TbN4cYd6RfJ1gPaEu`,
});

/** A quotation whose sums are right. */
export function aQuotation(language: Language, count = 4): DocumentRequest & { template: 'quotation' } {
  const words = TEXTS[language];
  const lines: QuotationLine[] = Array.from({ length: count }, (_, i) => {
    const [text = '', detail = ''] = words.lines[i % words.lines.length] ?? [];
    const quantity = i % 4 > 1 ? 1 : 100 + ((i * 37) % 400);
    const unit = UNITS[i % UNITS.length] ?? 0n;
    return { text, detail, quantity, unit, amount: unit * BigInt(quantity) };
  });
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0n);
  const discount = (subtotal * 500n) / 10_000n;
  const base = subtotal - discount - 100_000n;
  const tax = (base * 1_400n) / 10_000n;
  const total = base + tax;
  const data: QuotationDocument = {
    ...every(language),
    revision: 2,
    issuedOn: '2026-11-22',
    validThrough: '2026-12-06',
    lines,
    subtotal,
    discount: { percentBasisPoints: 500, amount: discount },
    credits: [{ text: words.credit, quantity: 1, unit: 100_000n, amount: 100_000n }],
    tax: { label: words.tax, amount: tax },
    total,
    instalments: [
      { percentBasisPoints: 5_000, due: words.due[0], amount: total / 2n },
      { percentBasisPoints: 5_000, due: words.due[1], amount: total - total / 2n },
    ],
    delivery: { incoterm: 'EXW', place: language === 'ar' ? 'القاهرة' : 'Cairo' },
    indicative: {
      currency: 'USD',
      amount: '1871.40',
      rate: '49.440000',
      source: words.source,
      day: '2026-11-22',
    },
    notes: words.notes,
    terms: words.terms,
  };
  return { key: `quotations/0/R2.${language}`, template: 'quotation', language, data };
}

export function anInquiry(language: Language): DocumentRequest & { template: 'inquiry' } {
  const words = TEXTS[language];
  const data: InquiryDocument = {
    ...every(language),
    sentOn: '2026-11-21',
    kind: words.kind,
    choices: words.choices.map(([label, value]) => ({ label, value })),
    priceLines: [
      { label: words.prices[0], amount: 2_370_000n },
      { label: words.prices[1], amount: 150_000n },
    ],
    total: 2_520_000n,
    isEstimate: true,
    notes: [],
  };
  return { key: `inquiries/0.${language}`, template: 'inquiry', language, data };
}
