import { expect, it } from '@jest/globals';
import { storedUserAgent, namesIn } from './browser.js';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K)';

it.each([
  [`${WINDOWS} ${CHROME}`, 'Chrome', 'Windows'],
  [`${WINDOWS} ${CHROME} Edg/142.0.0.0`, 'Edge', 'Windows'],
  [`${MAC} ${CHROME} OPR/125.0.0.0`, 'Opera', 'macOS'],
  [`${MAC} ${WEBKIT} Version/26.1 Safari/605.1.15`, 'Safari', 'macOS'],
  [`${IPHONE} ${WEBKIT} Version/26.1 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone'],
  [`${IPHONE} ${WEBKIT} CriOS/142.0.7444.77 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone'],
  [`${IPHONE.replaceAll('iPhone', 'iPad')} ${WEBKIT} FxiOS/145.0 Safari/605.1.15`, 'Firefox', 'iPad'],
  [`${ANDROID} ${CHROME.replace('Safari', 'Mobile Safari')}`, 'Chrome', 'Android'],
  [`${ANDROID} ${CHROME.replace('Chrome', 'SamsungBrowser/29.0 Chrome')}`, 'Samsung Internet', 'Android'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME}`, 'Chrome', 'ChromeOS'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Linux'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${CHROME.replace('Chrome', 'HeadlessChrome')}`, 'Chrome', 'Linux'],
  ['curl/8.17.0', null, null],
  ['', null, null],
])('%s is %s on %s', (userAgent, browser, system) => {
  expect(namesIn(userAgent)).toEqual({ browser, system });
});

it('keeps no more of it than a browser of today sends', () => {
  expect(storedUserAgent('x'.repeat(16_000))).toBe('x'.repeat(400));
  expect(storedUserAgent(undefined)).toBe('');
});
