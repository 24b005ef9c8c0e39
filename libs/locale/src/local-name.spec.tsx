import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { LanguageProvider } from './language';
import { LocalName } from './local-name';
import { localised } from './localised';

const regular = { name: 'Regular', nameAr: 'قَصّة عادية' };

describe('localised', () => {
  it.each([
    [regular, 'en', { text: 'Regular', lang: 'en' }],
    [regular, 'ar', { text: 'قَصّة عادية', lang: 'ar' }],
    [{ name: 'Slim', nameAr: '' }, 'ar', { text: 'Slim', lang: 'en' }],
    [{ name: 'Slim', nameAr: '  ' }, 'ar', { text: 'Slim', lang: 'en' }],
    [{ name: 'Slim' }, 'ar', { text: 'Slim', lang: 'en' }],
  ] as const)('reads %j in %s', (item, language, expected) => {
    expect(localised(item, 'name', language)).toEqual(expected);
  });

  it('marks English that stands in for Arabic as English', () => {
    render(
      <LanguageProvider language="ar" onLanguageChange={() => undefined}>
        <LocalName item={{ name: 'Slim', nameAr: '' }} />
      </LanguageProvider>,
    );
    expect(screen.getByText('Slim')).toHaveAttribute('lang', 'en');
  });
});
