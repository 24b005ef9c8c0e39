import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { openStaffArea } from './testing/open-staff-area';

test('the staff area opens on the overview', async () => {
  openStaffArea('/admin');
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(window.location.pathname).toBe('/admin/dashboard');
  expect(document.body).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
});

test('an unknown path says so, with a way on', async () => {
  openStaffArea('/admin/nowhere', { language: 'ar' });
  expect(await screen.findByRole('heading', { level: 1, name: '٤٠٤ الصفحة غير موجودة' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'إلى النظرة العامة' })).toHaveAttribute('href', '/admin/dashboard');
});
