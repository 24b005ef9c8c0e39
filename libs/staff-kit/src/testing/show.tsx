import { BrowserRouter } from '@tiraz/router';
import type { Language } from '@tiraz/contracts/language';
import { LanguageProvider } from '@tiraz/locale';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { AntdTheme } from '../theme/antd-theme';
import { ConflictDialog } from '../forms/merged-save';
import { BasePath } from '../page/places';
import { Toaster } from '../page/toaster';
import { UnsavedGuard } from '../forms/unsaved-guard';

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
