import { expect, jest, test } from '@jest/globals';
import { BrowserRouter } from '@tiraz/router';
import { fireEvent, render, screen } from '@testing-library/react';
import AdminRemote from './remote';

function show(language: 'en' | 'ar', onLanguageChange = jest.fn()) {
  window.history.replaceState(null, '', '/admin/login');
  render(
    <BrowserRouter>
      <AdminRemote
        basePath="/admin"
        language={language}
        onLanguageChange={onLanguageChange}
        publicUrl="https://tiraz.example"
      />
    </BrowserRouter>,
  );
  return onLanguageChange;
}

test.each([
  ['en', 'The staff area is still on the loom', 'Back to the home page'],
  ['ar', 'منطقة الفريق ما زالت على النول', 'العودة إلى الصفحة الرئيسية'],
] as const)('in %s says that it is coming, and leads home', (language, title, home) => {
  show(language);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  fireEvent.click(screen.getByRole('link', { name: home }));
  expect(window.location.pathname).toBe('/');
});

test('asks the host for another language', () => {
  const onLanguageChange = show('en');
  fireEvent.click(screen.getByRole('radio', { name: 'العربية' }));
  expect(onLanguageChange).toHaveBeenCalledWith('ar');
});
