import { beforeEach, describe, expect, it } from '@jest/globals';
import { applyLanguage, readStoredLanguage, storeLanguage } from './language-memory';

beforeEach(() => localStorage.clear());

describe('the remembered language', () => {
  it('is English at first', () => expect(readStoredLanguage()).toBe('en'));

  it.each(['fr', '', 'AR', '["ar"]', 'null'])('is English when storage holds %p', (junk) => {
    localStorage.setItem('tiraz.language', junk);
    expect(readStoredLanguage()).toBe('en');
  });

  it('comes back, and is mirrored in a cookie', () => {
    storeLanguage('ar');
    expect(readStoredLanguage()).toBe('ar');
    expect(document.cookie).toContain('tiraz.language=ar');
  });

  it('turns the page around', () => {
    applyLanguage('ar');
    expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' });
    applyLanguage('en');
    expect(document.documentElement).toMatchObject({ lang: 'en', dir: 'ltr' });
  });
});
