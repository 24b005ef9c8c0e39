import type { RemoteProps } from '@tiraz/contracts/remote';
import { LanguageProvider } from '@tiraz/locale';
import { useState, type ComponentType } from 'react';
import { Provider } from 'react-redux';
import { AntdTheme } from './app/antd-theme';
import { createSessionRenewal } from './app/session-renewal';
import { StaffArea } from './app/staff-area';
import { createStore } from './app/store';
import { ConflictDialog } from './ui/merged-save';
import { BasePath } from './ui/places';
import { Toaster } from './ui/toaster';
import { UnsavedGuard } from './ui/unsaved-guard';

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
