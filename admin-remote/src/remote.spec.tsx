import { expect, jest, test } from '@jest/globals';
import { BrowserRouter } from '@tiraz/router';
import { render, screen } from '@testing-library/react';
import AdminRemote from './remote';

function open(path: string, language: 'en' | 'ar' = 'en') {
  window.history.replaceState(null, '', path);
  render(
    <BrowserRouter>
      <AdminRemote
        basePath="/admin"
        language={language}
        onLanguageChange={jest.fn()}
        publicUrl="https://tiraz.example"
      />
    </BrowserRouter>,
  );
}

test('the staff area opens on the overview', async () => {
  open('/admin');
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(window.location.pathname).toBe('/admin/dashboard');
  expect(screen.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
});

test('an unknown path says so, with a way on', async () => {
  open('/admin/nowhere', 'ar');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('٤٠٤ الصفحة غير موجودة');
  expect(screen.getByRole('link', { name: 'إلى النظرة العامة' })).toHaveAttribute('href', '/admin/dashboard');
});
