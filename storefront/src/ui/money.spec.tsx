import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { formatMoney, LanguageProvider } from '@tiraz/locale';
import { Money } from './money';

it.each([
  ['ar', '1450.00', '٫٠٠'],
  ['ar', '1450.50', undefined],
  ['ar', '1000.05', undefined],
  ['en', '1450.00', undefined],
] as const)('in %s sets back of %s: %s', (language, amount, muted) => {
  const { container } = render(
    <LanguageProvider language={language} onLanguageChange={() => undefined}>
      <Money amount={amount} />
    </LanguageProvider>,
  );
  expect(container.textContent).toBe(formatMoney(amount, language));
  expect(container.querySelector('span')?.textContent).toBe(muted);
});
