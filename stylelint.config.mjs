// Arabic mirrors the page. What is written in logical directions mirrors by itself, so physical ones are refused.
const physical = [
  'left',
  'right',
  '/^(margin|padding|scroll-margin|scroll-padding)-(left|right)$/',
  '/^border-(left|right)(-|$)/',
  '/^border-(top|bottom)-(left|right)-radius$/',
];

/** One of the four sides of a shorthand. */
const side = String.raw`(var\(--[\w-]+\)|-?[\d.]+[a-z%]*|auto)`;

export default {
  extends: 'stylelint-config-standard',
  ignoreFiles: ['**/dist/**', '**/node_modules/**'],
  rules: {
    'property-disallowed-list': [
      physical,
      {
        message: (/** @type {string} */ property) =>
          `"${property}" does not mirror: use its logical form (inline-start, inline-end)`,
      },
    ],
    'declaration-property-value-disallowed-list': [
      {
        '/^(text-align|float|clear|caption-side)$/': ['left', 'right'],
        '/^(margin|padding|inset|scroll-margin|scroll-padding)$/': [`/^(${side}\\s+){3}${side}$/`],
      },
      {
        message: (/** @type {string} */ property, /** @type {string} */ value) =>
          `"${property}: ${value}" does not mirror: use start and end, or the logical forms (-block, -inline)`,
      },
    ],
    'rule-selector-property-disallowed-list': [
      { '/(\\[dir=["\']?rtl|:dir\\(rtl|:lang\\(ar)/': ['letter-spacing'] },
      { message: 'Arabic letters are joined: no letter-spacing' },
    ],
    // A class of a CSS module is a name in a program.
    'selector-class-pattern': null,
    'no-descending-specificity': null,
    'custom-property-empty-line-before': null,
    'import-notation': 'string',
    'value-keyword-case': ['lower', { ignoreProperties: ['/font/'] }],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
  },
};
