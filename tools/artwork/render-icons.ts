// Draws the icons and the logo from the mark's own path data: `npm run artwork -w tools`, after the mark has changed.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { MARK, MARK_SIDE } from '../../storefront/src/artwork/mark.paths.ts';
import { FLOATS, REPEAT, WARP, WEFT } from '../../storefront/src/artwork/woven-band.paths.ts';
import { findChromium } from '../find-chromium.mjs';

const PUBLIC = new URL('../../host-shell/public/', import.meta.url);
const ARTWORK = new URL('../../storefront/src/artwork/', import.meta.url);

const [{ dye: ground }, { dye: weft }, { dye: warp }] = MARK;
const FLOAT_DYE = '#D0665A';

const svg = (side: number, drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">${drawing}</svg>\n`;
const paths = (drawn: readonly { dye: string; path: string }[]) =>
  drawn.map(({ dye, path }) => `<path fill="${dye}" d="${path}"/>`).join('');
const cover = (side: number) => `<path fill="${ground}" d="M0 0H${side}V${side}H0Z"/>`;

const favicon = svg(MARK_SIDE, paths(MARK));

/** With one unit of ground more on every side: the telephone rounds the corners off. */
const touchIcon = svg(
  MARK_SIDE + 2,
  cover(MARK_SIDE + 2) + `<g transform="translate(1 1)">${paths(MARK.slice(1))}</g>`,
);

/** The mark over a band across the whole width; both stay whole when a messenger cuts out the circle. */
function logo() {
  const [side, unit, bandUnit, bandTop] = [640, 28, 8, 480];
  const repeat = REPEAT.width * bandUnit;
  const first = (side - repeat) / 2 - 3 * repeat;
  const band = paths([
    { dye: weft, path: WEFT },
    { dye: warp, path: WARP },
    { dye: FLOAT_DYE, path: FLOATS },
  ]);
  const repeats = Array.from(
    { length: 7 },
    (_, i) => `<g transform="translate(${first + i * repeat} ${bandTop}) scale(${bandUnit})">${band}</g>`,
  );
  const left = (side - MARK_SIDE * unit) / 2;
  const mark = `<g transform="translate(${left} ${left - 40}) scale(${unit})">${paths(MARK.slice(1))}</g>`;
  return svg(side, cover(side) + mark + repeats.join(''));
}

/** An icon file that holds PNG pictures, as every browser since 2010 reads it. */
function ico(pictures: { side: number; png: Buffer }[]): Buffer {
  const directory = Buffer.alloc(6 + 16 * pictures.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(pictures.length, 4);
  let offset = directory.length;
  for (const [i, { side, png }] of pictures.entries()) {
    const entry = 6 + 16 * i;
    directory.writeUInt8(side, entry);
    directory.writeUInt8(side, entry + 1);
    directory.writeUInt16LE(1, entry + 4);
    directory.writeUInt16LE(32, entry + 6);
    directory.writeUInt32LE(png.length, entry + 8);
    directory.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([directory, ...pictures.map(({ png }) => png)]);
}

const fromTheJourneys = createRequire(new URL('../../e2e/package.json', import.meta.url));
const { chromium } = fromTheJourneys('@playwright/test');
const browser = await chromium.launch({ executablePath: findChromium() });
try {
  const page = await browser.newPage();
  const render = async (picture: string, side: number) => {
    await page.setViewportSize({ width: side, height: side });
    await page.setContent(
      `<style>body { margin: 0 } svg { display: block; inline-size: 100vw }</style>${picture}`,
    );
    return page.screenshot();
  };

  writeFileSync(new URL('favicon.svg', PUBLIC), favicon);
  const sides = [16, 32, 48];
  const pictures: { side: number; png: Buffer }[] = [];
  for (const side of sides) pictures.push({ side, png: await render(favicon, side) });
  writeFileSync(new URL('favicon.ico', PUBLIC), ico(pictures));
  writeFileSync(new URL('apple-touch-icon.png', PUBLIC), await render(touchIcon, 180));
  const logoPicture = await render(logo(), 640);
  // The logo page is part of a remote, which brings its own copy; the root's is for links from elsewhere.
  writeFileSync(new URL('tiraz-logo-640.png', ARTWORK), logoPicture);
  writeFileSync(new URL('tiraz-logo.png', PUBLIC), logoPicture);
} finally {
  await browser.close();
}
