import type { RemoteProps } from '@tiraz/contracts/remote';
import { LanguageProvider } from '@tiraz/locale';
import { ConflictDialog, UnsavedGuard } from '@tiraz/staff-kit/forms';
import { BasePath, Toaster } from '@tiraz/staff-kit/page';
import { createSessionRenewal, createStore } from '@tiraz/staff-kit/session';
import { AntdTheme } from '@tiraz/staff-kit/theme';
import { useState, type ComponentType } from 'react';
import { Provider } from 'react-redux';
import { StaffArea } from './app/staff-area';

declare const __webpack_hash__: string;

function AdminRemote({ basePath, language, onLanguageChange, hostVersion }: RemoteProps) {
  const [renewal] = useState(createSessionRenewal);
  const [store] = useState(() => createStore(renewal));

  return (
    <LanguageProvider language={language} onLanguageChange={onLanguageChange}>
      <Provider store={store}>
        <BasePath value={basePath}>
          <AntdTheme>
            <Toaster>
              <UnsavedGuard>
                <ConflictDialog>
                  <StaffArea renewal={renewal} versions={{ host: hostVersion, remote: __webpack_hash__ }} />
                </ConflictDialog>
              </UnsavedGuard>
            </Toaster>
          </AntdTheme>
        </BasePath>
      </Provider>
    </LanguageProvider>
  );
}

export default AdminRemote satisfies ComponentType<RemoteProps>;
