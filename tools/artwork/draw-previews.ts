// Draws what a messenger shows beside a link to the site, one picture a language: `npm run artwork -w tools`.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { MARK } from '../../storefront/src/artwork/mark.paths.ts';
import { findChromium } from '../find-chromium.mjs';
import { h, read, renderToStaticMarkup, stylesOf } from './read-components.ts';

const HERE = import.meta.url;
const from = (project: string) => createRequire(new URL(`../../${project}/package.json`, HERE));
const { FlatSketch } = await read('libs/artwork/src/flat-sketch.tsx');
const { tShirt } = await read('libs/artwork/src/garments/t-shirt.paths.ts');
const { hoodie } = await read('libs/artwork/src/garments/hoodie.paths.ts');
const { abaya } = await read('libs/artwork/src/garments/abaya.paths.ts');
const { Hanger } = await read('libs/artwork/src/hanger.tsx');
const { Wordmark } = await read('storefront/src/artwork/mark.tsx');
const { WovenBand } = await read('storefront/src/artwork/woven-band.tsx');
const { texts: landingTexts } = await read('libs/messages/dist/storefront/landing.js');
const { texts: shellTexts } = await read('libs/messages/dist/storefront/shell.js');

const face = (subset: string, range: string) => {
  const file = from('libs/theme').resolve(
    `@fontsource-variable/cairo/files/cairo-${subset}-wght-normal.woff2`,
  );
  const data = readFileSync(file).toString('base64');
  return `@font-face { font-family: Cairo; font-weight: 200 1000; unicode-range: ${range}; src: url(data:font/woff2;base64,${data}) }`;
};

const STYLES = [
  face('arabic', 'U+0600-06FF'),
  face('latin', 'U+0000-00FF, U+2000-206F'),
  readFileSync(new URL('../../libs/theme/src/tokens.css', HERE), 'utf8'),
  stylesOf('libs/artwork/src/garment', 'storefront/src/artwork/mark', 'storefront/src/artwork/woven-band'),
  `
  body { margin: 0; }
  main { position: relative; overflow: hidden; block-size: 630px; background: var(--ground); color: var(--ink); font-family: Cairo; }
  .words { position: absolute; inset-block: 0 80px; inset-inline: 64px 520px; display: grid; align-content: center; justify-items: start; gap: 28px; }
  .words .wordmark { font-size: 46px; }
  h1 { margin: 0; font-size: 74px; font-weight: 800; line-height: 1.06; }
  h1:lang(ar) { font-size: 84px; line-height: 1.5; }
  p { max-inline-size: 24em; margin: 0; font-size: 27px; line-height: 1.5; }
  .rail { position: absolute; inset-block-start: 64px; inset-inline: 660px 0; block-size: 12px; border-start-start-radius: 6px; border-end-start-radius: 6px; background: linear-gradient(#c99a45, #8a6420 60%, #6d4d14); }
  .hung { position: absolute; inset-block-start: 52px; inline-size: 330px; }
  .hung > svg:first-child { position: absolute; inset-inline-start: calc(50% - 27.5px); inline-size: 55px; }
  .hung > svg:nth-child(2) { position: relative; margin-block-start: 26px; }
  .hung > svg:nth-child(3) { position: absolute; inset-block-start: 142px; inset-inline-start: calc(50% - 43px); inline-size: 86px; }
  .tee { inset-inline-start: 668px; inline-size: 380px; }
  .hood { inset-inline-start: 1010px; inline-size: 360px; }
  .abaya { inset-inline-start: 838px; inline-size: 440px; }
  .selvedge { position: absolute; inset-block-end: 0; inset-inline: 0; }
  `,
].join('\n');

const print = h(
  'svg',
  { viewBox: '0 0 16 16' },
  MARK.slice(1).map(({ dye, path }) => h('path', { key: path, d: path, fill: dye })),
);
const hung = (place: string, drawing: unknown, colours: string[], ...more: unknown[]) =>
  h('div', { className: `hung ${place}` }, h(Hanger), h(FlatSketch, { drawing, colours }), ...more);

const preview = (language: string) =>
  `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><style>${STYLES}</style>` +
  renderToStaticMarkup(
    h(
      'main',
      null,
      h('div', { className: 'rail' }),
      hung('abaya', abaya(), ['#1B1B1D', '#6A3D8F']),
      hung('hood', hoodie(), ['#B3261E', '#B3261E', '#FFFFFF']),
      hung('tee', tShirt(), ['#24509A'], print),
      h(
        'div',
        { className: 'words' },
        h(Wordmark, { language }),
        h('h1', null, landingTexts[language].title),
        h('p', null, shellTexts[language].tagline),
      ),
      h('div', { className: 'selvedge' }, h(WovenBand, { height: 64 })),
    ),
  );

const { chromium } = from('e2e')('@playwright/test');
const browser = await chromium.launch({ executablePath: findChromium() });
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  for (const language of ['en', 'ar']) {
    await page.setContent(preview(language));
    await page.evaluate('document.fonts.ready');
    const path = fileURLToPath(new URL(`../../host-shell/public/og-${language}.png`, HERE));
    await page.screenshot({ path });
  }
} finally {
  await browser.close();
}
