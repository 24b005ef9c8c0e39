import { describe, expect, it } from '@jest/globals';
import {
  internationalDigits,
  languageOfCustomer,
  mailLink,
  telephoneLink,
  whatsAppLink,
} from './contact-links';

describe('a number in its international form', () => {
  it.each([
    ['+20 100 555 0143', '201005550143'],
    ['0020-100-555-0143', '201005550143'],
    ['01005550143', '201005550143'],
    ['0100 555 0143', '201005550143'],
    ['٠١٠٠٥٥٥٠١٤٣', '201005550143'],
    ['+٢٠ ۱۰۰ ٥٥٥ ٠١٤٣', '201005550143'],
    ['+20 0100 555 0143', '201005550143'],
    ['+20 (0) 100 555 0143', '201005550143'],
    ['201005550143', '201005550143'],
    ['\u202a+971 50 555 0121\u202c', '971505550121'],
    ['052 555 0174', '971525550174'],
    ['00966555550167', '966555550167'],
    ['053 555 0167', '966535550167'],
    ['+44 20 7946 0958', '442079460958'],
  ])('%s is %s', (typed, digits) => expect(internationalDigits(typed)).toBe(digits));

  it.each([
    ['an Emirati or a Saudi', '050 555 0121'],
    ['an Egyptian land line', '02 2735 0000'],
    ['without a country', '5550121'],
    ['with an extension', '+20 100 555 0143 ext 5'],
    ['two at once', '01005550143 / 01225550119'],
    ['too long', '+2010055501431234'],
    ['too short', '+20 100'],
    ['no number', 'call me'],
    ['nothing', ''],
  ])('is not guessed: %s', (_, typed) => expect(internationalDigits(typed)).toBeUndefined());
});

const inquiry = {
  customerName: 'Layla & Sons',
  message: '',
  reference: 'TRZ-2026-000123',
  isSampleRequest: false,
};

describe('the links to a customer', () => {
  it('dial the number, at home too', () => {
    expect(telephoneLink('0100 555 0143')).toBe('tel:+201005550143');
    expect(telephoneLink('٠٢ ٢٧٣٥ ٠٠٠٠')).toBe('tel:0227350000');
  });

  it.each([
    ['Layla', '', 'en'],
    ['ليلى', '', 'ar'],
    ['Layla', 'محتاجة عينة الأول', 'ar'],
  ])('speak the language of %s, who wrote %p: %s', (customerName, message, language) =>
    expect(languageOfCustomer({ customerName, message })).toBe(language),
  );

  it('open WhatsApp with a greeting that names the request', () => {
    const link = new URL(whatsAppLink('+20 100 555 0143', inquiry)!);
    expect(`${link.origin}${link.pathname}`).toBe('https://wa.me/201005550143');
    expect(link.searchParams.get('text')).toBe(
      'Hello Layla & Sons, this is Tiraz about your quotation request TRZ-2026-000123.',
    );
    const arabic = whatsAppLink('01005550143', { ...inquiry, customerName: 'ليلى', isSampleRequest: true })!;
    expect(new URL(arabic).searchParams.get('text')).toBe(
      'أهلًا ليلى، معك فريق طِراز بخصوص طلب العينة رقم TRZ-2026-000123.',
    );
    expect(whatsAppLink('050 555 0121', inquiry)).toBeUndefined();
  });

  it('write a mail, whatever the address and the name contain', () => {
    const link = new URL(mailLink('a&b+c@brand.example', inquiry));
    expect(decodeURIComponent(link.pathname)).toBe('a&b+c@brand.example');
    expect(link.searchParams.get('subject')).toBe('TRZ-2026-000123');
    expect(link.searchParams.get('body')).toContain('Layla & Sons');
  });
});
