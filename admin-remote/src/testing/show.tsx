import { BrowserRouter } from '@tiraz/router';
import type { Language } from '@tiraz/contracts/language';
import { LanguageProvider } from '@tiraz/locale';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { AntdTheme } from '../app/antd-theme';
import { ConflictDialog } from '../ui/merged-save';
import { BasePath } from '../ui/places';
import { Toaster } from '../ui/toaster';
import { UnsavedGuard } from '../ui/unsaved-guard';

/** Shows a part of the staff area with all that stands above every page. */
export function show(part: ReactNode, { language = 'en' as Language, path = '/admin' } = {}) {
  window.history.replaceState(null, '', path);
  render(
    <BrowserRouter>
      <LanguageProvider language={language} onLanguageChange={() => undefined}>
        <BasePath value="/admin">
          <AntdTheme>
            <Toaster>
              <UnsavedGuard>
                <ConflictDialog>{part}</ConflictDialog>
              </UnsavedGuard>
            </Toaster>
          </AntdTheme>
        </BasePath>
      </LanguageProvider>
    </BrowserRouter>,
  );
  return userEvent.setup();
}
