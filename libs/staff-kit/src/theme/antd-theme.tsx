import { useLanguage } from '@tiraz/locale';
import { colours, fontFamily } from '@tiraz/theme';
import { App as AntdApp, ConfigProvider, theme } from 'antd';
import arabic from 'antd/locale/ar_EG';
import english from 'antd/locale/en_US';
import { useSyncExternalStore, type ReactNode } from 'react';
import './antd-theme.css';
import { nonce, nonceForStyles } from './nonce';

nonceForStyles();

/** Madder thinned on the ground of each theme, for what must be seen and still be read. */
const ALARM = { light: '#F8E0DA', dark: '#3B2122' };

const darkness = matchMedia('(prefers-color-scheme: dark)');
const stillness = matchMedia('(prefers-reduced-motion: reduce)');
const touch = matchMedia('(pointer: coarse)');

function useMedia(query: MediaQueryList): boolean {
  return useSyncExternalStore(
    (notify) => {
      query.addEventListener('change', notify);
      return () => query.removeEventListener('change', notify);
    },
    () => query.matches,
  );
}

/** antd in the product's dyes, in the reader's direction and words, light or dark as the device asks. */
export function AntdTheme({ children }: { children: ReactNode }) {
  const { language, direction } = useLanguage();
  const dark = useMedia(darkness);
  const dyes = dark ? colours.dark : colours.light;

  return (
    <ConfigProvider
      direction={direction}
      locale={language === 'ar' ? arabic : english}
      csp={nonce ? { nonce } : undefined}
      // Motion explains a change; a ring that spreads from a pressed button explains none, and outlives a turn of the phone.
      wave={{ disabled: true }}
      theme={{
        algorithm: dark ? theme.darkAlgorithm : theme.defaultAlgorithm,
        token: {
          fontFamily,
          fontSize: 15,
          lineHeight: language === 'ar' ? 1.75 : 1.55,
          borderRadius: 3,
          // A finger needs more room than a mouse.
          controlHeight: useMedia(touch) ? 44 : 36,
          motion: !useMedia(stillness),
          motionDurationMid: '0.16s',
          motionDurationSlow: '0.2s',
          colorPrimary: dyes.action,
          colorPrimaryHover: dyes.actionHover,
          colorPrimaryBorder: dyes.action,
          colorTextLightSolid: dyes.onAction,
          colorLink: dyes.action,
          colorLinkHover: dyes.actionHover,
          colorError: dyes.accent,
          colorWarning: dyes.figure,
          colorErrorBg: dark ? ALARM.dark : ALARM.light,
          colorErrorBorder: dyes.accent,
          colorBgBase: dyes.ground,
          colorBgContainer: dyes.surface,
          colorBgElevated: dyes.surface,
          colorBgLayout: dyes.ground,
          colorText: dyes.ink,
          colorTextSecondary: dyes.muted,
          colorTextTertiary: dyes.muted,
          colorTextDescription: dyes.muted,
          colorTextPlaceholder: dyes.muted,
          colorBorder: dyes.control,
          colorBorderSecondary: dyes.line,
          controlItemBgActive: dyes.tint,
        },
        components: {
          Button: {
            // The algorithms change the seed; what one presses has the very dye.
            colorPrimary: dyes.action,
            colorPrimaryHover: dyes.actionHover,
            colorPrimaryActive: dyes.actionHover,
            primaryShadow: 'none',
            defaultShadow: 'none',
            dangerShadow: 'none',
            fontWeight: 600,
          },
          Segmented: { trackBg: dyes.sunken, itemSelectedBg: dyes.surface, itemSelectedColor: dyes.ink },
          Table: {
            headerBg: dyes.sunken,
            headerColor: dyes.ink,
            cellPaddingBlock: 10,
            cellPaddingInline: 12,
          },
        },
      }}
    >
      <AntdApp component={false}>{children}</AntdApp>
    </ConfigProvider>
  );
}
