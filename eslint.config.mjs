import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { providersAreOverridden } from './tools/eslint/providers-are-overridden.mjs';

/** Two assertions in a row, or one to a type that everything fits, say that a value is anything at all. */
const honestAssertions = {
  selector:
    'TSAsExpression[expression.type="TSAsExpression"], TSAsExpression > :matches(TSNeverKeyword, TSAnyKeyword)',
  message: 'Let the type be inferred, or assert what the value can be: this would hide any mistake.',
};

/** A screen reader follows a region from when it finds it: of one that brings its words along most say nothing. */
const regionsAreThereBefore = {
  selector: ['JSXElement', 'JSXFragment > JSXElement']
    .map(
      (root) =>
        `:matches(LogicalExpression, ConditionalExpression, IfStatement > ReturnStatement, IfStatement > BlockStatement > ReturnStatement) > ${root} > JSXOpeningElement > JSXAttribute:matches([name.name="role"][value.value=/^(status|log)$/], [name.name="aria-live"])`,
    )
    .join(', '),
  message: 'Let the region be there at all times, and be empty while there is nothing to say.',
};

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/test-results/',
      '**/playwright-report/',
      'libs/api-client/src/*generated.ts',
      'tools/boundaries/planted/',
      '.data/',
      '.nx/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', 300],
      'object-shorthand': 'error',
    },
  },
  { files: ['**/*.{js,mjs}'], languageOptions: { globals: globals.nodeBuiltin } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict],
    rules: {
      '@typescript-eslint/no-invalid-void-type': 'off',
      // Nest's modules are classes with nothing in them but a decorator.
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  {
    files: ['**/*.spec.{ts,tsx}', '**/e2e/**/*.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: ['{backend,tools}/**/*.{spec,fixture}.ts', '{backend,tools}/**/{e2e,test-support}/**/*.ts'],
    plugins: { tiraz: { rules: { 'providers-are-overridden': providersAreOverridden } } },
    rules: { 'tiraz/providers-are-overridden': 'error' },
  },
  // What comes back from an attack, or from any statement, has no type that would be true.
  {
    files: ['proofs/support/copy.ts', 'proofs/support/plans/{plan,site}.ts'],
    rules: { '@typescript-eslint/no-explicit-any': 'off' },
  },
  { files: ['**/*.tsx'], extends: [reactHooks.configs.flat.recommended] },
  {
    files: ['backend/src/*/{domain,application}/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          'NewExpression[callee.name="Date"][arguments.length=0]',
          'MemberExpression[object.name="Date"][property.name="now"]',
        ].map((selector) => ({
          selector,
          message: 'Ask the Clock: a rule gives the same answer whenever it is tested.',
        })),
        {
          selector: 'MemberExpression[object.name="Math"][property.name="random"]',
          message: 'Chance is an adapter: a rule gives the same answer every time.',
        },
      ],
    },
  },
  {
    files: ['{*-remote,storefront,host-shell,libs,e2e,bench}/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', honestAssertions, regionsAreThereBefore] },
  },
  {
    files: ['{*-remote,libs/staff-kit}/src/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        honestAssertions,
        regionsAreThereBefore,
        {
          selector: 'JSXAttribute[name.name="rules"] > JSXExpressionContainer > :not(CallExpression)',
          message:
            'Take the rules of a field from useFieldRules: antd guesses at types from rules of its own.',
        },
        {
          selector:
            'JSXAttribute[name.name="type"] > Literal[value=/^(date|datetime-local|month|time|week)$/]',
          message:
            'Take DateField or TimeField: the native ones have the language of the browser, not of the page.',
        },
      ],
    },
  },
  {
    files: ['*-remote/src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: '@tiraz/router',
          importNames: ['useNavigate'],
          message: 'Move with useGo: it asks before it leaves what is unsaved.',
        },
      ],
    },
  },
  {
    files: ['storefront/src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'react',
          importNames: ['lazy'],
          message: 'Take lazyPart or lazyDialog: what does not come would take the whole page with it.',
        },
      ],
    },
  },
  { files: ['**/database/migrations/**'], rules: { 'max-lines': 'off' } },
);
