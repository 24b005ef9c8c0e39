import { beforeEach, describe, expect, test } from '@jest/globals';
import { LANGUAGE_KEY } from '@tiraz/contracts/language';
import { act, renderHook } from '@testing-library/react';
import { useHostLanguage } from './use-host-language';

const page = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  document.cookie = `${LANGUAGE_KEY}=; Max-Age=0; Path=/`;
  page.lang = 'en';
  page.dir = 'ltr';
  window.history.replaceState(null, '', '/');
});

function start() {
  const { result } = renderHook(useHostLanguage);
  return {
    language: () => result.current[0],
    choose: (language: 'en' | 'ar') => act(() => result.current[1](language)),
  };
}

describe('useHostLanguage', () => {
  test.each([
    ['ar', 'en', 'ar'],
    ['en', 'ar', 'en'],
    [null, 'ar', 'ar'],
    ['klingon', 'en', 'en'],
    [null, '', 'en'],
  ])('kept %s and painted %s, it begins in %s', (kept, painted, expected) => {
    if (kept) localStorage.setItem(LANGUAGE_KEY, kept);
    page.lang = painted;
    expect(start().language()).toBe(expected);
    expect(page.lang).toBe(expected);
    expect(document.cookie).toContain(`${LANGUAGE_KEY}=${expected}`);
  });

  test('begins in the language that the address names', () => {
    localStorage.setItem(LANGUAGE_KEY, 'en');
    window.history.replaceState(null, '', '/ar/about');
    expect(start().language()).toBe('ar');
  });

  test('a choice is kept in storage and cookie, and turns the page', () => {
    const { language, choose } = start();
    choose('ar');
    expect(language()).toBe('ar');
    expect(page).toMatchObject({ lang: 'ar', dir: 'rtl' });
    expect(localStorage.getItem(LANGUAGE_KEY)).toBe('ar');
    expect(document.cookie).toContain(`${LANGUAGE_KEY}=ar`);
  });

  const otherTabKeeps = (newValue: string) => {
    const event = new StorageEvent('storage', { key: LANGUAGE_KEY, newValue });
    act(() => void window.dispatchEvent(event));
  };

  test('follows a choice made in another tab, unless it is junk', () => {
    const { language } = start();
    otherTabKeeps('ar');
    expect(language()).toBe('ar');
    expect(page.dir).toBe('rtl');
    otherTabKeeps('klingon');
    expect(language()).toBe('ar');
  });

  test('stays in the language that the address names, whatever another tab chooses', () => {
    window.history.replaceState(null, '', '/ar/about');
    const { language } = start();
    otherTabKeeps('en');
    expect(language()).toBe('ar');
    expect(page).toMatchObject({ lang: 'ar', dir: 'rtl' });
    window.history.replaceState(null, '', '/about');
    otherTabKeeps('en');
    expect(language()).toBe('en');
  });
});
