import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { openPage } from '../../testing/open-page';

test.each([
  ['en', 'The logo of Tiraz', 'Download PNG Logo', 'WhatsApp profile size, 640x640px'],
  ['ar', 'شعار طِراز', 'حمّل الشعار PNG', 'مقاس صورة واتساب، ٦٤٠×٦٤٠ بكسل'],
] as const)('the logo page in %s shows the logo and hands it out', (language, alt, download, size) => {
  openPage('/logo', language);

  const logo = screen.getByRole('img', { name: alt });
  const link = screen.getByRole('link', { name: download });
  expect(link).toHaveAttribute('href', logo.getAttribute('src'));
  expect(link).toHaveAttribute('download', 'tiraz-logo-640.png');
  expect(screen.getByText(size)).toBeVisible();
});
