/** For tests: texts of which nobody sees anything. */
export const UNSEEN_TEXTS: readonly string[] = [
  ...['', ' ', '\u00A0', '\u2003', '\u3000'],
  ...['\u200B', '\u200C', '\u200D', '\u2060', '\uFEFF'],
  ...['\u00AD', '\u034F', '\u061C', '\u180E', '\u200E', '\u200F'],
  ...['\u115F', '\u1160', '\u3164', '\uFFA0', '\u2800', '\u{1D159}'],
  ...['\uFE0F', '\u{E0020}', '\u064E', '\u0301'],
  '\u200B \u2800\u00AD\u3164',
];
