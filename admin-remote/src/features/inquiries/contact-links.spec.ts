import { describe, expect, it } from '@jest/globals';
import { languageOfCustomer, mailLink, whatsAppLink } from './contact-links';

const inquiry = {
  customerName: 'Layla & Sons',
  message: '',
  reference: 'TRZ-2026-000123',
  isSampleRequest: false,
};

describe('the links to a customer', () => {
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
