import type { RemoteProps } from '@tiraz/contracts/remote';
import { LanguageProvider } from '@tiraz/locale';
import type { ComponentType } from 'react';
import { AntdTheme } from './antd-theme';
import { ComingSoonPage } from './coming-soon-page';

function AdminRemote({ language, onLanguageChange }: RemoteProps) {
  return (
    <LanguageProvider language={language} onLanguageChange={onLanguageChange}>
      <AntdTheme>
        <ComingSoonPage />
      </AntdTheme>
    </LanguageProvider>
  );
}

export default AdminRemote satisfies ComponentType<RemoteProps>;
