import { BrowserRouter } from '@tiraz/router';
import type { Language } from '@tiraz/contracts/language';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { StaffRoot } from '../session/staff-root';

/** Shows a part of the staff area with all that stands above every page. */
export function show(part: ReactNode, { language = 'en' as Language, path = '/admin' } = {}) {
  window.history.replaceState(null, '', path);
  render(
    <BrowserRouter>
      <StaffRoot basePath="/admin" language={language} onLanguageChange={() => undefined}>
        {part}
      </StaffRoot>
    </BrowserRouter>,
  );
  return userEvent.setup();
}
