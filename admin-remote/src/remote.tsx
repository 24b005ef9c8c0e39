import type { RemoteProps } from '@tiraz/contracts/remote';
import { LanguageProvider } from '@tiraz/locale';
import { useState, type ComponentType } from 'react';
import { Provider } from 'react-redux';
import { AntdTheme } from './app/antd-theme';
import { StaffArea } from './app/staff-area';
import { createStore } from './app/store';
import { ConflictDialog } from './ui/merged-save';
import { BasePath } from './ui/places';
import { Toaster } from './ui/toaster';
import { UnsavedGuard } from './ui/unsaved-guard';

function AdminRemote({ basePath, language, onLanguageChange }: RemoteProps) {
  const [store] = useState(() => createStore({ renew: () => Promise.resolve(false) }));

  return (
    <LanguageProvider language={language} onLanguageChange={onLanguageChange}>
      <Provider store={store}>
        <BasePath value={basePath}>
          <AntdTheme>
            <Toaster>
              <UnsavedGuard>
                <ConflictDialog>
                  <StaffArea />
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
