import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page';

test.each([
  ['en', '404 Page Not Found', 'The page you are looking for does not exist.', 'Back to Home', 'Calculator'],
  ['ar', '٤٠٤ الصفحة غير موجودة', 'الصفحة التي تبحث عنها غير موجودة.', 'العودة إلى الرئيسية', 'الحاسبة'],
] as const)('an unknown path in %s says so and leads on', (language, title, hint, home, calculator) => {
  openPage('/no-such-page', language);

  const main = within(screen.getByRole('main'));
  expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(main.getByText(hint)).toBeVisible();
  expect(main.getByRole('link', { name: home })).toHaveAttribute('href', '/');
  expect(main.getByRole('link', { name: calculator })).toHaveAttribute('href', '/calculator');
});
