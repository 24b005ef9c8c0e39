import { describe, expect, it } from '@jest/globals';
import { greeting, languageOfCustomer } from './greeting';

const inquiry = {
  customerName: 'Layla & Sons',
  message: '',
  reference: 'TRZ-2026-000123',
  isSampleRequest: false,
};

describe('what is written to a customer', () => {
  it.each([
    ['Layla', '', 'en'],
    ['ليلى', '', 'ar'],
    ['Layla', 'محتاجة عينة الأول', 'ar'],
  ])('is in the language of %s, who wrote %p: %s', (customerName, message, language) =>
    expect(languageOfCustomer({ customerName, message })).toBe(language),
  );

  it('begins with a greeting that names the request', () => {
    expect(greeting(inquiry)).toBe(
      'Hello Layla & Sons, this is Tiraz about your quotation request TRZ-2026-000123.',
    );
    expect(greeting({ ...inquiry, customerName: 'ليلى', isSampleRequest: true })).toBe(
      'أهلًا ليلى، معك فريق طِراز بخصوص طلب العينة رقم TRZ-2026-000123.',
    );
  });
});
