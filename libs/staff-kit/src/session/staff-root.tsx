import { askWhoIsThere } from '@tiraz/api-client/others-changes';
import type { RemoteProps } from '@tiraz/contracts/remote';
import { LanguageProvider } from '@tiraz/locale';
import { useEffect, useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { ConflictDialog } from '../forms/merged-save';
import { UnsavedGuard } from '../forms/unsaved-guard';
import { isAttended, watchAttendance } from '../live/attendance';
import { createHappenings, HappeningsContext } from '../live/happenings';
import { BasePath } from '../page/places';
import { Toaster } from '../page/toaster';
import { AntdTheme } from '../theme/antd-theme';
import { Confirmation, createAwaited, Renewal } from './awaited';
import { createOtherPages } from './other-pages';
import { createStore } from './store';

interface StaffRootProps extends Pick<RemoteProps, 'basePath' | 'language' | 'onLanguageChange'> {
  children: ReactNode;
}

/** All that stands above the pages of a remote for staff, with a store of its own. */
export function StaffRoot({ basePath, language, onLanguageChange, children }: StaffRootProps) {
  const [renewal] = useState(createAwaited);
  const [confirmation] = useState(createAwaited);
  const [happenings] = useState(createHappenings);
  const [otherPages] = useState(createOtherPages);
  const [store] = useState(() =>
    createStore({ renew: renewal.wait, confirm: confirmation.wait, isAttended }, happenings, otherPages),
  );
  useEffect(watchAttendance, []);
  useEffect(() => otherPages.hear(() => void store.dispatch(askWhoIsThere())), [otherPages, store]);
  return (
    <LanguageProvider language={language} onLanguageChange={onLanguageChange}>
      <Provider store={store}>
        <Renewal value={renewal}>
          <Confirmation value={confirmation}>
            <HappeningsContext value={happenings}>
              <BasePath value={basePath}>
                <AntdTheme>
                  <Toaster>
                    <UnsavedGuard>
                      <ConflictDialog>{children}</ConflictDialog>
                    </UnsavedGuard>
                  </Toaster>
                </AntdTheme>
              </BasePath>
            </HappeningsContext>
          </Confirmation>
        </Renewal>
      </Provider>
    </LanguageProvider>
  );
}
