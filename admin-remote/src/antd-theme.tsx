import { useLanguage } from '@tiraz/locale';
import { colours, fontFamily } from '@tiraz/theme';
import { ConfigProvider, theme } from 'antd';
import arabic from 'antd/locale/ar_EG';
import english from 'antd/locale/en_US';
import { useSyncExternalStore, type ReactNode } from 'react';

const darkness = matchMedia('(prefers-color-scheme: dark)');

function onDarknessChange(notify: () => void) {
  darkness.addEventListener('change', notify);
  return () => darkness.removeEventListener('change', notify);
}

/** The nonce by which the server lets the page add styles; none when the remote runs on its own. */
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;

/** antd in the product's dyes, in the visitor's direction and words, light or dark as the device asks. */
export function AntdTheme({ children }: { children: ReactNode }) {
  const { language, direction } = useLanguage();
  const dark = useSyncExternalStore(onDarknessChange, () => darkness.matches);
  const dyes = dark ? colours.dark : colours.light;

  return (
    <ConfigProvider
      direction={direction}
      locale={language === 'ar' ? arabic : english}
      csp={nonce ? { nonce } : undefined}
      theme={{
        algorithm: dark ? theme.darkAlgorithm : theme.defaultAlgorithm,
        token: {
          fontFamily,
          borderRadius: 3,
          controlHeight: 44,
          motionDurationMid: '0.16s',
          colorPrimary: dyes.action,
          colorPrimaryHover: dyes.actionHover,
          colorTextLightSolid: dyes.onAction,
          colorLink: dyes.action,
          colorError: dyes.accent,
          colorBgBase: dyes.ground,
          colorBgContainer: dyes.surface,
          colorBgLayout: dyes.ground,
          colorText: dyes.ink,
          colorTextSecondary: dyes.muted,
          colorTextDescription: dyes.muted,
          colorBorder: dyes.control,
          colorBorderSecondary: dyes.line,
        },
        components: {
          Segmented: { trackBg: dyes.sunken, itemSelectedBg: dyes.surface, itemSelectedColor: dyes.ink },
        },
      }}
    >
      {children}
    </ConfigProvider>
  );
}
